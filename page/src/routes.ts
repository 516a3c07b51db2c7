/** Which page of Starboard an address leads to. */

const PLAIN = {
  "/": "front",
  "/new": "new",
  "/style": "style",
  "/statistics": "statistics",
  "/identity": "identity",
  "/operate": "operate",
  "/notices/off": "notices-off",
} as const;

/** Pages of a game, of a tutorial and of a table. */
const NAMED = [/^\/(rules|score|learn)\/([a-z0-9-]+)\/?$/, /^\/(replay|table|local)\/([a-z0-9]+)\/?$/];

type Named = "rules" | "score" | "learn" | "replay" | "table" | "local";
export type Route = { page: (typeof PLAIN)[keyof typeof PLAIN] | "nowhere" } | { page: Named; name: string };

export function routeOf(path: string, games: string[]): Route {
  if (path in PLAIN) return { page: PLAIN[path as keyof typeof PLAIN] };
  for (const pattern of NAMED) {
    const [, page, name] = path.match(pattern) ?? [];
    if (name && (games.includes(name) || (page !== "rules" && page !== "score"))) return { page: page as Named, name };
  }
  return { page: "nowhere" };
}
