import { expect, it } from "vitest";

const WIDTH = 120;
const sources = import.meta.glob<string>(
  [
    "../*.{ts,js}",
    "../src/**/*.{ts,svelte,css}",
    "../tests/*.ts",
    "../tools/*.{ts,js,mjs}",
    "!../src/games/*/visible.ts",
    "!../src/talk/api.ts",
  ],
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);

/** Drawings of one long path cannot be wrapped. */
const isDrawing = (line: string) => /"M[-\d][^"]{60,}"/.test(line);

it("Prettier wraps code, we wrap comments and texts: no line is longer than it should be", () => {
  const lines = Object.entries(sources).flatMap(([path, source]) =>
    source.split("\n").map((line, i) => ({ at: `${path}:${i + 1}`, line })),
  );
  expect(lines.length).toBeGreaterThan(10_000);
  expect(lines.filter(({ line }) => line.length > WIDTH && !isDrawing(line)).map(({ at }) => at)).toEqual([]);
});
