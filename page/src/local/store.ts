/** Tables of this device, in IndexedDB: a row for each, and its acts. They outlive the page and the browser. */
import type { Entry } from "./play";
import type { LocalRow } from "./row";

const NAME = "starboard";
const VERSION = 1;
const TABLES = "tables";
const ACTS = "acts";
/** Ended matches that are kept, the newest. */
const MOST_ENDED = 100;

/** Another page has written an act with this number. */
export class Overtaken extends Error {}

let opened: Promise<IDBDatabase> | undefined;

function database(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(TABLES, { keyPath: "id" });
      request.result.createObjectStore(ACTS, { keyPath: ["table", "number"] });
    };
    request.onsuccess = () => {
      request.result.onversionchange = () => {
        request.result.close(); // a newer page needs it
        opened = undefined;
      };
      resolve(request.result);
    };
    request.onerror = () => reject(request.error!);
  }).catch((error: Error) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

/** What a request finds: it was written by this page, so its type is known. */
const answerOf = <T>(request: IDBRequest): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result as T);
    request.onerror = () => reject(request.error!);
  });

/** Awaits that everything in a transaction is written. */
const written = (change: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    change.oncomplete = () => resolve();
    change.onerror = change.onabort = () => {
      const isTaken = change.error?.name === "ConstraintError";
      reject(isTaken ? new Overtaken() : (change.error ?? new Error("nothing was written")));
    };
  });

const actsOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Infinity]);

export const store = {
  async rows(): Promise<LocalRow[]> {
    const rows = await answerOf<LocalRow[]>((await database()).transaction(TABLES).objectStore(TABLES).getAll());
    return rows.sort((one, other) => other.changed - one.changed);
  },

  /** A table and its acts; nothing if there is none with this id. */
  async read(id: string): Promise<{ row: LocalRow; entries: Entry[] } | null> {
    const reading = (await database()).transaction([TABLES, ACTS]);
    const [row, entries] = await Promise.all([
      answerOf<LocalRow | undefined>(reading.objectStore(TABLES).get(id)),
      answerOf<Entry[]>(reading.objectStore(ACTS).getAll(actsOf(id))),
    ]);
    return row ? { row, entries } : null;
  },

  async write(row: LocalRow): Promise<void> {
    const change = (await database()).transaction(TABLES, "readwrite");
    change.objectStore(TABLES).put(row);
    await written(change);
  },

  /** Adds an act to a table. `Overtaken`: there is one with its number. */
  async append(row: LocalRow, { number, at, act }: Entry): Promise<void> {
    const change = (await database()).transaction([TABLES, ACTS], "readwrite");
    change.objectStore(ACTS).add({ table: row.id, number, at, act });
    change.objectStore(TABLES).put(row);
    await written(change);
  },

  /** Removes the oldest of too many ended matches. */
  async clean(): Promise<void> {
    const ended = (await store.rows()).filter(({ state }) => state !== "playing").slice(MOST_ENDED);
    if (!ended.length) return;
    const change = (await database()).transaction([TABLES, ACTS], "readwrite");
    for (const { id } of ended) {
      change.objectStore(TABLES).delete(id);
      change.objectStore(ACTS).delete(actsOf(id));
    }
    await written(change);
  },
};

/** What a table needs of the store. */
export type Store = Pick<typeof store, "read" | "write" | "append">;
