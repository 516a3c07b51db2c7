/**
 * The rules as text: one Markdown file for each game and language, split into sections.
 *
 * `## Title {#id: take to}` begins a section about the decisions after the colon. `> …` is our ruling on a point that
 * the rulebook leaves open. `![caption](kind key=value)` is a figure, drawn by the game's own components.
 */
import { DEFAULT, served } from "$src/words/sources";

export type Span = { text: string; look: "plain" | "strong" | "em" };

export interface FigureData {
  kind: string;
  parts: Record<string, string>;
}

export type Block =
  | { is: "text" | "settled"; spans: Span[] }
  | { is: "heading"; text: string }
  | { is: "list"; isNumbered: boolean; items: Span[][] }
  | { is: "table"; head: Span[][]; rows: Span[][][] }
  | { is: "figure"; figure: FigureData; caption: string };

export interface Section {
  id: string;
  title: string;
  /** The decisions that it explains. */
  prompts: string[];
  blocks: Block[];
  /** Its text, for the search. */
  words: string;
}

const HEADING = /^## (.+?) \{#([a-z-]+)(?:: ([a-z -]+))?\}$/;
const FIGURE = /^!\[(.+)\]\((.+)\)$/;

const sources = import.meta.glob<string>("$games/*/rules_page/*.md", { query: "?raw", import: "default" });

export async function loadRules(game: string, language: string): Promise<Section[]> {
  const inLanguage = (wanted: string) =>
    Object.entries(sources).find(([path]) => path.endsWith(`/${game}/rules_page/${wanted}.md`))?.[1];
  const source = inLanguage(language) ?? inLanguage(DEFAULT);
  return parse(source ? await source() : await served(`/api/games/${game}/rules/${language}`));
}

/** The section about a decision, or about the end. */
export const sectionFor = (sections: Section[], prompt: string | null): Section | undefined =>
  sections.find(({ prompts }) => prompts.includes(prompt ?? "over"));

export function parse(source: string): Section[] {
  const sections: Section[] = [];
  for (const chunk of source.split(/\n(?=## )/)) {
    const [first, ...lines] = chunk.trim().split("\n");
    const heading = first.match(HEADING);
    if (!heading) continue;
    const [, title, id, prompts = ""] = heading;
    const blocks = lines
      .join("\n")
      .trim()
      .split(/\n{2,}/)
      .filter(Boolean)
      .map(blockOf);
    sections.push({
      id,
      title,
      prompts: prompts.split(" ").filter(Boolean),
      blocks,
      words: `${title}. ${blocks.map(wordsOf).join(" ")}`,
    });
  }
  return sections;
}

function blockOf(chunk: string): Block {
  const lines = chunk.split("\n");
  const figure = chunk.match(FIGURE);
  if (figure) {
    const [kind, ...parts] = figure[2].split(" ");
    return {
      is: "figure",
      caption: figure[1],
      figure: { kind, parts: Object.fromEntries(parts.map((part) => part.split("=") as [string, string])) },
    };
  }
  if (chunk.startsWith("### ")) return { is: "heading", text: chunk.slice(4) };
  if (/^(-|\d+\.) /.test(chunk)) {
    const items = chunk.split(/\n(?=(?:-|\d+\.) )/).map((item) => spansOf(flat(item.replace(/^(-|\d+\.) /, ""))));
    return { is: "list", isNumbered: !chunk.startsWith("-"), items };
  }
  if (chunk.startsWith("|")) {
    const cells = (line: string) =>
      line
        .split("|")
        .slice(1, -1)
        .map((cell) => spansOf(cell.trim()));
    return { is: "table", head: cells(lines[0]), rows: lines.slice(2).map(cells) };
  }
  if (chunk.startsWith(">")) return { is: "settled", spans: spansOf(flat(chunk.replace(/^> ?/gm, ""))) };
  return { is: "text", spans: spansOf(flat(chunk)) };
}

const flat = (text: string): string => text.replace(/\s*\n\s*/g, " ");

function spansOf(text: string): Span[] {
  return text
    .split(/(\*\*.+?\*\*|\*.+?\*)/)
    .filter(Boolean)
    .map((part): Span => {
      if (part.startsWith("**")) return { text: part.slice(2, -2), look: "strong" };
      return part.startsWith("*") ? { text: part.slice(1, -1), look: "em" } : { text: part, look: "plain" };
    });
}

function wordsOf(block: Block): string {
  const say = (spans: Span[]) => spans.map((span) => span.text).join("");
  switch (block.is) {
    case "heading":
      return `${block.text}.`;
    case "list":
      return block.items.map(say).join(" ");
    case "table":
      return [block.head, ...block.rows].map((row) => row.map(say).join(" · ")).join("; ");
    case "figure":
      return block.caption;
    default:
      return say(block.spans);
  }
}
