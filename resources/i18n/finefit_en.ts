<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>AnswerPlurals</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sequence(s)</source>
        <translation>
            <numerusform>%n sequence</numerusform>
            <numerusform>%n sequences</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} token(s)</source>
        <translation>
            <numerusform>{number} token</numerusform>
            <numerusform>{number} tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n own measurement(s).</source>
        <translation>
            <numerusform>%n own measurement.</numerusform>
            <numerusform>%n own measurements.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entry(s) of the file cannot be read; they are kept.</source>
        <translation>
            <numerusform>%n entry of the file cannot be read; it is kept.</numerusform>
            <numerusform>%n entries of the file cannot be read; they are kept.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ImportPlurals</name>
    <message numerus="yes">
        <source>{name} needs %n value(s) before it can be planned.</source>
        <translation>
            <numerusform>{name} needs %n value before it can be planned.</numerusform>
            <numerusform>{name} needs %n values before it can be planned.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Use %n card(s)</source>
        <translation>
            <numerusform>Use %n card</numerusform>
            <numerusform>Use %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Plurals</name>
    <message numerus="yes">
        <source>%n notice(s)</source>
        <translation>
            <numerusform>%n notice</numerusform>
            <numerusform>%n notices</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n error(s) so far</source>
        <translation>
            <numerusform>%n error so far</numerusform>
            <numerusform>%n errors so far</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) are %n pool(s) of memory, not one of {all}.</source>
        <translation>
            <numerusform>%n card is %n pool of memory: {all}.</numerusform>
            <numerusform>%n cards are %n pools of memory, not one of {all}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{method} fits %n of {all} boxes.</source>
        <translation>
            <numerusform>{method} fits %n of {all} boxes.</numerusform>
            <numerusform>{method} fits %n of {all} boxes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ShardingPlurals</name>
    <message numerus="yes">
        <source>Show all %n bar(s)</source>
        <translation>
            <numerusform>Show the %n bar</numerusform>
            <numerusform>Show all %n bars</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n GPU(s)</source>
        <translation>
            <numerusform>%n GPU</numerusform>
            <numerusform>%n GPUs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {all} layout(s) fit(s).</source>
        <translation>
            <numerusform>%n of {all} layouts fits.</numerusform>
            <numerusform>%n of {all} layouts fit.</numerusform>
        </translation>
    </message>
</context>
</TS>
