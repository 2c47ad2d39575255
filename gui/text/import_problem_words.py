"""Why a file or a model cannot be used, and the way out, by the key of the reader."""

from PySide6.QtCore import QT_TRANSLATE_NOOP

IMPORT_PROBLEMS = {
    "file_not_found": QT_TRANSLATE_NOOP("Problem", "There is no such file any more"),
    "not_a_file": QT_TRANSLATE_NOOP("Problem", "Is no file; open a file or a model folder"),
    "file_changed": QT_TRANSLATE_NOOP(
        "Problem", "Changed while it was read; open it again when it is whole"
    ),
    "lfs_pointer": QT_TRANSLATE_NOOP(
        "Problem", "Is only a Git LFS pointer; fetch the file itself with git lfs pull"
    ),
    "wrong_file": QT_TRANSLATE_NOOP("Problem", "Is a {found}; open {expected} beside it"),
    "unsupported_file": QT_TRANSLATE_NOOP("Problem", "Cannot be read; open one of: {expected}"),
    "folder_without_model": QT_TRANSLATE_NOOP(
        "Problem", "Holds no model; a folder needs one of: {expected}"
    ),
    "pickle_not_read": QT_TRANSLATE_NOOP(
        "Problem",
        "Is a pickle, which could run code, and is not opened. "
        "Open the config.json or the .safetensors of the same model",
    ),
    "unsafe_path": QT_TRANSLATE_NOOP(
        "Problem", "Names a file outside its own folder and is not followed; open the config.json"
    ),
    "too_many_files": QT_TRANSLATE_NOOP(
        "Problem", "Lists more than {most} files; open the config.json instead"
    ),
    "reader_stopped": QT_TRANSLATE_NOOP(
        "Problem", "The reader stopped at this file; open the config.json instead"
    ),
    "weights_do_not_tell": QT_TRANSLATE_NOOP(
        "Problem", "The shapes in these weights do not show the missing value; type it in"
    ),
    "adapter_not_model": QT_TRANSLATE_NOOP(
        "Problem", "Is an adapter; open its base model: {base_model}"
    ),
    "json_trailing_comma": QT_TRANSLATE_NOOP(
        "Problem", "Has a comma too many in line {line}, column {column}"
    ),
    "json_comment": QT_TRANSLATE_NOOP(
        "Problem", "Has a comment in line {line}; JSON allows none, take it out"
    ),
    "json_too_many_values": QT_TRANSLATE_NOOP("Problem", "Holds more than {most} values"),
    "header_short": QT_TRANSLATE_NOOP("Problem", "Ends before its header; fetch it again"),
    "header_too_large": QT_TRANSLATE_NOOP(
        "Problem", "Has a header larger than is read; open the config.json instead"
    ),
    "header_claims_too_much": QT_TRANSLATE_NOOP(
        "Problem", "Its header claims more than the file can hold; fetch it again"
    ),
    "header_entry": QT_TRANSLATE_NOOP("Problem", "Its header is damaged; fetch it again"),
    "header_offsets": QT_TRANSLATE_NOOP(
        "Problem", "Types, shapes and places in its header contradict each other; fetch it again"
    ),
    "file_truncated": QT_TRANSLATE_NOOP("Problem", "Is cut short; fetch it again"),
    "index_shape": QT_TRANSLATE_NOOP(
        "Problem", "Is no index of weight files; open the config.json instead"
    ),
    "no_embedding": QT_TRANSLATE_NOOP(
        "Problem", "Shows no token embedding, so no sizes; open the config.json of the model"
    ),
    "not_gguf": QT_TRANSLATE_NOOP("Problem", "Is no GGUF file, whatever its name says"),
    "gguf_version": QT_TRANSLATE_NOOP("Problem", "Has a GGUF version that is not known: {found}"),
    "gguf_no_architecture": QT_TRANSLATE_NOOP(
        "Problem", "Does not say what architecture it has; open the original model"
    ),
    "not_an_integer": QT_TRANSLATE_NOOP("Problem", "Must be a whole number, not {found}"),
    "below_minimum": QT_TRANSLATE_NOOP("Problem", "{found} is too small; at least {least}"),
    "too_large": QT_TRANSLATE_NOOP("Problem", "{found} is too large; at most {most}"),
    "wrong_length": QT_TRANSLATE_NOOP("Problem", "Lists {found} values for {expected} layers"),
    "not_a_list": QT_TRANSLATE_NOOP("Problem", "Must be a list, not {found}"),
    "impossible_value": QT_TRANSLATE_NOOP("Problem", "Holds an impossible value ({reason})"),
    "more_than_heads": QT_TRANSLATE_NOOP(
        "Problem", "{found} key and value heads are more than the {heads} heads"
    ),
    "more_than_experts": QT_TRANSLATE_NOOP(
        "Problem", "{found} experts a token are more than the {experts} experts"
    ),
    "unknown_block_type": QT_TRANSLATE_NOOP(
        "Problem", "{found} has layers of a kind that cannot be planned yet: {block}"
    ),
    "not_causal": QT_TRANSLATE_NOOP(
        "Problem", "{found} is no causal language model, and only those are planned"
    ),
    "unknown_family": QT_TRANSLATE_NOOP("Problem", "The model type {found} is not known"),
    "adapter_type": QT_TRANSLATE_NOOP(
        "Problem", "Is an adapter of type {found}; only LoRA adapters are planned"
    ),
    "hub_bad_id": QT_TRANSLATE_NOOP(
        "Problem", "{found} is no model id; it looks like owner/name or the address of its page"
    ),
    "hub_not_a_model": QT_TRANSLATE_NOOP(
        "Problem", "This address leads to {found}, not to a model"
    ),
    "hub_extra_missing": QT_TRANSLATE_NOOP(
        "Problem", "The package huggingface-hub is not installed; pip install finefit[hub]"
    ),
    "hub_offline_mode": QT_TRANSLATE_NOOP(
        "Problem", "HF_HUB_OFFLINE is set, so nothing is fetched; unset it or open a file"
    ),
    "hub_no_network": QT_TRANSLATE_NOOP(
        "Problem", "Hugging Face cannot be reached; check the network, or open a file"
    ),
    "hub_not_found": QT_TRANSLATE_NOOP(
        "Problem", "No model {id} there, or it is private and your token does not open it"
    ),
    "hub_revision_not_found": QT_TRANSLATE_NOOP("Problem", "{id} has no such revision"),
    "hub_no_config": QT_TRANSLATE_NOOP(
        "Problem", "{id} has no config.json; look for the original model it was made from"
    ),
    "hub_gated": QT_TRANSLATE_NOOP(
        "Problem", "{id} is gated: accept its terms on its page, then log in with hf auth login"
    ),
    "hub_rate_limit": QT_TRANSLATE_NOOP(
        "Problem", "Hugging Face asks to wait: too many requests. Try again in some minutes"
    ),
    "hub_server": QT_TRANSLATE_NOOP(
        "Problem", "Hugging Face has a fault of its own just now; try again later"
    ),
    "hub_failed": QT_TRANSLATE_NOOP("Problem", "{id} could not be fetched ({reason})"),
    "hub_cancelled": QT_TRANSLATE_NOOP("Problem", "Fetching {id} was stopped"),
}
BLOCKS = {
    "state_space": QT_TRANSLATE_NOOP("BlockKind", "state space (Mamba)"),
    "recurrent": QT_TRANSLATE_NOOP("BlockKind", "recurrent layers"),
    "searched_blocks": QT_TRANSLATE_NOOP("BlockKind", "blocks found by search, each different"),
    "cross_attention": QT_TRANSLATE_NOOP("BlockKind", "cross attention"),
    "alternating_updates": QT_TRANSLATE_NOOP("BlockKind", "alternating updates"),
    "hyper_connections": QT_TRANSLATE_NOOP("BlockKind", "hyper-connections"),
    "compressed_attention": QT_TRANSLATE_NOOP("BlockKind", "compressed attention"),
    "short_convolution": QT_TRANSLATE_NOOP("BlockKind", "short convolutions"),
    "kimi_delta_attention": QT_TRANSLATE_NOOP("BlockKind", "Kimi delta attention"),
    "lightning_attention": QT_TRANSLATE_NOOP("BlockKind", "lightning attention"),
    "ternary_weights": QT_TRANSLATE_NOOP("BlockKind", "ternary weights"),
}
