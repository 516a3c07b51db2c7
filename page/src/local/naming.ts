/** From the name of a move to its code: `starboard/engine/naming.py`. */
import type { LocalField, LocalGame } from "$src/talk/api";
import type { Move } from "$src/talk/messages";
import { TableRefusal } from "./refusal";

/** The code of a move. */
export function codeOf(move: Move, { moves, fields }: LocalGame): number {
  const family = moves.find(({ do: name }) => name === move.do);
  if (!family) throw new TableRefusal("unknown-move", { do: move.do, known: moves.map((one) => one.do).join(", ") });
  const parts = Object.entries(family.fields);
  if (Object.keys(move).length - 1 !== parts.length || !parts.every(([part]) => part in move))
    throw new TableRefusal("wrong-parts", { do: move.do, parts: parts.map(([part]) => part).join(", ") || "-" });
  let code = 0;
  for (const [part, place] of parts) {
    const field = fields[place];
    const number = numberOf(move[part], field);
    if (number < 0 || number >= sizeOf(field))
      throw new TableRefusal("unknown-value", { do: move.do, part, value: String(move[part]) });
    code = code * sizeOf(field) + number;
  }
  return family.first + code;
}

const sizeOf = ({ words, first = 0, last = -1 }: LocalField): number => words?.length ?? last - first + 1;

const numberOf = (value: Move[string], { words, first = 0 }: LocalField): number =>
  words ? words.indexOf(value as string) : typeof value === "number" ? value - first : -1;
