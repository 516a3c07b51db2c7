/** Asking the server, in the language of the page. A refusal becomes an error with words for people. */
import { words } from "$src/words/words.svelte";
import type { GameInfo, Move, NewTable, Person, Result, Said, State, TableInfo, TableLine } from "./messages";

export class Refusal extends Error {
  constructor(
    readonly key: string,
    text: string,
  ) {
    super(text);
  }
}

async function ask<T>(method: string, path: string, data?: unknown): Promise<T> {
  const headers: Record<string, string> = { "accept-language": words.language };
  if (data !== undefined) headers["content-type"] = "application/json";
  let answer: Response;
  try {
    answer = await fetch(path, { method, headers, body: data === undefined ? undefined : JSON.stringify(data) });
  } catch {
    throw new Refusal("offline", words.say("page-offline"));
  }
  const found = await answer.json().catch(() => ({ error: "failure", words: words.say("page-offline") }));
  if (!answer.ok) throw new Refusal(found.error, found.words);
  return found as T;
}

const at = (table: string) => `/api/tables/${table}`;

export const server = {
  me: () => ask<Person>("GET", "/api/me"),
  changeMe: (change: { name?: string; language?: string }) => ask<Person>("PATCH", "/api/me", change),
  newCode: () => ask<{ code: string; expires: number }>("POST", "/api/me/code"),
  carry: (code: string) => ask<Person>("POST", "/api/me/carry", { code }),
  games: () => ask<{ games: GameInfo[]; levels: string[] }>("GET", "/api/games"),
  game: (key: string) => ask<GameInfo & { printed: Record<string, unknown> }>("GET", `/api/games/${key}`),
  score: (key: string, sheet: unknown) => ask<Result>("POST", `/api/score/${key}`, sheet),
  openTables: () => ask<TableLine[]>("GET", "/api/tables"),
  myTables: () => ask<TableLine[]>("GET", "/api/tables/mine"),
  table: (id: string) => ask<TableInfo>("GET", at(id)),
  newTable: (wish: NewTable) => ask<TableInfo>("POST", "/api/tables", wish),
  chat: (table: string) => ask<Said[]>("GET", `${at(table)}/chat`),
  record: (table: string) => ask<{ moves: Move[] }>("GET", `${at(table)}/record`),
  moment: (table: string, number: number, seat: number, since: number) =>
    ask<Omit<State, "type">>("GET", `${at(table)}/moments/${number}?seat=${seat}&since=${since}`).then((state): State => ({ ...state, type: "state" })),
  points: (table: string) => ask<Result>("GET", `${at(table)}/points`),
  join: (table: string, seat: number | null = null) => ask<TableInfo>("POST", `${at(table)}/join`, { seat }),
  leave: (table: string) => ask<TableInfo>("POST", `${at(table)}/leave`),
  setBot: (table: string, seat: number, bot: string) => ask<TableInfo>("PUT", `${at(table)}/seats/${seat}`, { bot }),
  freeSeat: (table: string, seat: number) => ask<TableInfo>("DELETE", `${at(table)}/seats/${seat}`),
  start: (table: string) => ask<TableInfo>("POST", `${at(table)}/start`),
  rematch: (table: string) => ask<TableInfo>("POST", `${at(table)}/rematch`),
  abandon: (table: string, number: number) => ask("POST", `${at(table)}/abandon`, { number }),
  comeBack: (table: string, number: number) => ask("POST", `${at(table)}/return`, { number }),
  substitute: (table: string, seat: number, number: number) => ask("POST", `${at(table)}/seats/${seat}/substitute`, { number }),
  close: (table: string, seat: number, number: number) => ask("POST", `${at(table)}/seats/${seat}/close`, { number }),
};
