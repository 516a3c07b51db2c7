/** The words of the page, from the same Fluent files that the server and the terminal read. Switching the language reloads nothing. */
import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";

export const LANGUAGES = ["en", "ru"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Facts = Record<string, string | number>;

const sources = import.meta.glob<string>("$locales/*/*.ftl", { query: "?raw", import: "default" });

/** A number as it is told, rounded to tenths: what is shown and what plurals go by are the same. */
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
  language = $state<Language>(document.documentElement.lang === "ru" ? "ru" : "en");
  #bundles = $state.raw(new Map<string, FluentBundle>());
  #needed = new Set<string>();

  /** Makes sure that the messages of these files are here. */
  async need(...files: string[]): Promise<void> {
    for (const file of files) this.#needed.add(file);
    await this.#load(this.language);
  }

  /** Changes the language: when its words are here, everything that is shown changes. */
  async speak(language: Language): Promise<void> {
    await this.#load(language);
    this.language = language;
    document.documentElement.lang = language;
    localStorage.setItem("language", language);
  }

  async #load(language: Language): Promise<void> {
    const missing = [...this.#needed].filter((file) => !this.#bundles.has(`${language}/${file}`));
    if (!missing.length) return;
    const loaded = await Promise.all(missing.map((file) => this.#read(language, file)));
    this.#bundles = new Map([...this.#bundles, ...loaded]);
  }

  async #read(language: Language, file: string): Promise<[string, FluentBundle]> {
    const [, source] = Object.entries(sources).find(([path]) => path.endsWith(`/${language}/${file}.ftl`))!;
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(await source()));
    return [`${language}/${file}`, bundle];
  }

  /** Where a message is: in the file that its first word names, or in `common`. */
  #bundle(key: string): FluentBundle | undefined {
    const first = key.split("-", 1)[0];
    const file = this.#needed.has(first) ? first : "common";
    return this.#bundles.get(`${this.language}/${file}`);
  }

  has(key: string): boolean {
    return this.#bundle(key)?.hasMessage(key) ?? false;
  }

  say(key: string, facts: Facts = {}): string {
    const bundle = this.#bundle(key);
    const pattern = bundle?.getMessage(key)?.value;
    if (!bundle || !pattern) return key.replace(/^level-/, ""); // a bot of another package is called by its own name
    const counted = Object.entries(facts).map(([name, fact]) => [name, typeof fact === "number" ? new Count(fact) : fact]);
    return bundle.formatPattern(pattern, Object.fromEntries(counted));
  }
}

export const words = new Words();

/**
 * A number as the language of the page writes it, with one decimal at most. A whole one is written as it is: the first
 * Intl.NumberFormat of a page takes a browser 20 to 40 ms.
 */
export function figure(value: number): string {
  const rounded = tenths(value);
  return Number.isInteger(rounded) ? String(rounded) : rounded.toLocaleString(words.language);
}

/** The message with this key, in the language of the page. */
export const say = (key: string, facts?: Facts): string => words.say(key, facts);
