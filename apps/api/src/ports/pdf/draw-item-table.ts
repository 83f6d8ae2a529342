import {
  ACCENT,
  fill,
  INNER,
  PAGE,
  PAGE_ENDS,
  part,
  rule,
  SOFT,
  textHeight,
  TINT,
  write,
  type Document,
  type Element,
} from './drawing-primitives';

interface ItemColumn {
  title: string;
  /** Points; 0 takes the remaining space. */
  width: number;
  align?: 'left' | 'right';
}

interface ItemCell {
  text: string;
  /** Smaller text below. */
  below?: string;
}

interface ItemTable {
  columns: readonly ItemColumn[];
  rows: readonly (readonly ItemCell[])[];
  top: number;
}

const GAP = 8;
const SIZE = 9.5;
const BELOW = { size: 7.5, color: SOFT };

function places(columns: readonly ItemColumn[]) {
  const fixed = columns.reduce((sum, { width }) => sum + width, 0);
  let x = PAGE.margin + GAP / 2;
  return columns.map((column) => {
    const width = column.width || INNER - GAP - fixed;
    const place = { ...column, x, width: width - GAP / 2 };
    x += width;
    return place;
  });
}
type Place = ReturnType<typeof places>[number];

function drawHeadings(
  document: Document,
  table: Element | undefined,
  at: readonly Place[],
  top: number,
): number {
  fill(document, TINT, PAGE.margin, top, INNER, 20);
  const row = table && part(document, table, 'TR');
  for (const { title, x, width, align } of at)
    write(document, row && part(document, row, 'TH', 'Column'), title, x, top + 5.5, {
      ...{ size: 7.5, bold: true, color: ACCENT, width },
      ...(align ? { align } : {}),
    });
  return top + 20;
}

function heightOf(document: Document, { text, below = '' }: ItemCell, width: number): number {
  const own = textHeight(document, text, { size: SIZE, width });
  return below === '' ? own : own + textHeight(document, below, { ...BELOW, width });
}

function drawRow(
  document: Document,
  table: Element,
  at: readonly Place[],
  cells: readonly ItemCell[],
  top: number,
) {
  const row = part(document, table, 'TR');
  cells.forEach((cell, index) => {
    const place = at[index];
    if (!place) return;
    const { x, width, align } = place;
    const data = part(document, row, 'TD');
    const style = { width, ...(align ? { align } : {}) };
    const height = write(document, data, cell.text, x, top + 7, { ...style, size: SIZE });
    if (cell.below) write(document, data, cell.below, x, top + 7 + height, { ...style, ...BELOW });
  });
}

/** Draws rows of items with headings, which each further page repeats. Returns the y position below. */
export function drawItemTable(document: Document, root: Element, { columns, rows, top }: ItemTable): number {
  const at = places(columns);
  const table = part(document, root, 'Table');
  let y = drawHeadings(document, table, at, top);
  for (const cells of rows) {
    const height =
      Math.max(...cells.map((cell, index) => heightOf(document, cell, at[index]?.width ?? 0))) + 14;
    if (y + height > PAGE_ENDS) {
      document.addPage({ size: 'A4', margin: 0 });
      y = drawHeadings(document, undefined, at, PAGE.margin);
    }
    drawRow(document, table, at, cells, y);
    y += height;
    rule(document, y);
  }
  return y;
}
