/** Merges consecutive lines with the same text into one with a count. `isOwn`: never merged. */
export function counted<Line>(
  lines: Line[],
  tell: (line: Line) => string,
  isOwn: (line: Line) => boolean = () => false,
): { line: Line; words: string }[] {
  const told: { line: Line; words: string; count: number }[] = [];
  for (const line of lines) {
    const [words, last] = [tell(line), told.at(-1)];
    if (last?.words === words && !isOwn(line)) last.count += 1;
    else told.push({ line, words, count: 1 });
  }
  return told.map(({ line, words, count }) => ({ line, words: count > 1 ? `${words} ×\u00a0${count}` : words }));
}
