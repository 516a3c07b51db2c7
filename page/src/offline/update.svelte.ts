/** The service worker of this page, and news of a newer version. Only a person's click reloads a page. */
import { BASE } from "$src/base";

const LOOK_AGAIN = 3_600_000;
/** Milliseconds after loading until files are kept, so that the first page does not wait for them. */
const LATER = 3000;

class Update {
  isReady = $state(false);
  #waiting: ServiceWorker | null = null;

  start(): void {
    if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
    const begin = () => setTimeout(() => void this.#register().catch(() => undefined), LATER);
    if (document.readyState === "complete") begin();
    else addEventListener("load", begin, { once: true });
  }

  /** Lets the new version begin, then loads the page again. */
  reload(): void {
    if (!this.#waiting || this.#waiting.state === "activated") return location.reload();
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    this.#waiting.postMessage("begin");
  }

  async #register(): Promise<void> {
    const registration = await navigator.serviceWorker.register(`${BASE}sw.js`, {
      scope: BASE,
      updateViaCache: "none",
    });
    const look = () => registration.waiting && void this.#judge(registration.waiting);
    registration.addEventListener("updatefound", () => {
      const coming = registration.installing;
      coming?.addEventListener("statechange", look);
    });
    look();
    const search = () => void registration.update().catch(() => undefined);
    setInterval(search, LOOK_AGAIN);
    document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && search());
  }

  /** A page that came from the server may already be of the version that waits: then nobody has to reload. */
  async #judge(waiting: ServiceWorker): Promise<void> {
    const version = await versionOf(waiting);
    if (version === document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content) {
      waiting.postMessage("begin");
      return;
    }
    this.#waiting = waiting;
    this.isReady = true;
  }
}

function versionOf(worker: ServiceWorker): Promise<string> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data as string);
    worker.postMessage("version", [port2]);
  });
}

export const update = new Update();
