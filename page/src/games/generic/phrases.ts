/** Labels and values of a view in the words of its game; without words, the name is used. */
import type { Outline, Value } from "$src/talk/messages";
import type { GameWords } from "$src/words/game-words";

export function label({ name }: Outline, words: GameWords): string {
  const key = `part-${name.replaceAll("_", "-")}`;
  const plain = name.replaceAll("_", " ");
  return words.has(key) ? words.say(key) : plain.charAt(0).toUpperCase() + plain.slice(1);
}

/** A value in the words of the first field that has some. */
export function called({ called: fields }: Outline, value: Value, words: GameWords): string {
  const text = String(value);
  const kind = text.slice(0, Math.max(text.lastIndexOf("-"), 0));
  const field = fields.find((one) => words.has(`${one}-${text}`) || words.has(`${one}-${kind}-number`));
  return field ? String(words.value(field, value)) : text;
}

/** Values with their counts, in order of first appearance. */
export function counted(part: Outline, values: Value[], words: GameWords): [text: string, count: number][] {
  const counts = new Map<string, number>();
  for (const value of values) {
    const text = called(part, value, words);
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return [...counts];
}
