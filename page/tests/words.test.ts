import type { GameEvent, Move } from "$src/talk/messages";
import { GameWords } from "$src/words/game-words";
import { LANGUAGES } from "$src/words/sources";
import { figure, say, words, type Facts } from "$src/words/words.svelte";
import { beforeAll, describe, expect, it } from "vitest";
import { cases, names } from "../../tests/words.json";

interface Case {
  say?: string;
  facts?: Facts;
  game?: string;
  move?: Move;
  event?: GameEvent;
  said: Record<string, string>;
}

function told({ say: key, facts, game = "", move, event }: Case): string {
  const spoken = new GameWords(game, names);
  if (key) return say(key, facts);
  return move ? spoken.move(move) : spoken.event(event!);
}

beforeAll(() => words.need("common", "page", ...(cases as Case[]).flatMap(({ game }) => game ?? [])));

describe.each(LANGUAGES)("in %s", (language: string) => {
  beforeAll(() => words.speak(language));

  it.each(cases as Case[])("$say$game$facts$move$event is said as Python says it", (one) =>
    expect(told(one)).toBe(one.said[language]),
  );
});

describe("words", () => {
  it("change with the language, which the device keeps", async () => {
    await words.speak("ru");
    expect([say("player-you"), figure(2.5), document.documentElement.lang]).toEqual(["Вы", "2,5", "ru"]);
    await words.speak("en");
    expect([say("player-you"), figure(2.5), localStorage.getItem("language")]).toEqual(["You", "2.5", "en"]);
  });

  it("show their key while they are not here", () => {
    expect(words.has("statistics-none")).toBe(false);
    expect(say("statistics-none")).toBe("statistics-none");
  });
});
