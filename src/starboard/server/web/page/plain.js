// A plain page: everything that can be done, without any beauty. It knows no rule: it shows what the server says.

const ENGLISH = {
  name: "Your name", game: "Game", players: "Players", bots: "Bots", start: "Play against bots", invite: "Open a table for friends",
  mine: "My tables", open: "Open tables", back: "Take back", everything: "Everything you can see", api: "The API",
  "your-turn": "your turn", waiting: "Waiting for players: send them the address of this page.", join: "Join", begin: "Start",
  free: "free", end: "The end. Points:", "to-move": "To move: seat",
};
const RUSSIAN = {
  name: "Ваше имя", game: "Игра", players: "Игроков", bots: "Боты", start: "Играть с ботами", invite: "Открыть стол для друзей",
  mine: "Мои столы", open: "Открытые столы", back: "Вернуть ход", everything: "Всё, что вам видно", api: "API",
  "your-turn": "ваш ход", waiting: "Ждём игроков: пошлите им адрес этой страницы.", join: "Сесть", begin: "Начать",
  free: "свободно", end: "Конец. Очки:", "to-move": "Ходит место",
};
const WORDS = navigator.language.startsWith("ru") ? RUSSIAN : ENGLISH;
document.documentElement.lang = WORDS === RUSSIAN ? "ru" : "en";
for (const place of document.querySelectorAll("[data-words]")) place.textContent = WORDS[place.dataset.words];

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

const line = (text) => {
  const made = document.createElement("li");
  made.textContent = text;
  return made;
};

const item = (text, act) => {
  const made = line("");
  const button = document.createElement("button");
  button.textContent = text;
  button.onclick = act;
  made.append(button);
  return made;
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
    const entry = (table) => item(`${table.game}, ${table.state}${table.my_turn ? `: ${WORDS["your-turn"]}` : ""}`, () => open(table.id));
    element(place).replaceChildren(...tables.map(entry));
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
  if (message.type === "hello" || message.type === "table") showTable(id, message.table);
  if (message.type === "state") showState(message);
}

function showTable(id, table) {
  if (table.state !== "open") return;
  element("prompt").textContent = WORDS.waiting;
  const buttons = [item(WORDS.join, () => ask("POST", `/api/tables/${id}/join`, {}).catch(tell))];
  buttons.push(item(WORDS.begin, () => ask("POST", `/api/tables/${id}/start`).catch(tell)));
  element("moves").replaceChildren(...buttons);
  element("seats").replaceChildren(...table.seats.map((seat) => line(seat.person ? seat.person.name || "–" : (seat.bot ?? WORDS.free))));
}

function showState(next) {
  state = next;
  const mine = state.moves.length > 0;
  document.title = mine ? "● Starboard" : "Starboard";
  const over = state.view.over;
  element("prompt").textContent = over
    ? `${WORDS.end} ${state.points.points.join(", ")}`
    : mine
      ? `${WORDS["your-turn"]}: ${state.view.prompt}`
      : `${WORDS["to-move"]} ${state.view.to_move}`;
  const send = (message) => socket.send(JSON.stringify({ id: state.number, number: state.number, ...message }));
  element("moves").replaceChildren(...state.moves.map((move) => item(words(move), () => send({ type: "move", move }))));
  element("back").hidden = !state.can_take_back;
  element("back").onclick = () => send({ type: "take-back" });
  element("seats").replaceChildren(...state.seats.map((seat) => line(seat.bot ?? (seat.person?.name || "–"))));
  const log = element("log");
  while (log.children.length > state.first_event) log.lastChild.remove();
  for (const { number, event, ...parts } of state.events) {
    log.append(line(`${event} ${JSON.stringify(parts)}`));
  }
  log.scrollTop = log.scrollHeight;
  element("view").textContent = JSON.stringify(state.view, null, 1);
}

await lobby();
if (location.hash.length > 1) open(location.hash.slice(1));
