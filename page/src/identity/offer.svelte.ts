/** Offers notices at a match that takes days, once. */
import { server } from "$src/talk/http";
import type { Notices, TableInfo } from "$src/talk/messages";
import { words } from "$src/words/words.svelte";
import { canPush } from "./push";

const ANSWERED = "notices-offered";

class NoticesOffer {
  /** What the server can do; null: there is nothing to offer. */
  mine = $state.raw<Notices | null>(null);
  #isAsked = false;

  /** Somebody sits at a table. Asks the server only for matches with others by days, and until the first answer. */
  async look(table: TableInfo, isSeated: boolean): Promise<void> {
    const people = new Set(table.seats.flatMap(({ person }) => (person ? [person.id] : [])));
    const isLong = table.clock.kind === "days" && table.state === "playing" && isSeated && people.size > 1;
    if (!isLong || this.#isAsked || localStorage.getItem(ANSWERED)) return;
    this.#isAsked = true;
    const [found] = await Promise.all([server.notices(), words.need("notices")]);
    if (!found.targets.length && (found.schemes.length || (found.push_key && canPush()))) this.mine = found;
  }

  answer(): void {
    this.mine = null;
    localStorage.setItem(ANSWERED, "yes");
  }
}

export const noticesOffer = new NoticesOffer();
