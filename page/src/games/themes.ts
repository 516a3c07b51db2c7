/** What the page knows of every game before its table is loaded: `theme.ts` in the folder of each. */
export interface Theme {
  /** Where it stands in lists. */
  place: number;
  /** With how many a newcomer most likely wants to play. */
  players: number;
  /** In charts, readable on light and dark ground. */
  colour: string;
  /** The light in the sky. */
  glow: string;
  /** The whole sky, where it is not the usual one. */
  sky?: string;
}

const FOUND = import.meta.glob<{ theme: Theme }>("./*/theme.ts", { eager: true });

export const THEMES: Record<string, Theme> = Object.fromEntries(
  Object.entries(FOUND)
    .map(([path, { theme }]): [string, Theme] => [path.split("/")[1], theme])
    .sort(([, one], [, other]) => one.place - other.place),
);
export const GAMES = Object.keys(THEMES);
