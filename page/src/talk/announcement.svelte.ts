/** The operator's announcement. It comes with every answer, and over the socket of a table; no request asks for it. */

import type * as api from "./api";

export type Announcement = Pick<api.Announcement, "words" | "begins">;
export type Announced = { announcement: Announcement | null; now: number };

/** The response header that carries it. */
const HEADER = "starboard-announcement";
/** For how long the page says that the server is back. */
const BACK = 10_000;

class Announcements {
  current = $state.raw<Announcement | null>(null);
  /** The server does not answer, as announced. */
  isLost = $state(false);
  /** It answers again. */
  isBack = $state(false);
  now = $state(Date.now());
  #skew = 0;
  #ticking = 0;

  /** Seconds until maintenance begins; null: none is announced. */
  get left(): number | null {
    const begins = this.current?.begins ?? null;
    return begins === null ? null : begins - (this.now + this.#skew) / 1000;
  }

  /** Nothing new can start, and clocks are paused. */
  get hasBegun(): boolean {
    return this.left !== null && this.left <= 0;
  }

  hearAnswer(answer: Response): void {
    const header = answer.headers.get(HEADER);
    this.hear(header ? (JSON.parse(decodeURIComponent(header)) as Announced) : null);
  }

  hear(told: Announced | null): void {
    const next = told?.announcement ?? null;
    if (told) this.#skew = told.now * 1000 - Date.now();
    if (!next && this.hasBegun) this.#welcome();
    this.isLost = false;
    if (JSON.stringify(next) !== JSON.stringify(this.current)) this.current = next;
    clearInterval(this.#ticking);
    this.now = Date.now();
    if (next?.begins) this.#ticking = window.setInterval(() => (this.now = Date.now()), 1000);
  }

  /** The connection was lost: perhaps because of an announced restart. */
  lose(): void {
    if (this.hasBegun) this.isLost = true;
  }

  #welcome(): void {
    this.isBack = true;
    setTimeout(() => (this.isBack = false), BACK);
  }
}

export const announcements = new Announcements();
