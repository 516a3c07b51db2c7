/** Searches the rules for words, ignoring endings, so that «стопки» finds «стопка», and “biomes” finds “biome”. */
import type { Section } from "./text";

export interface Found {
  section: Section;
  /** Some words around the first match, split where the matches begin and end. */
  excerpt: { text: string; isHit: boolean }[];
}

const ENDING = 2;
const SHORTEST_STEM = 4;
const BEFORE = 40;
const LENGTH = 150;

const plain = (text: string): string => text.toLowerCase().replaceAll("ё", "е");

function stemOf(word: string): string {
  return word.slice(0, Math.max(Math.min(word.length, SHORTEST_STEM), word.length - ENDING));
}

/** The sections that contain all these words; those with a match in the title come first. */
export function find(sections: Section[], query: string): Found[] {
  const stems = plain(query)
    .split(/[^\p{L}\p{N}-]+/u)
    .filter(Boolean)
    .map(stemOf);
  if (!stems.length) return [];
  const hit = new RegExp(`(?<![\\p{L}\\p{N}])(?:${stems.join("|")})[\\p{L}\\p{N}]*`, "gu");
  const has = (text: string, stem: string) => new RegExp(`(?<![\\p{L}\\p{N}])${stem}`, "u").test(plain(text));
  const found = sections.filter(({ words }) => stems.every((stem) => has(words, stem)));
  const isNamed = ({ title }: Section) => stems.some((stem) => has(title, stem));
  return [...found.filter(isNamed), ...found.filter((section) => !isNamed(section))].map((section) => ({
    section,
    excerpt: excerptOf(section, hit),
  }));
}

function excerptOf({ title, words }: Section, hit: RegExp): Found["excerpt"] {
  const body = words.slice(title.length + 2);
  const first = Math.max(0, plain(body).search(hit));
  const start = first > BEFORE ? body.lastIndexOf(" ", first - BEFORE) + 1 : 0;
  const text = body.slice(start, start + LENGTH);
  const parts: Found["excerpt"] = [];
  let end = 0;
  for (const match of plain(text).matchAll(hit)) {
    parts.push(
      { text: text.slice(end, match.index), isHit: false },
      { text: text.slice(match.index, match.index + match[0].length), isHit: true },
    );
    end = match.index + match[0].length;
  }
  parts.push({ text: `${text.slice(end)}${start + LENGTH < body.length ? " …" : ""}`, isHit: false });
  return start ? [{ text: "… ", isHit: false }, ...parts] : parts;
}
