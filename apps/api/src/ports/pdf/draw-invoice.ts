import { drawPassports } from './draw-passports';
import { drawRegistration } from './draw-registration';
import type { InvoiceSheet, SheetColumn, SheetRow } from './invoice-sheet';
import {
  ACCENT,
  artifact,
  DANGER,
  fill,
  INNER,
  PAGE,
  PAGE_ENDS,
  part,
  RIGHT,
  rule,
  SOFT,
  textHeight,
  TINT,
  write,
  type Document,
  type Element,
} from './drawing-primitives';

const GAP = 8;

/**
 * Draws the seller on the left, title and facts on the right; reading order is title, seller, facts. Returns
 * the y position below.
 */
function drawHead(document: Document, root: Element, sheet: InvoiceSheet): number {
  fill(document, ACCENT, 0, 0, PAGE.width, 6);
  const title = part(document, root, 'H1');
  const seller = part(document, root, 'Sect');
  const facts = part(document, root, 'Sect');
  const line = (parent: Element) => part(document, parent, 'P');
  const top = 32;
  const half = INNER * 0.56;
  let left =
    top +
    write(document, line(seller), sheet.seller.name, PAGE.margin, top, {
      size: 13,
      bold: true,
      width: half,
    }) +
    4;
  for (const text of sheet.seller.lines)
    left += write(document, line(seller), text, PAGE.margin, left, { color: SOFT, width: half }) + 1;

  const x = PAGE.margin + INNER * 0.6;
  const width = RIGHT - x;
  let right =
    top +
    write(document, title, sheet.title, x, top - 4, {
      size: 19,
      bold: true,
      color: ACCENT,
      width,
      align: 'right',
    }) +
    2;
  for (const [label, value] of sheet.facts) {
    const fact = line(facts);
    const labelHeight = write(document, fact, label, x, right, { color: SOFT, width: width * 0.42 });
    const valueHeight = write(document, fact, value, x + width * 0.42, right, {
      bold: true,
      width: width * 0.58,
      align: 'right',
    });
    right += Math.max(labelHeight, valueHeight) + 3;
  }
  return Math.max(left, right) + 14;
}

/** Draws a framed notice about a cancelled invoice, or nothing. Returns the y position below. */
function drawMark(document: Document, root: Element, { mark }: InvoiceSheet, top: number): number {
  if (!mark) return top;
  const height = 34;
  artifact(document, () =>
    document.rect(PAGE.margin, top, INNER, height).lineWidth(1.4).strokeColor(DANGER).stroke(),
  );
  const said = part(document, root, 'P');
  const x = PAGE.margin + 12;
  write(document, said, mark.title, x, top + 9, { size: 13, bold: true, color: DANGER, width: 110 });
  write(document, said, mark.text, x + 118, top + 11.5, {
    size: 9,
    bold: true,
    color: DANGER,
    width: INNER - 142,
  });
  return top + height + 14;
}

function drawParties(document: Document, root: Element, sheet: InvoiceSheet, top: number): number {
  rule(document, top);
  const width = INNER / sheet.parties.length - 12;
  const ends = sheet.parties.map((party, index) => {
    const x = PAGE.margin + index * (INNER / sheet.parties.length);
    const section = part(document, root, 'Sect');
    const line = (tag = 'P') => part(document, section, tag);
    let y = top + 12;
    y += write(document, line('H2'), party.title, x, y, { size: 7.5, color: SOFT, width }) + 2;
    y += write(document, line(), party.name, x, y, { size: 10, bold: true, width }) + 2;
    for (const text of party.lines) y += write(document, line(), text, x, y, { color: SOFT, width }) + 1;
    return y;
  });
  return Math.max(...ends) + 16;
}

/** Returns the position and width of each column; the one without a width takes the remaining space. */
function places(columns: readonly SheetColumn[]) {
  const fixed = columns.reduce((sum, column) => sum + column.width, 0);
  let x = PAGE.margin + GAP / 2;
  return columns.map((column) => {
    const width = column.width || INNER - GAP - fixed;
    const place = { ...column, x, width: width - GAP / 2 };
    x += width;
    return place;
  });
}
type Place = ReturnType<typeof places>[number];

/** Draws the column headings; on further pages they are repeated as artifacts, without `table`. */
function drawTableHead(document: Document, table: Element | undefined, at: readonly Place[], top: number) {
  fill(document, TINT, PAGE.margin, top, INNER, 20);
  const row = table && part(document, table, 'TR');
  for (const { title, x, width, align } of at)
    write(document, row && part(document, row, 'TH', 'Column'), title, x, top + 5.5, {
      size: 7.5,
      bold: true,
      color: ACCENT,
      width,
      align,
    });
  return top + 20;
}

function rowHeight(document: Document, at: readonly Place[], row: SheetRow): number {
  const heights = row.cells.map((cell, index) => {
    const width = at[index]?.width ?? 0;
    return textHeight(document, cell.text, { width }) + (cell.below ? 10 : 0);
  });
  return Math.max(...heights) + 10;
}

function drawRow(
  document: Document,
  table: Element,
  at: readonly Place[],
  row: SheetRow,
  top: number,
): number {
  const element = part(document, table, 'TR');
  row.cells.forEach((cell, index) => {
    const place = at[index];
    if (!place) return;
    const { x, width, align } = place;
    const data = part(document, element, 'TD');
    const height = write(document, data, cell.text, x, top + 6, { width, align });
    if (cell.below)
      write(document, data, cell.below, x, top + 6 + height, { size: 6.8, color: SOFT, width, align });
  });
  const bottom = top + rowHeight(document, at, row);
  rule(document, bottom);
  return bottom;
}

/** Draws the lines, with a new page and the same headings when a page is full. */
function drawTable(document: Document, root: Element, sheet: InvoiceSheet, top: number): number {
  const at = places(sheet.columns);
  const table = part(document, root, 'Table');
  let y = drawTableHead(document, table, at, top);
  for (const row of sheet.rows) {
    if (y + rowHeight(document, at, row) > PAGE_ENDS) {
      document.addPage();
      y = drawTableHead(document, undefined, at, PAGE.margin);
    }
    y = drawRow(document, table, at, row, y);
  }
  return y;
}

/** Draws the totals as a table of labels and amounts, the grand total on a coloured background. Returns the y position below. */
function drawTotals(document: Document, root: Element, sheet: InvoiceSheet, top: number): number {
  const x = PAGE.margin + INNER * 0.6;
  const width = RIGHT - x - GAP;
  const table = part(document, root, 'Table');
  const cellsOf = () => {
    const row = part(document, table, 'TR');
    return [part(document, row, 'TH', 'Row'), part(document, row, 'TD')] as const;
  };
  let y = top;
  for (const [label, value] of sheet.totals) {
    const [name, amount] = cellsOf();
    write(document, name, label, x, y, { color: SOFT, width: width / 2 });
    y += write(document, amount, value, x, y, { width, align: 'right' }) + 4;
  }
  fill(document, ACCENT, x - 10, y + 3, RIGHT - x + 10, 28);
  const [name, amount] = cellsOf();
  const white = { bold: true, color: '#FFFFFF' };
  write(document, name, sheet.total[0], x, y + 11, { ...white, size: 9, width: width / 2 });
  write(document, amount, sheet.total[1], x, y + 8.5, { ...white, size: 12, width, align: 'right' });
  return y + 31;
}

/** Draws totals on the right, the total in words and the notes on the left. Returns the y position below. */
function drawEnd(document: Document, root: Element, sheet: InvoiceSheet, after: number): number {
  const needed = 50 + sheet.totals.length * 15;
  let top = after + 14;
  if (top + needed > PAGE_ENDS) {
    document.addPage();
    top = PAGE.margin;
  }
  const below = drawTotals(document, root, sheet, top);
  const width = INNER * 0.54;
  const inWords = part(document, root, 'P');
  const [label, words] = sheet.words;
  let y = top + write(document, inWords, label, PAGE.margin, top, { size: 7.5, color: SOFT, width }) + 2;
  y += write(document, inWords, words, PAGE.margin, y, { size: 9, bold: true, width }) + 12;
  for (const note of sheet.notes)
    y +=
      write(document, part(document, root, 'P'), note, PAGE.margin, y, { size: 7.5, color: SOFT, width }) + 2;
  return Math.max(y, below);
}

/** Draws number and page at the foot of each page, once the page count is known. */
function drawFoot(document: Document, sheet: InvoiceSheet): void {
  const { start, count } = document.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    document.switchToPage(page);
    const y = PAGE.height - 38;
    rule(document, y);
    write(document, undefined, `${sheet.seller.name} · ${sheet.number}`, PAGE.margin, y + 8, {
      size: 7.5,
      color: SOFT,
    });
    const where = sheet.pageOf(page - start + 1, count);
    write(document, undefined, where, PAGE.margin, y + 8, { size: 7.5, color: SOFT, align: 'right' });
  }
}

/** Draws an invoice with the structure that screen readers follow. */
export function drawInvoice(document: Document, sheet: InvoiceSheet): void {
  const root = document.struct('Document');
  document.addStructure(root);
  const parties = drawMark(document, root, sheet, drawHead(document, root, sheet));
  const table = drawParties(document, root, sheet, parties);
  const end = drawEnd(document, root, sheet, drawTable(document, root, sheet, table));
  const below = sheet.registration ? drawRegistration(document, root, sheet.registration, end) : end;
  if (sheet.passports) drawPassports(document, root, sheet.passports, below);
  root.end();
  drawFoot(document, sheet);
}
