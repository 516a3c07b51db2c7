/**
 * The service worker: keeps the page for times without a connection, and shows notices of one's turn.
 *
 * The build puts `BUILD` before it: the version, the files of the page, and what it will ask the server for. A static
 * site changes it (`server/static_site.py`). The worker never keeps personal data: of the
 * server's answers, only those that are the same for everybody.
 */

declare const BUILD: { version: string; files: string[]; asked: string[] };

const worker = self as unknown as ServiceWorkerGlobalScope;
const scope = worker.registration.scope;
const PREFIX = "page-";
const PAGE = PREFIX + BUILD.version;
const DATA = "data";
const ENGINE = "engine";
const INDEX = "index.html";
/** Milliseconds after which a page that does not come is shown as it was kept. */
const PATIENCE = 4000;

/** Games, their cards, words and rules, and tutorials. */
const PUBLIC = /^api\/(games|tutorials)(\/|\.json$|$)/;
const ENGINES = "engine/games.json";
/** Addresses that are no pages. */
const NO_PAGE = /^(api|engine|assets)\/|^(health|metrics)$/;

interface Notice {
  title: string;
  body: string;
  path: string;
  tag: string;
  off: { label: string; target: string; token: string };
}

const at = (path: string): string => new URL(path, scope).href;
const files = new Set(BUILD.files.map(at));

worker.addEventListener("install", (event) => event.waitUntil(keepPage()));
worker.addEventListener("activate", (event) => event.waitUntil(begin()));
worker.addEventListener("message", (event) => {
  if (event.data === "begin") void worker.skipWaiting();
  if (event.data === "version") event.ports[0]?.postMessage(BUILD.version);
});
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(scope)) return;
  const path = request.url.slice(scope.length).split(/[?#]/)[0];
  if (request.mode === "navigate") {
    if (!NO_PAGE.test(path)) event.respondWith(openPage(request));
  } else if (path === ENGINES) event.respondWith(newestEngines(request));
  else if (path.startsWith("engine/")) event.respondWith(keptOr(request, ENGINE));
  else if (files.has(request.url)) event.respondWith(keptOr(request, PAGE));
  else if (PUBLIC.test(path)) event.respondWith(newestOf(request, DATA));
  else if (path.startsWith("assets/")) event.respondWith(keptAnywhere(request));
});

/** Keeps all files of this version. If one is missing, this version is not installed. */
async function keepPage(): Promise<void> {
  const cache = await caches.open(PAGE);
  const known = await Promise.all(BUILD.files.map(async (file) => (await copyOf(file)) ?? (await fetched(file))));
  await Promise.all(known.map((answer, number) => cache.put(at(BUILD.files[number]), answer)));
  const data = await caches.open(DATA);
  await Promise.all(BUILD.asked.map((path) => keepPublic(data, path)));
  await keepEngines().catch(() => undefined);
}

/** A file of an earlier version, if its name says that it has not changed. */
async function copyOf(file: string): Promise<Response | undefined> {
  return file.startsWith("assets/") ? caches.match(at(file)) : undefined;
}

async function fetched(file: string): Promise<Response> {
  const answer = await fetch(at(file), file.startsWith("assets/") ? {} : { cache: "no-cache" });
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  return file === INDEX ? lasting(answer) : answer;
}

/** The page without the note of games that are being prepared: later they are ready. */
async function lasting(answer: Response): Promise<Response> {
  const text = (await answer.text()).replace(/<meta name="preparing"[^>]*>/, "");
  return new Response(text, { headers: { "content-type": "text/html; charset=utf-8" } });
}

/** Keeps the list of games, and what is printed on their cards. Without them the page still works. */
async function keepPublic(data: Cache, path: string): Promise<void> {
  try {
    const answer = await fetch(at(path));
    if (!answer.ok) return;
    await data.put(at(path), answer.clone());
    const { games } = (await answer.json()) as { games: { key: string }[] };
    await Promise.all(games.map(({ key }) => data.add(at(`${path}/${key}`)).catch(() => undefined)));
  } catch {
    return;
  }
}

/** Keeps the engines of all games, so that they can be played without a connection. */
async function keepEngines(): Promise<void> {
  const answer = await newestEngines(new Request(at(ENGINES)));
  if (!answer.ok) return;
  const listed = (await answer.json()) as Record<string, Record<string, string>>;
  const names = Object.values(listed).flatMap((files) => Object.values(files));
  await Promise.all(names.map((name) => keptOr(new Request(at(`engine/${name}`)), ENGINE)));
}

/**
 * Deletes old versions but the last: a page that is open, perhaps with a match, may still load parts of it.
 */
async function begin(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== PAGE);
  await Promise.all(old.slice(0, -1).map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/** The page from the server, which knows the newest version; if that fails, as it was kept. */
async function openPage(request: Request): Promise<Response> {
  const kept = () => caches.open(PAGE).then((cache) => cache.match(at(INDEX)));
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(PATIENCE) });
    const isMissing = answer.status === 404 || answer.status >= 500; // hosts of files know only some pages
    return isMissing ? ((await kept()) ?? answer) : answer;
  } catch {
    return (await kept()) ?? Response.error();
  }
}

async function keptOr(request: Request, name: string): Promise<Response> {
  const cache = await caches.open(name);
  const kept = await cache.match(request.url);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request.url, answer.clone());
  return answer;
}

async function keptAnywhere(request: Request): Promise<Response> {
  return (await caches.match(request.url)) ?? fetch(request);
}

/** The newest answer, or the last one that came. */
async function newestOf(request: Request, name: string): Promise<Response> {
  const cache = await caches.open(name);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(request.url, answer.clone());
    return answer;
  } catch (error) {
    const kept = await cache.match(request.url);
    if (kept) return kept;
    throw error;
  }
}

/** The list of engines; forgets engines that are not in it any more. */
async function newestEngines(request: Request): Promise<Response> {
  const answer = await newestOf(request, ENGINE);
  if (!answer.ok) return answer;
  const listed = await answer.clone().text();
  const cache = await caches.open(ENGINE);
  for (const { url } of await cache.keys())
    if (url !== at(ENGINES) && !listed.includes(url.split("/").at(-1)!)) await cache.delete(url);
  return answer;
}

// ---- notices of one's turn ------------------------------------------------------------------------------------

worker.addEventListener("push", (event) => {
  if (event.data) event.waitUntil(show(event.data.json() as Notice));
});
worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { path, off } = event.notification.data as Notice;
  event.waitUntil(event.action === "off" ? turnOff(off) : goTo(path));
});
worker.addEventListener("pushsubscriptionchange", (event) => {
  const change = event as ExtendableEvent & { oldSubscription?: PushSubscription; newSubscription?: PushSubscription };
  change.waitUntil(subscribeAgain(change.oldSubscription, change.newSubscription));
});

async function show(notice: Notice): Promise<void> {
  const { title, body, tag, off } = notice;
  const actions = [{ action: "off", title: off.label }];
  const shown = { body, tag, data: notice, icon: at("icon-192.png"), badge: at("icon-192.png"), actions };
  await worker.registration.showNotification(title, shown);
}

/** Shows the table: in a tab that has it open, or in another one. */
async function goTo(path: string): Promise<void> {
  const url = at(path.slice(1));
  const tabs = await worker.clients.matchAll({ type: "window" });
  const open = tabs.find((tab) => tab.url === url);
  if (open) await open.focus();
  else await worker.clients.openWindow(url);
}

const post = (path: string, data: unknown): Promise<Response> =>
  fetch(at(path), { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(data) });

async function turnOff({ target, token }: Notice["off"]): Promise<void> {
  await post("api/notices/off", { target, token });
}

/** The browser has replaced its subscription: the server has to know the new one. */
async function subscribeAgain(old?: PushSubscription, given?: PushSubscription): Promise<void> {
  const options = old?.options;
  const renewed = given ?? (options && (await worker.registration.pushManager.subscribe(options)));
  if (renewed) await post("api/me/notices/browsers", renewed.toJSON());
}
