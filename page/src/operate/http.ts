/** What operators ask the server for. */
import type { Announcement } from "$src/talk/announcement.svelte";
import { ask } from "$src/talk/http";

const AT = "/api/operator";

export interface Overview {
  operators: { person: string; name: string; since: number }[];
  open_reports: number;
}

export interface Ban {
  id: number;
  kind: "ban" | "mute";
  person: string | null;
  name: string;
  network: string | null;
  wants_address: boolean;
  has_address: boolean;
  reason: string;
  operator: string | null;
  at: number;
  until: number | null;
}

export interface NewBan {
  kind: "ban" | "mute";
  reason: string;
  whom?: string;
  network?: string;
  with_address?: boolean;
  until?: number;
}

export interface Quoted {
  id: number;
  person: string;
  name: string;
  text: string;
  at: number;
}

export interface Report {
  id: number;
  at: number;
  reporter: string;
  reporter_name: string;
  person: string;
  name: string;
  now: string;
  table: string;
  game: string;
  state: string;
  number: number;
  kind: string;
  text: string;
  line: number | null;
  quoted: Quoted[];
  resolved: number | null;
  operator: string | null;
}

/** An act of an operator. */
export interface Entry {
  id: number;
  at: number;
  operator: string | null;
  name: string;
  act: string;
  subject: string;
  details: Record<string, unknown>;
}

/** A person whom an operator looks for. */
export interface Found {
  id: string;
  name: string;
  created: number;
  matches: number;
  passkeys: number;
  devices: { browser: string; system: string; is_program: boolean; used: number }[];
}

/** Seats by their names: bots as `bot:LEVEL`, guests empty. */
export interface MatchLine {
  id: string;
  game: string;
  state: string;
  seats: string[];
  changed: number;
  broken: string | null;
}

export interface MatchReport {
  match: MatchLine;
  /** How many acts were made. */
  number: number;
  /** Why it cannot be replayed. */
  problem: string | null;
  /** How many acts can be; null: not even the deal. */
  replayable: number | null;
  turns: { number: number; seat: number; at: number }[];
}

export interface ServerState {
  now: number;
  announcement: Announcement | null;
  maintenance: number | null;
  keeping: { keep_guests: number; keep_chat: number; keep_matches: number; old: { guests: number; lines: number; matches: number } };
}

export interface Recount {
  replayed: number;
  stored: number;
  skipped: number;
  differences: { game: string; pool: "people" | "bots"; player: string; name: string; before: number | null; after: number | null }[];
}

export const operating = {
  overview: () => ask<Overview>("GET", `${AT}`),
  become: (secret: string) => ask("POST", "/api/me/operator", { secret }),
  bans: () => ask<Ban[]>("GET", `${AT}/bans`),
  ban: (wish: NewBan) => ask<Ban[]>("POST", `${AT}/bans`, wish),
  lift: (ban: number) => ask<Ban[]>("DELETE", `${AT}/bans/${ban}`),
  reports: (which: "open" | "resolved") => ask<Report[]>("GET", `${AT}/reports?which=${which}`),
  resolve: (report: number) => ask<Report[]>("POST", `${AT}/reports/${report}/resolve`),
  removeLine: (line: number) => ask("DELETE", `${AT}/chat/${line}`),
  resetName: (person: string) => ask("POST", `${AT}/people/${person}/reset-name`),
  people: (called: string) => ask<Found[]>("GET", `${AT}/people?called=${encodeURIComponent(called)}`),
  exportData: (person: string) => ask<Record<string, unknown>>("POST", `${AT}/people/${person}/export`),
  erase: (person: string) => ask("DELETE", `${AT}/people/${person}`),
  matches: (which: "playing" | "broken") => ask<MatchLine[]>("GET", `${AT}/matches?which=${which}`),
  match: (table: string) => ask<MatchReport>("GET", `${AT}/matches/${table}`),
  end: (table: string, wish: { reason: string; is_rated: boolean }) => ask<MatchReport>("POST", `${AT}/matches/${table}/end`, wish),
  rewind: (table: string, wish: { to: number; reason: string }) => ask<MatchReport>("POST", `${AT}/matches/${table}/rewind`, wish),
  repair: (table: string, wish: { cut: boolean; reason?: string }) => ask<MatchReport>("POST", `${AT}/matches/${table}/repair`, wish),
  server: () => ask<ServerState>("GET", `${AT}/server`),
  announce: (words: string, seconds?: number) => ask<ServerState>("PUT", `${AT}/server/announcement`, { words, seconds }),
  withdraw: () => ask<ServerState>("DELETE", `${AT}/server/announcement`),
  maintain: () => ask<ServerState>("POST", `${AT}/server/maintenance`),
  clean: () => ask<ServerState>("POST", `${AT}/server/clean`),
  recount: (is_dry: boolean) => ask<Recount>("POST", `${AT}/server/recount`, { is_dry }),
  log: (before?: number) => ask<Entry[]>("GET", `${AT}/log${before === undefined ? "" : `?before=${before}`}`),
};
