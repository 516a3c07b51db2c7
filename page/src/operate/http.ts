/** Requests of operators. The types are generated from the OpenAPI document. */
import type {
  BanLine,
  Entry,
  Found,
  MatchLine,
  MatchReport,
  NewBan,
  Overview,
  Recount,
  Report,
  ServerState,
} from "$src/talk/api";
import { ask } from "$src/talk/http";

export type {
  Entry,
  Found,
  MatchLine,
  MatchReport,
  NewBan,
  Overview,
  Quoted,
  Recount,
  Report,
  ServerState,
} from "$src/talk/api";
export type Ban = BanLine;

const AT = "/api/operator";

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
  end: (table: string, wish: { reason: string; is_rated: boolean }) =>
    ask<MatchReport>("POST", `${AT}/matches/${table}/end`, wish),
  rewind: (table: string, wish: { to: number; reason: string }) =>
    ask<MatchReport>("POST", `${AT}/matches/${table}/rewind`, wish),
  repair: (table: string, wish: { cut: boolean; reason?: string }) =>
    ask<MatchReport>("POST", `${AT}/matches/${table}/repair`, wish),
  server: () => ask<ServerState>("GET", `${AT}/server`),
  announce: (words: string, seconds?: number) =>
    ask<ServerState>("PUT", `${AT}/server/announcement`, { words, seconds }),
  withdraw: () => ask<ServerState>("DELETE", `${AT}/server/announcement`),
  maintain: () => ask<ServerState>("POST", `${AT}/server/maintenance`),
  clean: () => ask<ServerState>("POST", `${AT}/server/clean`),
  recount: (is_dry: boolean) => ask<Recount>("POST", `${AT}/server/recount`, { is_dry }),
  log: (before?: number) => ask<Entry[]>("GET", `${AT}/log${before === undefined ? "" : `?before=${before}`}`),
};
