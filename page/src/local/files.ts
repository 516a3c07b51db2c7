/** The games that this device can play by itself: their WebAssembly and facts, from the server or a static site. */
import { address } from "$src/base";
import type { LocalFiles, LocalGame } from "$src/talk/api";

export interface Loaded {
  game: LocalGame;
  module: WebAssembly.Module;
}

const FOLDER = address("/engine/");

async function get(name: string): Promise<Response> {
  const answer = await fetch(FOLDER + name);
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return answer;
}

let listed: Promise<Record<string, LocalFiles>> | undefined;

/** The files of all games that can be played here. Asked for once; again if that failed. */
function index(): Promise<Record<string, LocalFiles>> {
  listed ??= get("games.json")
    .then((answer) => answer.json() as Promise<Record<string, LocalFiles>>)
    .catch((error: Error) => {
      listed = undefined;
      throw error;
    });
  return listed;
}

const hasWebAssembly = (): boolean => typeof WebAssembly === "object" && typeof indexedDB === "object";

/** Whether this device can play a game by itself. */
export async function isReady(game: string): Promise<boolean> {
  return hasWebAssembly() && game in (await index().catch(() => ({})));
}

async function fetchGame(game: string): Promise<Loaded> {
  const files = (await index())[game];
  if (!files) throw new Error(`there is no engine for ${game}`);
  const [wasm, facts] = await Promise.all([get(files.wasm), get(files.game)]);
  const [module, found] = await Promise.all([
    WebAssembly.compile(await wasm.arrayBuffer()),
    facts.json() as Promise<LocalGame>,
  ]);
  return { game: found, module };
}

const loading = new Map<string, Promise<Loaded>>();

/** Everything about a game, loaded once. */
export function load(game: string): Promise<Loaded> {
  const known = loading.get(game);
  if (known) return known;
  const promise = fetchGame(game).catch((error: Error) => {
    loading.delete(game);
    throw error;
  });
  loading.set(game, promise);
  return promise;
}
