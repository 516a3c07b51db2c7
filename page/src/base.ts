/**
 * Where the page is served from: `/` on a server. A static site (`starboard site`) notes its folder in the page; it has
 * no server to ask, only files with the answers that are the same for everybody.
 */
const note = globalThis.document?.querySelector?.<HTMLMetaElement>('meta[name="base"]');
const noted = note?.content;

export const BASE = noted ?? "/";
export const isSite = noted !== undefined;

/** The address of a path such as `/rules/KEY`. */
export const address = (path: string): string => BASE + path.slice(1);

/** The path of an address of this page. */
export const pathOf = (pathname: string): string =>
  pathname.startsWith(BASE) ? pathname.slice(BASE.length - 1) : pathname;

const IN_FILES = /^\/api\/(games|tutorials)(\/|$)/;

/** The file of a static site with the answer to a request; undefined if only a server can answer it. */
export const fileOf = (method: string, path: string, kind = "json"): string | undefined =>
  method === "GET" && IN_FILES.test(path) ? `${address(path.split("?")[0])}.${kind}` : undefined;

/** On a static site, lets links lead into its folder, and hides what needs a server (`data-server`) or an engine. */
export function prepareSite(): void {
  if (!isSite) return;
  document.documentElement.dataset.site = note?.dataset.site;
  const rebase = (link: Element) => {
    const href = link.getAttribute("href");
    if (href?.startsWith("/") && !href.startsWith(BASE)) link.setAttribute("href", address(href));
  };
  new MutationObserver((changes) => {
    for (const { target } of changes)
      if (target instanceof Element) {
        if (target.matches("a[href]")) rebase(target);
        target.querySelectorAll("a[href]").forEach(rebase);
      }
  }).observe(document.documentElement, { subtree: true, childList: true, attributes: true, attributeFilter: ["href"] });
}
