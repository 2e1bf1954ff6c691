"""A bot in 40 lines of Python, without any package. Run it as `run:python3 crow.py`."""

import json
import random
import sys


def worth(choice, view):
    """How much a crow likes an action: going ahead before falling back, and both before idling."""
    face = choice["face"]
    liking = {"advance": 3, "retreat": 2}.get(face["type"], 0)
    if face["type"] == "advance":  # those who are far behind come first, so that nobody is left alone
        liking += 1 - face["space"] / view["boat"]
    return liking


def choose(question):
    """The notation of a best legal action; among equals the question's own lots decide, so that games can be repeated."""
    lots = random.Random(question["lots"])
    best = max(worth(choice, question["view"]) for choice in question["legal"])
    liked = [choice for choice in question["legal"] if worth(choice, question["view"]) == best]
    return lots.choice(liked)["notation"]


def say(message):
    """One JSON object a line, sent at once."""
    print(json.dumps(message), flush=True)


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        say({"type": "ready", "name": "Crow"})
    elif message["type"] == "choose":
        say({"type": "play", "id": message["id"], "action": choose(message)})
    elif message["type"] == "bye":
        break
