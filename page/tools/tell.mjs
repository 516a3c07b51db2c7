/**
 * The page's words without a browser, for tests: reads positions from standard input and writes, in all languages, the
 * words of the prompt and of every move. It loads the sources through Vite, so that nothing is written twice.
 */
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { createServer } from "vite";
import "./without-browser.js";

const vite = await createServer({
  server: { middlewareMode: true, watch: null, hmr: false },
  appType: "custom",
  logLevel: "error",
  cacheDir: mkdtempSync(join(tmpdir(), "starboard-page-")), // its own folder: several may run at the same time
  optimizeDeps: { noDiscovery: true },
});
const load = (path) => vite.ssrLoadModule(path);
const [{ words }, { LANGUAGES }, { GameWords }, { sentence }] = await Promise.all(
  ["words/words.svelte.ts", "words/sources.ts", "words/game-words.ts", "table/sentence.ts"].map((path) =>
    load(`/src/${path}`),
  ),
);

const { printed, positions } = JSON.parse(await text(process.stdin));
const modules = {};
for (const game of Object.keys(printed)) {
  await words.need("page", "analysis", game);
  modules[game] = (await load(`/src/games/${game}/module.ts`)).module;
}

/** A table as the page sees it, as far as its words need it. */
function sessionAt({ view, moves }) {
  const module = modules[view.game];
  const session = {
    state: { view, moves },
    view,
    moves,
    module,
    printed: printed[view.game],
    near: view.viewer,
    chosen: 0,
  };
  session.words = new GameWords(
    view.game,
    view.seats.map((_, seat) => `Seat${seat}`),
    (parts) => module.where?.(parts, session) ?? "",
  );
  return session;
}

function tell(position) {
  const session = sessionAt(position);
  const past = sessionAt({ ...position, moves: [] });
  return {
    prompt: sentence(session),
    moves: position.moves.map((move) => session.words.move(move)),
    told: position.told.map((move) => past.words.move(move)),
  };
}

const found = {};
for (const language of LANGUAGES) {
  await words.speak(language);
  found[language] = positions.map(tell);
}
const asking = positions.map(({ view, moves }) => modules[view.game].asking?.(view, moves, 0) ?? null);
process.stdout.write(JSON.stringify({ ...found, asking }));
await vite.close();
