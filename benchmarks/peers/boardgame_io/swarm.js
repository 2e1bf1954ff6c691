// The swarm of benchmarks/swarm.py against boardgame.io: node swarm.js [--tables 500] [--seats 3] [--think 4] [--seconds 60] [--durable]
const { spawn } = require("node:child_process");
const fs = require("node:fs");
const os = require("node:os");
const path = require("node:path");
const { io } = require("socket.io-client");
const { choices } = require("./game");

const given = { tables: 500, seats: 3, think: 4, seconds: 60, durable: false, port: 8311 };
for (let at = 2; at < process.argv.length; at++) {
  const name = process.argv[at].slice(2);
  given[name] = name === "durable" ? true : Number(process.argv[++at]);
}
const url = `http://127.0.0.1:${given.port}`;
const sleep = (seconds) => new Promise((done) => setTimeout(done, 1000 * seconds));
const now = () => performance.now();
const swarm = { counting: false, begun: false, deliveries: [], actions: 0, bytes: 0, errors: 0, waiting: [] };

async function post(place, body) {
  const answer = await fetch(url + place, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${place}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

function act(seat, state) {
  const due = -Math.log(1 - Math.random()) * given.think;
  setTimeout(() => {
    const menu = choices(state.G, seat.id);
    const [type, ...args] = menu[Math.floor(Math.random() * menu.length)];
    const payload = { type, args, playerID: seat.id, credentials: seat.credentials };
    seat.table.sent = { number: state._stateID + 1, at: now() };
    if (swarm.counting) swarm.actions++;
    seat.socket.emit("update", { type: "MAKE_MOVE", payload }, state._stateID, seat.table.id, seat.id);
  }, 1000 * due);
}

function hear(seat, state) {
  const { sent } = seat.table;
  if (swarm.counting && sent && state._stateID === sent.number) swarm.deliveries.push(now() - sent.at);
  if (state.ctx.gameover || state.ctx.currentPlayer !== seat.id) return;
  if (swarm.begun) act(seat, state);
  else swarm.waiting.push(() => act(seat, state));
}

function sit(table, id, credentials) {
  return new Promise((seated) => {
    const socket = io(`${url}/race`, { transports: ["websocket"], perMessageDeflate: true });
    const seat = { table, id, credentials, socket };
    socket.on("connect", () => socket.emit("sync", table.id, id, credentials, given.seats));
    socket.on("sync", (_id, sync) => (hear(seat, sync.state), seated()));
    socket.on("update", (_id, state) => hear(seat, state));
    socket.on("disconnect", () => swarm.errors++);
    socket.io.engine.on("packet", ({ data }) => (swarm.bytes += swarm.counting && data ? data.length : 0));
  });
}

async function open() {
  const { matchID } = await post("/games/race/create", { numPlayers: given.seats });
  const table = { id: matchID };
  for (let seat = 0; seat < given.seats; seat++) {
    const joined = await post(`/games/race/${matchID}/join`, { playerID: String(seat), playerName: `P${seat}` });
    await sit(table, String(seat), joined.playerCredentials);
  }
}

const megabytes = (pid) => Number(/VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, "utf8"))[1]) / 1024;
const cpuSeconds = (pid) => {
  const fields = fs.readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1].split(" ");
  return (Number(fields[11]) + Number(fields[12])) / 100;
};
const spread = (values) => {
  const ordered = [...values].sort((a, b) => a - b);
  const at = (share) => Number((ordered[Math.min(ordered.length - 1, Math.floor((ordered.length * share) / 100))] ?? 0).toFixed(1));
  return { p50: at(50), p95: at(95), p99: at(99) };
};

async function main() {
  const folder = given.durable ? fs.mkdtempSync(path.join(os.tmpdir(), "peer-")) : "";
  const quiet = { stdio: ["ignore", "ignore", "inherit"], env: { ...process.env, NODE_ENV: "production" } };
  const server = spawn(process.execPath, [path.join(__dirname, "server.js"), String(given.port), ...(folder ? [folder] : [])], quiet);
  try {
    for (let tries = 0; ; tries++) {
      await sleep(0.2);
      if (await fetch(`${url}/games`).then((answer) => answer.ok, () => false)) break;
      if (tries > 100) throw new Error("the server does not answer");
    }
    const empty = megabytes(server.pid);
    for (let at = 0; at < given.tables; at++) {
      await open();
      if (at % 25 === 24) process.stderr.write(`${at + 1} of ${given.tables} tables seated\n`);
    }
    swarm.begun = true;
    swarm.waiting.forEach((go) => go());
    await sleep(5);
    const [used, started] = [cpuSeconds(server.pid), now()];
    swarm.counting = true;
    await sleep(given.seconds);
    swarm.counting = false;
    const seconds = (now() - started) / 1000;
    const cpu = cpuSeconds(server.pid) - used;
    const full = megabytes(server.pid);
    const result = {
      peer: "boardgame.io 0.50.2", store: given.durable ? "files" : "memory", tables: given.tables, connections: given.tables * given.seats,
      think_seconds: given.think, actions_a_second: Number((swarm.actions / seconds).toFixed(1)), deliveries: swarm.deliveries.length,
      connections_lost: swarm.errors, delivery_ms: spread(swarm.deliveries),
      kilobytes_a_delivery: Number((swarm.bytes / swarm.deliveries.length / 1000).toFixed(1)),
      server_cpu_share: Number((cpu / seconds).toFixed(2)), server_cpu_ms_an_action: Number(((1000 * cpu) / swarm.actions).toFixed(2)),
      memory_megabytes: Math.round(full), memory_a_table_kilobytes: Math.round((1024 * (full - empty)) / given.tables),
    };
    process.stdout.write(JSON.stringify(result, null, 1) + "\n");
  } finally {
    server.kill("SIGKILL");
    if (folder) fs.rmSync(folder, { recursive: true, force: true });
  }
}

main().then(() => process.exit(0), (error) => (console.error(error), process.exit(1)));
