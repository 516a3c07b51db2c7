/** All games that can be played here: those the page was built with, and those of other packages on the server. */
import { server } from "$src/talk/http";
import type { GameInfo } from "$src/talk/messages";
import { words } from "$src/words/words.svelte";
import { GAMES, THEMES } from "./themes";

/** The optional pages of a game. */
export type GamePart = GameInfo["parts"][number];

const LOOK_AGAIN = 1_000;
const PLAYERS = 2;
const COLOUR = "#6d7896";

class GameList {
  #others = $state.raw<GameInfo[]>([]);
  #unready = $state.raw<string[]>([]);

  get keys(): string[] {
    return [...GAMES, ...this.#others.map(({ key }) => key)];
  }

  /** Asks the server for games that the page does not know, if the server has noted any in the page. */
  async load(): Promise<void> {
    this.#unready = told("preparing");
    if (this.#unready.length) void this.#awaitAll();
    if (!told("other-games").length && !import.meta.env.DEV) return;
    const { games } = await server.games();
    const others = games.filter(({ key }) => !GAMES.includes(key));
    await words.need(...others.map(({ key }) => key));
    this.#others = others;
  }

  /** Whether a game can be played. Just after the first start of a server, it is still being compiled. */
  isReady(game: string): boolean {
    return !this.#unready.includes(game);
  }

  /** Asks the server until all games are ready. */
  async #awaitAll(): Promise<void> {
    while (this.#unready.length) {
      await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN));
      const offer = await server.games().catch(() => undefined);
      if (offer) this.#unready = offer.games.filter(({ is_ready }) => !is_ready).map(({ key }) => key);
    }
  }

  /** The number of players that a newcomer most likely wants. */
  players(game: string): number {
    const counts = this.#of(game)?.players ?? [];
    return THEMES[game]?.players ?? (counts.includes(PLAYERS) ? PLAYERS : (counts[0] ?? PLAYERS));
  }

  colour(game: string): string {
    return THEMES[game]?.colour ?? COLOUR;
  }

  /** Whether the page can show a part of a game. A scorepad needs a sheet that the page was built with. */
  has(game: string, part: GamePart): boolean {
    return game in THEMES || (part !== "scorepad" && (this.#of(game)?.parts.includes(part) ?? false));
  }

  #of(game: string): GameInfo | undefined {
    return this.#others.find(({ key }) => key === game);
  }
}

/** The games that the server has noted in the page. */
function told(name: string): string[] {
  const note = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
  return note?.content.split(" ") ?? [];
}

export const gameList = new GameList();
