"""What was assumed, derived or found out while a model was read, by the key of the reader."""

from PySide6.QtCore import QT_TRANSLATE_NOOP

IMPORT_NOTICES = {
    "nested_level": QT_TRANSLATE_NOOP("Notice", "The text part is planned: {level} of the config."),
    "nested_preferred": QT_TRANSLATE_NOOP(
        "Notice", "Sizes stand in two places of the config; those of {level} were used."
    ),
    "assumed_family": QT_TRANSLATE_NOOP("Notice", "{found} was read as its relative {family}."),
    "unknown_family": QT_TRANSLATE_NOOP(
        "Notice", "Model type “{found}” is not known; the model was read from its sizes alone."
    ),
    "assumed_value": QT_TRANSLATE_NOOP(
        "Notice", "{field} is absent; assumed {value}, from {basis}."
    ),
    "assumed_gated": QT_TRANSLATE_NOOP("Notice", "Gated MLP assumed: {gated}. Basis: {basis}."),
    "assumed_norm": QT_TRANSLATE_NOOP("Notice", "Norm assumed: {norm}. Basis: {basis}."),
    "assumed_tied": QT_TRANSLATE_NOOP(
        "Notice", "tie_word_embeddings is absent; assumed {tied}, the default of {family}."
    ),
    "default_applied": QT_TRANSLATE_NOOP(
        "Notice", "{field} is absent; {value} is what transformers fills in."
    ),
    "derived_value": QT_TRANSLATE_NOOP("Notice", "{field} = {value}, derived from {basis}."),
    "unknown_activation": QT_TRANSLATE_NOOP(
        "Notice", "Activation {found} is not known; counted as {used}."
    ),
    "context_ignored": QT_TRANSLATE_NOOP("Notice", "{field} is no usable length and was left out."),
    "dtype_unknown": QT_TRANSLATE_NOOP(
        "Notice", "The config does not say how the weights are stored; 16 bit was taken."
    ),
    "fp32_on_disk": QT_TRANSLATE_NOOP(
        "Notice", "Stored in fp32: the files are twice as large as the 16-bit weights."
    ),
    "extra_prediction_layers": QT_TRANSLATE_NOOP(
        "Notice", "{layers} layers for predicting further tokens are in the file and not trained."
    ),
    "per_layer_embeddings": QT_TRANSLATE_NOOP(
        "Notice", "Per-layer embeddings of {table} elements are counted."
    ),
    "vision_apart": QT_TRANSLATE_NOOP(
        "Notice", "Vision tower of {parameters} parameters, counted apart ({basis}); can be frozen."
    ),
    "vision_unknown": QT_TRANSLATE_NOOP(
        "Notice", "A vision tower is named without sizes; it is not counted."
    ),
    "quantised_open_first": QT_TRANSLATE_NOOP(
        "Notice",
        "Quantised checkpoint ({method}): as it is for {packed}; "
        "opened to 16 bit, {growth} times as large, for {opened}.",
    ),
    "quantised_train_on_packed": QT_TRANSLATE_NOOP(
        "Notice", "Quantised checkpoint ({method}, {bits} bits a weight): for {packed} as it is."
    ),
    "quantised_unknown": QT_TRANSLATE_NOOP(
        "Notice", "Quantisation “{method}” is not known: inference only, by the size of the file."
    ),
    "count_confirmed": QT_TRANSLATE_NOOP(
        "Notice", "{parameters} parameters, counted in the tensors and confirmed by the formula."
    ),
    "count_differs": QT_TRANSLATE_NOOP(
        "Notice", "The tensors hold {tensors} parameters, the formula gives {formula}."
    ),
    "origin_tensors": QT_TRANSLATE_NOOP(
        "Notice", "No config.json beside it: sizes read from the tensors' shapes, as {family}."
    ),
    "origin_gguf": QT_TRANSLATE_NOOP("Notice", "Sizes read from the header of the GGUF file."),
    "gguf_inference_only": QT_TRANSLATE_NOOP(
        "Notice", "A GGUF file is for inference; to train, take the original weights."
    ),
    "index_claim_differs": QT_TRANSLATE_NOOP(
        "Notice", "The index claims {claimed} for {field}; the headers add up to {found}."
    ),
    "shards_absent": QT_TRANSLATE_NOOP(
        "Notice",
        "{absent} of {expected} weight files are not there; the config's formula was used.",
    ),
    "split_part_missing": QT_TRANSLATE_NOOP("Notice", "A part of the split file is not there."),
    "origin_adapter_weights": QT_TRANSLATE_NOOP(
        "Notice", "Rank {rank} and targets {targets} read from the adapter's weights."
    ),
    "adapter_default_targets": QT_TRANSLATE_NOOP(
        "Notice", "The adapter names no targets; PEFT's usual ones were taken: {targets}."
    ),
    "adapter_pattern": QT_TRANSLATE_NOOP(
        "Notice", "Targets read from the expression “{pattern}”: {targets}."
    ),
    "adapter_pattern_unread": QT_TRANSLATE_NOOP(
        "Notice", "The expression “{pattern}” names no known module; all linear layers were taken."
    ),
    "adapter_rank_differs": QT_TRANSLATE_NOOP(
        "Notice",
        "The adapter's config says rank {config}, its weights {weights}; the weights count.",
    ),
    "adapter_rank_varies": QT_TRANSLATE_NOOP(
        "Notice", "The rank differs from module to module; one rank was taken for all."
    ),
    "adapter_base_unknown": QT_TRANSLATE_NOOP(
        "Notice", "The adapter does not say which model it was trained on."
    ),
}
LOCAL_NOTICES = {
    "local_extra_missing": QT_TRANSLATE_NOOP(
        "Notice",
        "NVIDIA cards cannot be seen: the package nvidia-ml-py is not installed. "
        "pip install finefit[local], or choose the card by hand.",
    ),
    "no_driver": QT_TRANSLATE_NOOP(
        "Notice", "No NVIDIA driver answers here. Choose the card by hand."
    ),
    "driver_failed": QT_TRANSLATE_NOOP(
        "Notice", "The NVIDIA driver failed while it was asked ({reason}). Choose the card by hand."
    ),
    "no_card": QT_TRANSLATE_NOOP("Notice", "The NVIDIA driver is there, but it sees no card."),
    "card_failed": QT_TRANSLATE_NOOP(
        "Notice", "Card {index} does not answer ({reason}) and was left out."
    ),
    "card_memory_unknown": QT_TRANSLATE_NOOP(
        "Notice",
        "{name} shares the main memory and reports no total of its own. "
        "Enter the part it may use as a card of your own.",
    ),
    "card_mig": QT_TRANSLATE_NOOP(
        "Notice",
        "{name} is cut into MIG slices. Enter the slice you train on as a card of your own.",
    ),
    "card_not_in_catalogue": QT_TRANSLATE_NOOP(
        "Notice", "{name} is not in the catalogue; it is used with what the driver reports."
    ),
    "card_total_differs": QT_TRANSLATE_NOOP(
        "Notice",
        "{name} reports {found} MiB, the catalogue has {expected} MiB; the driver's number is used.",
    ),
    "unified_memory": QT_TRANSLATE_NOOP(
        "Notice",
        "Processor and graphics share {total} MiB. The system keeps a part; "
        "set the reserve accordingly.",
    ),
    "type_card_in": QT_TRANSLATE_NOOP(
        "Notice", "This system does not tell which cards it has. Choose the card by hand."
    ),
}
