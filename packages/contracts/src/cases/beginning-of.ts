const MOST = 200;

/** Returns the beginning of a text in one line, for lists. */
export function beginningOf(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > MOST ? `${line.slice(0, MOST - 1).trimEnd()}…` : line;
}
