/** The words of the page. Switching the language reloads nothing. */
import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";
import { aboutGames, LANGUAGES, preferred, read } from "./sources";

export type Facts = Record<string, string | number>;

/** A number rounded to tenths, so that the shown number and its plural form agree. */
class Count extends FluentNumber {
  constructor(value: number) {
    super(tenths(value));
  }

  override toString(): string {
    return figure(this.value);
  }
}

const tenths = (value: number): number => Math.round(10 * value) / 10;

class Words {
  language = $state(chosen());
  #bundles = $state.raw(new Map<string, FluentBundle>());
  #needed = new Set<string>();
  #loaded = new Set<string>();

  /** Loads these words if needed: of shared files, of games by their keys, or of tutorials (`KEY/tutorial`). */
  async need(...names: string[]): Promise<void> {
    for (const name of names) this.#needed.add(name);
    await this.#load(this.language);
  }

  /** Changes the language, once its words are loaded. */
  async speak(language: string): Promise<void> {
    await this.#load(language);
    this.language = language;
    document.documentElement.lang = language;
    localStorage.setItem("language", language);
  }

  async #load(language: string): Promise<void> {
    const missing = [...this.#needed].filter((name) => !this.#loaded.has(`${language}/${name}`));
    const sources = await Promise.all(
      missing.map(async (name): Promise<[string, string]> => [name, await read(language, name)]),
    );
    const isFirst = !this.#loaded.has(language);
    // another call may have been faster
    const added = sources.filter(([name]) => !this.#loaded.has(`${language}/${name}`));
    if (!isFirst && !added.length) return;
    // eslint-disable-next-line svelte/prefer-svelte-reactivity -- it is replaced as a whole, never changed
    const bundles = new Map(this.#bundles);
    for (const [name, source] of isFirst ? [...aboutGames(language), ...added] : added) {
      const key = `${language}/${name.split("/")[0]}`;
      const bundle = bundles.get(key) ?? new FluentBundle(language, { useIsolating: false });
      bundle.addResource(new FluentResource(source));
      bundles.set(key, bundle);
    }
    this.#loaded.add(language);
    for (const [name] of added) this.#loaded.add(`${language}/${name}`);
    this.#bundles = bundles;
  }

  /** The file of a message: the one that its first word names, or `common`. */
  #bundle(key: string): FluentBundle | undefined {
    return (
      this.#bundles.get(`${this.language}/${key.split("-", 1)[0]}`) ?? this.#bundles.get(`${this.language}/common`)
    );
  }

  has(key: string): boolean {
    return this.#bundle(key)?.hasMessage(key) ?? false;
  }

  say(key: string, facts: Facts = {}): string {
    const bundle = this.#bundle(key);
    const pattern = bundle?.getMessage(key)?.value;
    if (!bundle || !pattern) return key.replace(/^level-/, ""); // a bot of another package is called by its own name
    const counted = Object.entries(facts).map(([name, fact]): [string, string | Count] => [
      name,
      typeof fact === "number" ? new Count(fact) : fact,
    ]);
    return bundle.formatPattern(pattern, Object.fromEntries(counted));
  }
}

/** The language chosen here, or the first of the browser's that we have. */
function chosen(): string {
  const before = localStorage.getItem("language");
  const language = before && LANGUAGES.includes(before) ? before : preferred(navigator.languages);
  document.documentElement.lang = language;
  return language;
}

export const words = new Words();

/**
 * A number as the language of the page writes it, with one decimal at most. Whole numbers avoid Intl.NumberFormat,
 * whose first use on a page takes 20 to 40 ms.
 */
export function figure(value: number): string {
  const rounded = tenths(value);
  return Number.isInteger(rounded) ? String(rounded) : rounded.toLocaleString(words.language, { useGrouping: false });
}

/** The message with this key, in the language of the page. */
export const say = (key: string, facts?: Facts): string => words.say(key, facts);
