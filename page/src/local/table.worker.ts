/** The worker of a local table: the match is played here, so that the page never waits for it. */
import type { ToTable } from "./protocol";
import { store } from "./store";
import { LocalTable } from "./table";
import { WorkerThinkers } from "./worker-thinkers";

const others = new BroadcastChannel("starboard-tables");
let here = "";

const table = new LocalTable({
  store,
  send: (message) => postMessage(message),
  thinkers: (_, loaded) => new WorkerThinkers(loaded),
  now: () => Date.now() / 1000,
  sleep: (seconds) => new Promise((resolve) => setTimeout(resolve, 1000 * Math.max(0, seconds))),
  announce: (id) => others.postMessage(id),
});

addEventListener("message", ({ data }: MessageEvent<ToTable>) => {
  if (data.type === "open") here = data.row.id;
  void table.hear(data);
});
others.onmessage = ({ data }: MessageEvent<string>) => void (data === here && table.lookAgain());
