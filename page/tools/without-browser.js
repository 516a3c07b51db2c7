/** A stand-in for the browser: enough to load the page's modules in Node, for tests and `tell.mjs`. */

const nothing = () => undefined;

/** A store of texts by name, like `localStorage`. */
class Store {
  #kept = new Map();
  getItem = (name) => this.#kept.get(name) ?? null;
  setItem = (name, value) => void this.#kept.set(name, String(value));
  removeItem = (name) => void this.#kept.delete(name);
  clear = () => this.#kept.clear();
}

const browser = {
  window: globalThis,
  addEventListener: nothing,
  removeEventListener: nothing,
  matchMedia: () => ({ matches: false, addEventListener: nothing }),
  localStorage: new Store(),
  sessionStorage: new Store(),
  location: new URL("http://localhost/"),
  navigator: { languages: ["en"] },
  document: {
    documentElement: { lang: "en", dataset: {} },
    visibilityState: "visible",
    addEventListener: nothing,
    removeEventListener: nothing,
    getAnimations: () => [],
  },
};
for (const [name, value] of Object.entries(browser)) {
  // newer versions of Node have some of them
  Object.defineProperty(globalThis, name, { value, writable: true, configurable: true });
}
