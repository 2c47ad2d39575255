"""How long the catalogue's light rows take, as a ratio in one run."""

import json
import time
from importlib.resources import files

from engine.files import catalog, catalog_rows

ROUNDS = 10  # the quickest counts, as other programs may be running meanwhile


def test_that_light_rows_cost_little_more_than_reading_the_files():
    """A ratio, because a bare read of these files is what a machine cannot do without."""
    place = files("resources") / "catalog" / "models"
    bare = []
    light = []
    for _ in range(ROUNDS):
        start = time.perf_counter()
        for entry in place.iterdir():
            json.loads(entry.read_bytes())
        bare.append(time.perf_counter() - start)
        catalog.model_rows.cache_clear()
        catalog_rows.raw_folder.cache_clear()
        start = time.perf_counter()
        catalog.model_rows()
        light.append(time.perf_counter() - start)
    assert min(light) < 3 * min(bare)
