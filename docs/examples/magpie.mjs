// A bot in 40 lines of JavaScript, without any package. Run it as `run:node magpie.mjs`.

import { createInterface } from "node:readline";

/** How much a magpie likes an action: falling back in front of many pirates first, then bringing the last one ahead. */
function worth(choice, view) {
  const { type, space } = choice.face;
  if (type === "retreat") {
    return view.seats.flatMap((seat) => seat.pirates).filter((place) => place < space).length;
  }
  return type === "advance" ? 1 - space / view.boat : -1;
}

/** The code of the action it likes best: the first of them, so that games can be repeated. */
function choose(question) {
  let [best] = question.legal;
  for (const choice of question.legal) {
    if (worth(choice, question.view) > worth(best, question.view)) {
      best = choice;
    }
  }
  return best.action;
}

/** One JSON object a line. */
function say(message) {
  process.stdout.write(`${JSON.stringify(message)}\n`);
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === "hello") {
    say({ type: "ready", name: "Magpie" });
  } else if (message.type === "choose") {
    say({ type: "play", id: message.id, action: choose(message) });
  } else if (message.type === "bye") {
    break;
  }
}
