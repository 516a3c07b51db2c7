/** What the page knows about every game before loading its table: `theme.ts` in the folder of each. */
export interface Theme {
  /** Its position in lists. */
  place: number;
  /** The number of players that a newcomer most likely wants. */
  players: number;
  /** For charts: readable on light and dark backgrounds. */
  colour: string;
  /** The light in the sky. */
  glow: string;
  /** The whole sky, if not the usual one. */
  sky?: string;
}

const FOUND = import.meta.glob<{ theme: Theme }>("./*/theme.ts", { eager: true });

export const THEMES: Record<string, Theme> = Object.fromEntries(
  Object.entries(FOUND)
    .map(([path, { theme }]): [string, Theme] => [path.split("/")[1], theme])
    .sort(([, one], [, other]) => one.place - other.place),
);
export const GAMES = Object.keys(THEMES);
