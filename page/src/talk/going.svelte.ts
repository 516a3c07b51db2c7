/**
 * My tables in progress, as this device last saw them: the front page shows them immediately, and nothing moves when
 * the answer arrives.
 */
import { isFree } from "./deals";
import type { TableInfo, TableLine } from "./messages";

const isGoing = ({ state }: { state: TableLine["state"] }): boolean => state === "playing" || state === "open";

class Going {
  #tables = $state.raw(JSON.parse(localStorage.getItem("going") ?? "[]") as TableLine[]);

  get tables(): TableLine[] {
    return this.#tables;
  }

  set tables(tables: TableLine[]) {
    this.#tables = tables.filter(isGoing);
    localStorage.setItem("going", JSON.stringify(this.#tables));
  }

  /** A table of mine has changed; the newest comes first. */
  see({ host, seats, ...table }: TableInfo, mine: number[]): void {
    if (!mine.length) return;
    const line = {
      ...table,
      host: host.name,
      free: seats.filter(isFree).length,
      my_turn: table.turn !== null && mine.includes(table.turn) && seats[table.turn].state === "here",
      is_left: mine.some((seat) => seats[seat].state !== "here"),
      is_invited: false,
      is_ended: table.ended !== null,
    };
    this.tables = [line, ...this.tables.filter(({ id }) => id !== table.id)];
  }
}

export const going = new Going();
