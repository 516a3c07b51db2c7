/** Requests to the server, in the language of the page. A refusal becomes an error with words for people. */
import { fileOf, isSite } from "$src/base";
import { words } from "$src/words/words.svelte";
import { announcements } from "./announcement.svelte";
import type {
  Account,
  Accounts,
  Complaint,
  Course,
  GameDetails,
  GameInfo,
  Hint,
  Identity,
  KnownDevice,
  MatchRecord,
  NewTable,
  Notices,
  Passkey,
  Person,
  Progress,
  Result,
  Said,
  State,
  Statistics,
  Subscription,
  TableInfo,
  TableLine,
  TutorialInfo,
} from "./messages";

export class Refusal extends Error {
  constructor(
    readonly key: string,
    text: string,
  ) {
    super(text);
  }
}

async function send(method: string, path: string, data?: unknown, signal?: AbortSignal): Promise<Response> {
  const headers: Record<string, string> = { "accept-language": words.language };
  if (data !== undefined) headers["content-type"] = "application/json";
  const where = isSite ? fileOf(method, path) : path;
  if (!where) throw new Refusal("no-server", words.say("page-no-server"));
  let answer: Response;
  try {
    answer = await fetch(where, {
      method,
      headers,
      body: data === undefined ? undefined : JSON.stringify(data),
      signal,
    });
    announcements.hearAnswer(answer);
  } catch {
    announcements.lose();
    throw new Refusal("offline", words.say("page-offline"));
  }
  if (answer.ok) return answer;
  const offline = { error: "failure", words: words.say("page-offline") };
  const found = (await answer.json().catch(() => offline)) as typeof offline;
  throw new Refusal(found.error, found.words);
}

export async function ask<T>(method: string, path: string, data?: unknown): Promise<T> {
  const answer = await send(method, path, data);
  try {
    return (await answer.json()) as T;
  } catch {
    throw new Refusal("failure", words.say("page-offline"));
  }
}

/** Reads an answer line by line, as it arrives. */
async function* listen<T>(path: string, data: unknown, signal: AbortSignal): AsyncGenerator<T> {
  const reader = (await send("POST", path, data, signal)).body!.pipeThrough(new TextDecoderStream()).getReader();
  for (let rest = ""; ;) {
    const { value, done } = await reader.read();
    if (done) return;
    const lines = (rest + value).split("\n");
    rest = lines.pop()!;
    for (const line of lines) yield JSON.parse(line) as T;
  }
}

const at = (table: string) => `/api/tables/${table}`;

export const server = {
  me: () => ask<Person>("GET", "/api/me"),
  changeMe: (change: { name?: string; language?: string }) => ask<Person>("PATCH", "/api/me", change),
  myData: () => ask<Record<string, unknown>>("GET", "/api/me/data"),
  eraseMe: () => ask("DELETE", "/api/me"),
  newCode: () => ask<{ code: string; expires: number }>("POST", "/api/me/code"),
  carry: (code: string) => ask<Person>("POST", "/api/me/carry", { code }),
  identities: () => ask<Identity[]>("GET", "/api/me/identities"),
  switchTo: (person: string) => ask<Person>("POST", `/api/me/identities/${person}`),
  signOut: (person: string) => ask("DELETE", `/api/me/identities/${person}`),
  devices: () => ask<KnownDevice[]>("GET", "/api/me/devices"),
  signDeviceOut: (device: string) => ask("DELETE", `/api/me/devices/${device}`),
  signOthersOut: () => ask("DELETE", "/api/me/devices"),
  passkeys: () => ask<{ passkeys: Passkey[]; problem: string | null }>("GET", "/api/me/passkeys"),
  passkeyOptions: () => ask<PublicKeyCredentialCreationOptionsJSON>("POST", "/api/me/passkeys/options"),
  newPasskey: (name: string, credential: unknown) => ask<Passkey>("POST", "/api/me/passkeys", { name, credential }),
  renamePasskey: (id: string, name: string) => ask<Passkey[]>("PATCH", `/api/me/passkeys/${id}`, { name }),
  removePasskey: (id: string) => ask<Passkey[]>("DELETE", `/api/me/passkeys/${id}`),
  signInOptions: () => ask<PublicKeyCredentialRequestOptionsJSON>("POST", "/api/me/sign-in/options"),
  signIn: (credential: unknown) => ask<Person>("POST", "/api/me/sign-in", { credential }),
  accounts: () => ask<Accounts>("GET", "/api/me/accounts"),
  beginSignIn: () => ask<{ address: string }>("POST", "/api/me/accounts/sign-in"),
  keepWithAccount: (keeps: "mine" | "new") => ask<Person>("POST", "/api/me/accounts", { keeps }),
  declineAccount: () => ask("DELETE", "/api/me/accounts/offer"),
  removeAccount: (id: string) => ask<Account[]>("DELETE", `/api/me/accounts/${id}`),
  notices: () => ask<Notices>("GET", "/api/me/notices"),
  addBrowser: (subscription: Subscription) => ask<Notices>("POST", "/api/me/notices/browsers", subscription),
  addNoticeAddress: (address: string) => ask<Notices>("POST", "/api/me/notices/addresses", { address }),
  tryNoticeTarget: (id: string) => ask<Notices>("POST", `/api/me/notices/${id}/try`),
  removeNoticeTarget: (id: string) => ask<Notices>("DELETE", `/api/me/notices/${id}`),
  setQuietHours: (quiet: Notices["quiet"]) => ask<Notices>("PUT", "/api/me/notices/quiet", { quiet }),
  turnNoticesOff: (target: string, token: string) => ask("POST", "/api/notices/off", { target, token }),
  games: () => ask<{ games: GameInfo[]; levels: string[] }>("GET", "/api/games"),
  game: (key: string) => ask<GameDetails>("GET", `/api/games/${key}`),
  score: (key: string, sheet: unknown) => ask<Result>("POST", `/api/score/${key}`, sheet),
  openTables: () => ask<TableLine[]>("GET", "/api/tables"),
  myTables: () => ask<TableLine[]>("GET", "/api/tables/mine"),
  table: (id: string) => ask<TableInfo>("GET", at(id)),
  newTable: (wish: NewTable) => ask<TableInfo>("POST", "/api/tables", wish),
  chat: (table: string) => ask<Said[]>("GET", `${at(table)}/chat`),
  record: (table: string) => ask<MatchRecord>("GET", `${at(table)}/record`),
  course: (record: MatchRecord) => ask<Course>("POST", "/api/records/course", { record }),
  moment: (record: MatchRecord, number: number, seat: number | null, since: number) =>
    ask<Omit<State, "type">>("POST", "/api/records/moment", { record, number, seat, since }).then((state): State => ({
      ...state,
      type: "state",
    })),
  recordPoints: (record: MatchRecord, number: number) => ask<Result>("POST", "/api/records/points", { record, number }),
  analyse: (record: MatchRecord, signal: AbortSignal) => listen<Progress>("/api/records/analysis", { record }, signal),
  whatIf: (record: MatchRecord, number: number, seat: number, bot: string) =>
    ask<TableInfo>("POST", "/api/records/what-if", { record, number, seat, bot }),
  hints: (table: string, number: number) => ask<Hint[]>("POST", `${at(table)}/hints`, { number }),
  statistics: () => ask<Statistics>("GET", "/api/me/statistics"),
  tutorial: (key: string) => ask<TutorialInfo>("GET", `/api/tutorials/${key}`),
  tutorialMoment: (key: string, number: number, since: number) =>
    ask<Omit<State, "type">>("GET", `/api/tutorials/${key}/moments/${number}?since=${since}`).then((state): State => ({
      ...state,
      events: state.events.slice(since - state.first_event), // the file of a static site has all events
      first_event: since,
      type: "state",
    })),
  tutorialPoints: (key: string, number: number) => ask<Result>("GET", `/api/tutorials/${key}/moments/${number}/points`),
  report: (table: string, complaint: Complaint) => ask<{ number: number }>("POST", `${at(table)}/reports`, complaint),
  points: (table: string) => ask<Result>("GET", `${at(table)}/points`),
  join: (table: string, seat: number | null, nonce: string | null) =>
    ask<TableInfo>("POST", `${at(table)}/join`, { seat, nonce }),
  leave: (table: string) => ask<TableInfo>("POST", `${at(table)}/leave`),
  setBot: (table: string, seat: number, bot: string) => ask<TableInfo>("PUT", `${at(table)}/seats/${seat}`, { bot }),
  freeSeat: (table: string, seat: number) => ask<TableInfo>("DELETE", `${at(table)}/seats/${seat}`),
  start: (table: string, nonce: string | null) => ask<TableInfo>("POST", `${at(table)}/start`, { nonce }),
  rematch: (table: string) => ask<TableInfo>("POST", `${at(table)}/rematch`),
  // Decisions about a seat apply whatever is played meanwhile, so they name no number.
  abandon: (table: string) => ask("POST", `${at(table)}/abandon`, {}),
  comeBack: (table: string) => ask("POST", `${at(table)}/return`, {}),
  substitute: (table: string, seat: number) => ask("POST", `${at(table)}/seats/${seat}/substitute`, {}),
  close: (table: string, seat: number) => ask("POST", `${at(table)}/seats/${seat}/close`, {}),
};
