/** A worker that searches for bots. */
import { Engine } from "$src/engine/engine";
import type { FromThinker, ToThinker } from "./protocol";
import { Here } from "./thinkers";

let ready: Promise<Here>;

addEventListener("message", ({ data }: MessageEvent<ToThinker>) => {
  if (data.type === "load") ready = Engine.load(data.module, data.layout).then((engine) => new Here(engine));
  else
    void ready
      .then((here) => here.think(data.job))
      .then((found) => postMessage({ id: data.id, found } satisfies FromThinker))
      .catch((error: unknown) =>
        setTimeout(() => {
          throw error; // the table hears of it
        }),
      );
});
