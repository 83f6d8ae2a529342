const NEEDS_QUOTES = /;|^"/;
const ITEM = /\s*(?:"((?:[^"]|"")*)"\s*(?=;|$)|([^;]*))(?:;|$)/y;

/**
 * Returns the cell of a list: its items with semicolons between them. An item with a semicolon stands in double quotes, so that
 * the list can be read back.
 */
export const listCell = (items: readonly string[]): string =>
  items.map((item) => (NEEDS_QUOTES.test(item) ? `"${item.replaceAll('"', '""')}"` : item)).join('; ');

/** Returns the items of such a cell, trimmed, without blank ones. */
export function itemsOfCell(cell: string): string[] {
  const items: string[] = [];
  ITEM.lastIndex = 0;
  while (ITEM.lastIndex < cell.length) {
    const [, quoted, plain = ''] = ITEM.exec(cell) ?? [];
    items.push((quoted === undefined ? plain : quoted.replaceAll('""', '"')).trim());
  }
  ITEM.lastIndex = 0;
  return items.filter((item) => item !== '');
}
