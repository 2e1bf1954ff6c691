"""A program that plays one seat of a live table over plain HTTP: `python3 agent.py http://localhost:8199 TOKEN`."""

import json
import random
import sys
from urllib.request import Request, urlopen

HOUSE, TOKEN = sys.argv[1:]


def call(path, body=None):
    """GET, or POST with a body; the answer's JSON."""
    headers = {"authorization": f"Bearer {TOKEN}", "content-type": "application/json"}
    data = None if body is None else json.dumps(body).encode()
    with urlopen(Request(HOUSE + path, data, headers), timeout=60) as response:
        return json.load(response)


heard = call("/api/agent?wait=25")
while heard["type"] != "over":
    if heard["type"] == "choose":
        liked = random.Random(heard["lots"]).choice(heard["legal"])
        heard = call("/api/agent", {"type": "play", "id": heard["id"], "action": liked["notation"]})
    else:
        heard = call("/api/agent?wait=25")
print(f"{heard['reason']}: places {heard['rank']}")
