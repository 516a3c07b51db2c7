/** What cards say, in words. */
import type { GameWords } from "$src/words/game-words";
import type { Facts } from "$src/words/words.svelte";
import type { Ability, Face } from "./view";

/** The name without its number: on the card itself the number means nothing. */
export function nameOf(words: GameWords, card: string): string {
  return words
    .card(card)
    .replace(/ \([^)]*\)$/u, "")
    .replace(/ (?:#|№\s)\d+$/u, "");
}

export function tell(words: GameWords, ability: Ability): string {
  const facts: Facts = {};
  for (const [part, value] of Object.entries(ability) as [string, string | number | string[]][]) {
    facts[part] = words.value(part, value);
    if (typeof value === "string") facts[`${part}-key`] = value;
  }
  for (const [i, part] of ["first", "second"].entries()) {
    const terrain = ability.terrains?.[i];
    if (terrain) [facts[part], facts[`${part}-key`]] = [words.value("terrain", terrain), terrain];
  }
  return words.say(`ability-${ability.kind}`, facts);
}

/** What a leader scores at the end. */
export function tellClause(words: GameWords, { scoring }: Face): string {
  if (!scoring) return "";
  const [[part, wanted]] = Object.entries(scoring.match);
  return words.say(`clause-${part}`, {
    points: scoring.points,
    [part]: part === "terrain" ? words.value(part, wanted) : wanted,
  });
}

/** Everything a card says, for screen readers. */
export function describe(words: GameWords, card: string, face: Face | undefined): string {
  if (!face) return words.card(card);
  const facts: Facts = {
    card: words.card(card),
    ability: tell(words, face.ability),
    when: words.say(`when-${face.when}`),
  };
  if (face.kind === "leader") return words.say("table-clause", { ...facts, clause: tellClause(words, face) });
  if (face.kind === "advantage") return words.say("table-advantage", facts);
  return words.say("table-card", {
    ...facts,
    symbols: words.value("symbols", face.symbols!),
    nest: face.nest!,
    egg: words.value("egg", face.egg!),
    points: face.points!,
  });
}
