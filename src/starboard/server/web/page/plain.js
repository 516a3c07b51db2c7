// A plain page: everything that can be done, without any beauty. It knows no rule: it shows what the server says.

const element = (id) => document.getElementById(id);
let socket, state;

async function ask(method, path, data) {
  const options = { method, headers: { "content-type": "application/json" } };
  if (data !== undefined) options.body = JSON.stringify(data);
  const answer = await fetch(path, options);
  const found = await answer.json();
  if (!answer.ok) throw new Error(found.words);
  return found;
}

const item = (text, act) => {
  const line = document.createElement("li");
  const button = document.createElement("button");
  button.textContent = text;
  button.onclick = act;
  line.append(button);
  return line;
};

const words = ({ do: kind, ...parts }) => [kind, ...Object.values(parts)].join(" ");

async function lobby() {
  const [me, offer] = await Promise.all([ask("GET", "/api/me"), ask("GET", "/api/games")]);
  element("name").value = me.name;
  element("name").onchange = () => ask("PATCH", "/api/me", { name: element("name").value.trim() }).catch(tell);
  element("game").replaceChildren(...offer.games.map((game) => new Option(game.name, game.key)));
  element("level").replaceChildren(...offer.levels.map((level) => new Option(level)));
  element("level").value = "casual";
  const counts = () => {
    const game = offer.games.find((one) => one.key === element("game").value);
    element("players").replaceChildren(...game.players.map((count) => new Option(count)));
  };
  element("game").onchange = counts;
  counts();
  const wish = () => ({ game: element("game").value, players: Number(element("players").value) });
  element("start").onclick = async () => {
    const { game, players } = wish();
    const bots = Array(players - 1).fill(element("level").value);
    await ask("POST", "/api/tables", { game, players, bots, start: true }).then((table) => open(table.id)).catch(tell);
  };
  element("invite").onclick = () => ask("POST", "/api/tables", { ...wish(), is_open: true }).then((table) => open(table.id)).catch(tell);
  const list = async (place, path) => {
    const tables = await ask("GET", path);
    const line = (table) => item(`${table.game}, ${table.state}${table.my_turn ? ": your turn" : ""}`, () => open(table.id));
    element(place).replaceChildren(...tables.map(line));
  };
  await Promise.all([list("mine", "/api/tables/mine"), list("open", "/api/tables")]);
}

function tell(error) {
  element("prompt").textContent = error.message;
  element("table").hidden = false;
}

function open(id) {
  location.hash = id;
  element("lobby").hidden = true;
  element("table").hidden = false;
  socket = new WebSocket(`${location.origin.replace("http", "ws")}/api/tables/${id}/socket`);
  socket.onmessage = ({ data }) => hear(id, JSON.parse(data));
  socket.onclose = () => setTimeout(() => location.hash.slice(1) === id && open(id), 1000);
}

function hear(id, message) {
  if (message.type === "refused") tell(new Error(message.words));
  if (message.type === "hello" || message.type === "table") showTable(id, message.table, message.me);
  if (message.type === "state") showState(message);
}

function showTable(id, table, me) {
  if (table.state !== "open") return;
  element("prompt").textContent = "Waiting for players: send them the address of this page.";
  const buttons = [item("Join", () => ask("POST", `/api/tables/${id}/join`, {}).catch(tell))];
  buttons.push(item("Start", () => ask("POST", `/api/tables/${id}/start`).catch(tell)));
  element("moves").replaceChildren(...buttons);
  element("seats").replaceChildren(...table.seats.map((seat) => new Option(seat.person?.name ?? seat.bot ?? "free")));
}

function showState(next) {
  state = next;
  const mine = state.moves.length > 0;
  document.title = mine ? "● Starboard" : "Starboard";
  const over = state.view.over;
  element("prompt").textContent = over
    ? `The end. Points: ${state.points.points.join(", ")}`
    : mine
      ? `Your turn: ${state.view.prompt}`
      : `Seat ${state.view.to_move} is to move`;
  const send = (message) => socket.send(JSON.stringify({ id: state.number, number: state.number, ...message }));
  element("moves").replaceChildren(...state.moves.map((move) => item(words(move), () => send({ type: "move", move }))));
  element("back").hidden = !state.can_take_back;
  element("back").onclick = () => send({ type: "take-back" });
  element("seats").replaceChildren(...state.seats.map((seat) => new Option(seat.bot ?? seat.person?.name ?? "")));
  const log = element("log");
  while (log.children.length > state.first_event) log.lastChild.remove();
  for (const { number, event, ...parts } of state.events) {
    const line = document.createElement("li");
    line.textContent = `${event} ${JSON.stringify(parts)}`;
    log.append(line);
  }
  log.scrollTop = log.scrollHeight;
  element("view").textContent = JSON.stringify(state.view, null, 1);
}

await lobby();
if (location.hash.length > 1) open(location.hash.slice(1));
