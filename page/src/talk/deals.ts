/** Provable deals: what this device adds to them, keeps of them, and concludes at the end. */
import { server } from "./http";
import type { NewTable, SeatInfo, TableInfo } from "./messages";
import { commitmentTo, hexOf, seedFrom } from "./seed";

/** `isTaken`: the table has shown my nonce at a seat of mine. */
interface Kept {
  table: string;
  commitment: string;
  nonce: string;
  isTaken: boolean;
}

/**
 * hidden: the match is not over, and nothing has changed. proven: this device saw the hash first, added its nonce, and
 * everything matches. elsewhere: everything matches, but this device took no part. silent: my seats added nothing.
 * unknown: the table does not say where its seed comes from. unchecked: this browser cannot compute hashes here.
 * broken: what was shown is not what was promised.
 */
export type Verdict = "hidden" | "proven" | "elsewhere" | "silent" | "unknown" | "unchecked" | "broken";

const KEY = "deals";
const MOST_KEPT = 200;
const NONCE_BYTES = 32;

const all = (): Kept[] => JSON.parse(localStorage.getItem(KEY) ?? "[]") as Kept[];

function keep(kept: Kept): void {
  const others = all().filter(({ table }) => table !== kept.table);
  localStorage.setItem(KEY, JSON.stringify([kept, ...others].slice(0, MOST_KEPT)));
}

/** What this device has kept of a table. */
export const keptOf = (table: string): Kept | undefined => all().find((kept) => kept.table === table);

/**
 * A random number for a deal whose hash we have seen. It stays the same when asked again: nobody can make us try
 * several.
 */
function nonceFor({ id, deal }: TableInfo): string | null {
  if (!deal) return null;
  const known = keptOf(id);
  if (known) return known.nonce;
  const nonce = hexOf(crypto.getRandomValues(new Uint8Array(NONCE_BYTES)));
  keep({ table: id, commitment: deal.commitment, nonce, isTaken: false });
  return nonce;
}

export const isKeptFor = ({ invited }: SeatInfo, person: string | null): boolean =>
  invited !== undefined && !invited.has_declined && invited.id === person;

/** Whether anyone may take a seat. */
export const isFree = ({ person, bot, invited }: SeatInfo): boolean =>
  !person && !bot && (!invited || invited.has_declined);

const noncesOf = ({ seats, deal }: TableInfo, person: string | null): (string | null)[] =>
  seats.filter((seat) => person !== null && seat.person?.id === person).map(({ seat }) => deal!.nonces[seat]);

export const deals = {
  join: (table: TableInfo, seat: number | null = null) => server.join(table.id, seat, nonceFor(table)),

  start: (table: TableInfo) => server.start(table.id, nonceFor(table)),

  /** A table without free seats, whose match begins at once. */
  async begin(wish: NewTable): Promise<TableInfo> {
    return deals.start(await server.newTable(wish));
  },

  /** Asks the others for a rematch, or accepts one that was already asked for. Returns its table. */
  async playAgain(finished: string, person: string | null): Promise<string> {
    const table = await server.rematch(finished);
    if (table.state !== "open") return table.id;
    if (table.seats.some((seat) => isKeptFor(seat, person))) await deals.join(table);
    else if (table.host.id === person && !table.is_ready && !table.seats.some(isFree)) await deals.start(table);
    return table.id;
  },

  /** Takes the current state of a table, and notes whether it has accepted my nonce. */
  see(table: TableInfo, person: string | null): void {
    const kept = keptOf(table.id);
    if (kept && !kept.isTaken && table.deal && noncesOf(table, person).includes(kept.nonce))
      keep({ ...kept, isTaken: true });
  },

  /** The verdict on a deal. `seed`: as revealed at the end. */
  async judge(table: TableInfo, person: string | null, seed: string | null | undefined): Promise<Verdict> {
    const { deal } = table;
    if (!deal) return "unknown";
    const kept = keptOf(table.id);
    const mine = noncesOf(table, person);
    const isMissing = kept?.isTaken && table.state !== "open" && mine.length > 0 && !mine.includes(kept.nonce);
    if ((kept && kept.commitment !== deal.commitment) || isMissing) return "broken";
    if (deal.secret === null || seed === undefined) return "hidden";
    if (!globalThis.crypto?.subtle) return "unchecked";
    const isRight =
      (await commitmentTo(deal.secret)) === deal.commitment && (await seedFrom(deal.secret, deal.nonces)) === seed;
    if (!isRight) return "broken";
    if (kept && mine.includes(kept.nonce)) return "proven";
    return (mine.length ? mine : deal.nonces).some((nonce) => nonce !== null) ? "elsewhere" : "silent";
  },
};
