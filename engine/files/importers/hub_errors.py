"""What the Hub's client raises, as keys: its classes changed base and transport between versions."""

from engine.errors import InputError

RATE_LIMIT, UNAUTHORIZED, FORBIDDEN, MISSING, SERVER = 429, 401, 403, 404, 500

# class name -> key; the first class in an error's chain and ancestry that is listed decides
BY_CLASS = {
    "GatedRepoError": "hub_gated",
    "DisabledRepoError": "hub_gated",
    "RevisionNotFoundError": "hub_revision_not_found",
    "RepositoryNotFoundError": "hub_not_found",
    "RemoteEntryNotFoundError": "hub_no_config",
    "LocalEntryNotFoundError": "hub_no_network",
    "EntryNotFoundError": "hub_no_config",
    "HFValidationError": "hub_bad_id",
    "OfflineModeIsEnabled": "hub_offline_mode",
    "ConnectError": "hub_no_network",
    "ConnectionError": "hub_no_network",
    "ConnectTimeout": "hub_no_network",
    "ReadTimeout": "hub_no_network",
    "ReadError": "hub_no_network",
    "RemoteProtocolError": "hub_no_network",
    "TransportError": "hub_no_network",
    "Timeout": "hub_no_network",
    "TimeoutError": "hub_no_network",
    "gaierror": "hub_no_network",
}
BY_STATUS = {RATE_LIMIT: "hub_rate_limit", UNAUTHORIZED: "hub_not_found", FORBIDDEN: "hub_gated",
             MISSING: "hub_not_found"}  # fmt: skip
LONGEST_CHAIN = 10


class Cancelled(Exception):  # noqa: N818  not an error: the user's wish
    """The user stopped a fetch."""


def _status(error: BaseException) -> int | None:
    status = getattr(getattr(error, "response", None), "status_code", None)
    return status if isinstance(status, int) else None


def _key_of(error: BaseException) -> str | None:
    status = _status(error)
    if status == RATE_LIMIT:
        return BY_STATUS[status]
    for kind in type(error).__mro__:
        if kind.__name__ in BY_CLASS and kind.__name__ != "LocalEntryNotFoundError":
            return BY_CLASS[kind.__name__]
    if status is not None:
        return BY_STATUS.get(status, "hub_server" if status >= SERVER else "hub_failed")
    return None


def translate(error: Exception, name: str) -> InputError:
    """The error to show for what the Hub's client raised while fetching ``name``."""
    if isinstance(error, Cancelled):
        return InputError("hub_cancelled", "model", id=name)
    link: BaseException | None = error
    for _ in range(LONGEST_CHAIN):
        if link is None:
            break
        key = _key_of(link)
        if key is not None:
            return InputError(key, "model", id=name)
        link = link.__cause__ or link.__context__
    if type(error).__name__ == "LocalEntryNotFoundError":
        return InputError("hub_no_network", "model", id=name)
    return InputError("hub_failed", "model", id=name, reason=type(error).__name__)
