/**
 * Where the page is served from: `/` on a server, and on a static site the folder that it lies in, which is then noted
 * in the page. A static site has no server to ask.
 */
const noted = globalThis.document?.querySelector?.<HTMLMetaElement>('meta[name="base"]')?.content;

export const BASE = noted ?? "/";
export const isSite = noted !== undefined;

/** The address of a path such as `/rules/KEY`. */
export const address = (path: string): string => BASE + path.slice(1);

/** The path of an address of this page. */
export const pathOf = (pathname: string): string =>
  pathname.startsWith(BASE) ? pathname.slice(BASE.length - 1) : pathname;
