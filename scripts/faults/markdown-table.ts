/** Returns a table of Markdown as lines. */
export function markdownTable(
  columns: readonly string[],
  body: readonly (readonly (string | number)[])[],
): string[] {
  const rows = body.map((cells) => cells.map(String));
  const widths = columns.map((column, index) =>
    Math.max(...[columns, ...rows].map((cells) => cells[index]?.length ?? column.length)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join(' | ')} |`;
  return [line(columns), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)];
}
