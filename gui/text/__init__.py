"""Words and numbers for the reader: engine keys to translated text, sizes through QLocale."""
