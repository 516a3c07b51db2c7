/** Where the words of the page come from: the same Fluent files that the server and the terminal read. */
import { fileOf, isSite } from "$src/base";

type Load = () => Promise<string>;

const SHARED = import.meta.glob<string>(["$locales/*/*.ftl", "!**/language.ftl"], { query: "?raw", import: "default" });
const OF_TABLES = import.meta.glob<string>("$games/*/words/*.ftl", { query: "?part=table", import: "default" });
const OF_TUTORIALS = import.meta.glob<string>("$games/*/words/*.ftl", { query: "?part=tutorial", import: "default" });
/** Short, and needed on every page: it comes with the page, in all languages. */
const ABOUT_GAMES = import.meta.glob<string>("$games/*/words/*.ftl", {
  query: "?part=about",
  import: "default",
  eager: true,
});
const OF_LANGUAGES = import.meta.glob<string>("$locales/*/language.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The name of a file or folder in a path, counted from its end, without extension. */
const at = (path: string, fromEnd: number): string => path.split("/").at(-fromEnd)!.split(".")[0];

/** For people whose language we do not have, and for games without words in a language. */
export const DEFAULT = "en";
export const LANGUAGES = Object.keys(OF_LANGUAGES)
  .map((path) => at(path, 2))
  .sort((one, other) => Number(other === DEFAULT) - Number(one === DEFAULT) || one.localeCompare(other));

/** The name of a language in that language. */
export const nameOf = (language: string): string =>
  Object.entries(OF_LANGUAGES)
    .find(([path]) => at(path, 2) === language)![1]
    .match(/^language-name = (.*)$/m)?.[1] ?? language;

/** The first of our languages among the preferred ones, such as `de-AT`. */
export const preferred = (wishes: readonly string[]): string =>
  wishes.map((wish) => wish.toLowerCase().split("-")[0]).find((code) => LANGUAGES.includes(code)) ?? DEFAULT;

/** The names of the games by their keys, and what else other pages say about them. */
export function aboutGames(language: string): [game: string, source: string][] {
  const found = new Map<string, string>();
  for (const wanted of [DEFAULT, language])
    for (const [path, source] of Object.entries(ABOUT_GAMES))
      if (at(path, 1) === wanted) found.set(at(path, 3), source);
  return [...found];
}

/**
 * The words of a shared file, of a game (`KEY`) or of its tutorial (`KEY/tutorial`). A game of another package has one
 * file, on the server.
 */
export async function read(language: string, name: string): Promise<string> {
  const [game, part] = name.split("/");
  const shared = Object.entries(SHARED).find(([path]) => at(path, 2) === language && at(path, 1) === name);
  const source =
    shared?.[1] ??
    ofGame(part ? OF_TUTORIALS : OF_TABLES, game, language) ??
    ofGame(part ? OF_TUTORIALS : OF_TABLES, game, DEFAULT);
  if (source) return source();
  return part ? "" : served(`/api/games/${game}/words/${language}`);
}

/** A text about a game of another package, from the server; empty if it has none. */
export async function served(path: string): Promise<string> {
  const answer = await fetch(isSite ? fileOf("GET", path, "txt")! : path);
  return answer.ok ? answer.text() : "";
}

const ofGame = (sources: Record<string, Load>, game: string, language: string): Load | undefined =>
  Object.entries(sources).find(([path]) => at(path, 3) === game && at(path, 1) === language)?.[1];
