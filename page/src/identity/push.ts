/** This browser's subscription to notices (Web Push). */
import { server } from "$src/talk/http";
import type { Notices } from "$src/talk/messages";
import { say } from "$src/words/words.svelte";

export const canPush = (): boolean =>
  import.meta.env.PROD && "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

const bytes = (key: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(key.replace(/-/g, "+").replace(/_/g, "/")), (letter) => letter.charCodeAt(0));

/** Asks for permission, subscribes this browser and tells the server. */
export async function subscribe(key: string): Promise<Notices> {
  if ((await Notification.requestPermission()) !== "granted") throw new Error(say("notices-browser-denied"));
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: bytes(key) };
  const subscription = await pushManager.subscribe(options).catch(async () => {
    // A subscription for an earlier key of this server is in the way.
    await (await pushManager.getSubscription())?.unsubscribe();
    return pushManager.subscribe(options);
  });
  const { endpoint, keys } = subscription.toJSON();
  return server.addBrowser({ endpoint: endpoint!, p256dh: keys!["p256dh"], auth: keys!["auth"] });
}

export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}
