import { find } from "$src/rules/search";
import { parse, sectionFor } from "$src/rules/text";
import { describe, expect, it } from "vitest";

const SOURCE = `# A game

Words before the first section are left out.

## Turns {#turns: play take}

Play a **card**, then *draw*
one.

> The rulebook leaves this open.

1. First
2. Second,
   on two lines

| Pile | Points |
|---|---|
| one | 2 |

![Two cards](cards show=red-4,rest new=2)

## Стопки {#piles: over}

Стопка ёлок растёт вверх.
`;
const sections = parse(SOURCE);
const plain = (text: string) => ({ text, look: "plain" });

describe("the rules as text", () => {
  it("are cut into sections that know their decisions", () => {
    expect(sections.map(({ id, title, prompts }) => [id, title, prompts])).toEqual([
      ["turns", "Turns", ["play", "take"]],
      ["piles", "Стопки", ["over"]],
    ]);
    expect([sectionFor(sections, "take")?.id, sectionFor(sections, null)?.id, sectionFor(sections, "pass")]).toEqual([
      "turns",
      "piles",
      undefined,
    ]);
  });

  it("have text, settled points, lists, tables and figures", () => {
    expect(sections[0].blocks).toEqual([
      {
        is: "text",
        spans: [
          plain("Play a "),
          { text: "card", look: "strong" },
          plain(", then "),
          { text: "draw", look: "em" },
          plain(" one."),
        ],
      },
      { is: "settled", spans: [plain("The rulebook leaves this open.")] },
      { is: "list", isNumbered: true, items: [[plain("First")], [plain("Second, on two lines")]] },
      { is: "table", head: [[plain("Pile")], [plain("Points")]], rows: [[[plain("one")], [plain("2")]]] },
      { is: "figure", caption: "Two cards", figure: { kind: "cards", parts: { show: "red-4,rest", new: "2" } } },
    ]);
  });
});

describe("looking for words in the rules", () => {
  const ids = (query: string) => find(sections, query).map(({ section }) => section.id);

  it("does not mind endings, capitals, or ё", () => {
    expect(ids("стопку")).toEqual(["piles"]);
    expect(ids("ЕЛОК")).toEqual(["piles"]);
    expect(ids("drawing")).toEqual([]);
    expect(ids("cards")).toEqual(["turns"]);
  });

  it("wants all the words, and each at its beginning", () => {
    expect(ids("play card")).toEqual(["turns"]);
    expect(ids("play стопка")).toEqual([]);
    expect(ids("lay")).toEqual([]);
    expect(ids(" ")).toEqual([]);
  });

  it("shows some words around what was found", () => {
    expect(find(sections, "растёт")[0].excerpt).toEqual([
      { text: "Стопка ёлок ", isHit: false },
      { text: "растёт", isHit: true },
      { text: " вверх.", isHit: false },
    ]);
  });
});
