/**
 * My tables in progress, as this device last saw them: the front page shows them immediately, and nothing moves when
 * the answer arrives.
 */
import { isFree } from "./deals";
import type { TableInfo, TableLine } from "./messages";

/** A table in a list. `is_local`: it is on this device. */
export type Line = TableLine & { is_local?: true };

const isGoing = ({ state }: { state: TableLine["state"] }): boolean => state === "playing" || state === "open";

class Going {
  #tables = $state.raw(JSON.parse(localStorage.getItem("going") ?? "[]") as Line[]);

  get tables(): Line[] {
    return this.#tables;
  }

  set tables(tables: Line[]) {
    this.#tables = tables.filter(isGoing);
    localStorage.setItem("going", JSON.stringify(this.#tables));
  }

  /** A table of mine has changed; the newest comes first. */
  see({ host, seats, ...table }: TableInfo, mine: number[], isLocal = false): void {
    if (!mine.length) return;
    const line = {
      ...table,
      host: host.name,
      free: seats.filter(isFree).length,
      my_turn: table.turn !== null && mine.includes(table.turn) && seats[table.turn].state === "here",
      is_left: mine.some((seat) => seats[seat].state !== "here"),
      is_invited: false,
      is_ended: table.ended !== null,
      ...(isLocal ? { is_local: true as const } : {}),
    };
    this.tables = [line, ...this.tables.filter(({ id }) => id !== table.id)];
  }
}

export const going = new Going();
