/** What operators ask the server for. */
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
  log: (before?: number) => ask<Entry[]>("GET", `${AT}/log${before === undefined ? "" : `?before=${before}`}`),
};
