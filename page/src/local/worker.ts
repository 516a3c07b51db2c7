/** The workers of local tables. One is started ahead, so that a table need not wait for it. */

let spare: Worker | undefined;

const start = (): Worker => new Worker(new URL("./table.worker.ts", import.meta.url), { type: "module" });

/** A worker for a table. */
export function takeWorker(): Worker {
  const worker = spare ?? start();
  spare = undefined;
  return worker;
}

export function startSpareWorker(): void {
  spare ??= start();
}
