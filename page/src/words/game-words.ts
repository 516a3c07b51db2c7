/**
 * Moves and events of a game in words. Names of values follow one convention: `KEY-card-rest`, or
 * `KEY-card-red-number`.
 */
import type { GameEvent, Move, Value } from "$src/talk/messages";
import { say, words, type Facts } from "./words.svelte";

const SEAT_FIELDS = ["seat", "to"];

export class GameWords {
  /** `where`: words for the place of a move or an event on the board. */
  constructor(
    readonly game: string,
    readonly names: string[],
    readonly where: (parts: Record<string, Value>) => string = () => "",
  ) {}

  say(key: string, facts?: Facts): string {
    return say(`${this.game}-${key}`, facts);
  }

  has(key: string): boolean {
    return words.has(`${this.game}-${key}`);
  }

  value(field: string, value: Value): string | number {
    if (Array.isArray(value)) return value.map((item) => this.value(field.replace(/s$/, ""), item)).join(", ");
    if (typeof value === "number") return SEAT_FIELDS.includes(field) ? this.names[value] : value;
    if (typeof value !== "string") return "";
    if (this.has(`${field}-${value}`)) return this.say(`${field}-${value}`);
    const cut = value.lastIndexOf("-");
    return cut > 0 ? this.say(`${field}-${value.slice(0, cut)}-number`, { number: value.slice(cut + 1) }) : value;
  }

  card(card: string): string {
    return String(this.value("card", card));
  }

  move({ do: kind, ...parts }: Move): string {
    const named = `move-${kind}-card`;
    return this.say("card" in parts && this.has(named) ? named : `move-${kind}`, this.#facts({ do: kind, ...parts }));
  }

  event({ event, number: _, ...parts }: GameEvent): string {
    let key = `event-${event.replace(/(?!^)([A-Z])/g, "-$1").toLowerCase()}`;
    const hides = Object.values(parts).some(
      (value) => value === null || (Array.isArray(value) && (!value.length || value.includes(null))),
    );
    if (hides && this.has(`${key}-hidden`)) key += "-hidden";
    const keys = Object.entries(parts).filter((entry): entry is [string, string] => typeof entry[1] === "string");
    return this.say(key, {
      ...this.#facts(parts),
      ...Object.fromEntries(keys.map(([field, value]) => [`${field}-key`, value])),
    });
  }

  #facts(parts: Record<string, Value>): Facts {
    return {
      where: this.where(parts),
      ...Object.fromEntries(Object.entries(parts).map(([field, value]) => [field, this.value(field, value)])),
    };
  }
}
