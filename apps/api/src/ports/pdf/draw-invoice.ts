import type { InvoiceSheet, SheetColumn, SheetRow } from './invoice-sheet';

type Document = PDFKit.PDFDocument;

/** All lengths are points on A4, 595 × 842. */
const PAGE = { width: 595.28, height: 841.89, margin: 38 };
const RIGHT = PAGE.width - PAGE.margin;
const INNER = PAGE.width - 2 * PAGE.margin;
const TABLE_ENDS = PAGE.height - 52;
const INK = '#12131A';
const SOFT = '#5B5D6B';
const LINE = '#D9D6CE';
const ACCENT = '#4338CA';
const DANGER = '#B42318';
const TINT = '#F1F0FA';
const GAP = 8;

interface TextStyle {
  size?: number;
  bold?: boolean;
  color?: string;
  width?: number;
  align?: 'left' | 'right';
}

/** Writes a text at a place and returns the height it took. Figures are of equal width, so that columns stand straight. */
function write(document: Document, text: string, x: number, y: number, style: TextStyle = {}): number {
  const { size = 8, bold = false, color = INK, width = INNER, align = 'left' } = style;
  document
    .font(bold ? 'bold' : 'regular')
    .fontSize(size)
    .fillColor(color);
  const options = {
    width,
    align,
    lineGap: 1.5,
    features: ['tnum', 'kern'] as PDFKit.Mixins.OpenTypeFeatures[],
  };
  document.text(text, x, y, options);
  return document.heightOfString(text, options);
}

function rule(document: Document, y: number, color = LINE, thickness = 0.6): void {
  document.moveTo(PAGE.margin, y).lineTo(RIGHT, y).lineWidth(thickness).strokeColor(color).stroke();
}

/** Seller on the left, title and facts on the right. Returns where the next part begins. */
function drawHead(document: Document, sheet: InvoiceSheet): number {
  document.rect(0, 0, PAGE.width, 6).fill(ACCENT);
  const top = 32;
  const half = INNER * 0.56;
  let left =
    top + write(document, sheet.seller.name, PAGE.margin, top, { size: 13, bold: true, width: half }) + 4;
  for (const line of sheet.seller.lines)
    left += write(document, line, PAGE.margin, left, { color: SOFT, width: half }) + 1;

  const x = PAGE.margin + INNER * 0.6;
  const width = RIGHT - x;
  let right =
    top +
    write(document, sheet.title, x, top - 4, { size: 19, bold: true, color: ACCENT, width, align: 'right' }) +
    2;
  for (const [label, value] of sheet.facts) {
    write(document, label, x, right, { color: SOFT, width: width * 0.42 });
    right +=
      write(document, value, x + width * 0.42, right, { bold: true, width: width * 0.58, align: 'right' }) +
      3;
  }
  return Math.max(left, right) + 14;
}

/** A framed band that says what became of the invoice; nothing where it stands. Returns where the next part begins. */
function drawMark(document: Document, { mark }: InvoiceSheet, top: number): number {
  if (!mark) return top;
  const height = 34;
  document.rect(PAGE.margin, top, INNER, height).lineWidth(1.4).strokeColor(DANGER).stroke();
  const x = PAGE.margin + 12;
  write(document, mark.title, x, top + 9, { size: 13, bold: true, color: DANGER, width: 110 });
  write(document, mark.text, x + 118, top + 11.5, { size: 9, bold: true, color: DANGER, width: INNER - 142 });
  return top + height + 14;
}

function drawParties(document: Document, sheet: InvoiceSheet, top: number): number {
  rule(document, top);
  const width = INNER / sheet.parties.length - 12;
  const ends = sheet.parties.map((party, index) => {
    const x = PAGE.margin + index * (INNER / sheet.parties.length);
    let y = top + 12;
    y += write(document, party.title, x, y, { size: 7.5, color: SOFT, width }) + 2;
    y += write(document, party.name, x, y, { size: 10, bold: true, width }) + 2;
    for (const line of party.lines) y += write(document, line, x, y, { color: SOFT, width }) + 1;
    return y;
  });
  return Math.max(...ends) + 16;
}

/** Where each column stands: the one without a width takes what is left. */
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

function drawTableHead(document: Document, at: readonly Place[], top: number): number {
  document.rect(PAGE.margin, top, INNER, 20).fill(TINT);
  for (const { title, x, width, align } of at)
    write(document, title, x, top + 5.5, { size: 7.5, bold: true, color: ACCENT, width, align });
  return top + 20;
}

function rowHeight(document: Document, at: readonly Place[], row: SheetRow): number {
  const heights = row.cells.map((cell, index) => {
    const width = at[index]?.width ?? 0;
    const first = document.font('regular').fontSize(8).heightOfString(cell.text, { width, lineGap: 1.5 });
    return first + (cell.below ? 10 : 0);
  });
  return Math.max(...heights) + 10;
}

function drawRow(document: Document, at: readonly Place[], row: SheetRow, top: number): number {
  row.cells.forEach((cell, index) => {
    const place = at[index];
    if (!place) return;
    const { x, width, align } = place;
    const height = write(document, cell.text, x, top + 6, { width, align });
    if (cell.below)
      write(document, cell.below, x, top + 6 + height, { size: 6.8, color: SOFT, width, align });
  });
  const bottom = top + rowHeight(document, at, row);
  rule(document, bottom);
  return bottom;
}

/** The lines; a page that is full is followed by another one with the same head. */
function drawTable(document: Document, sheet: InvoiceSheet, top: number): number {
  const at = places(sheet.columns);
  let y = drawTableHead(document, at, top);
  for (const row of sheet.rows) {
    if (y + rowHeight(document, at, row) > TABLE_ENDS) {
      document.addPage();
      y = drawTableHead(document, at, PAGE.margin);
    }
    y = drawRow(document, at, row, y);
  }
  return y;
}

/** Sums on the right, the total in words and the notes on the left. */
function drawEnd(document: Document, sheet: InvoiceSheet, after: number): void {
  const needed = 50 + sheet.totals.length * 15;
  let top = after + 14;
  if (top + needed > TABLE_ENDS) {
    document.addPage();
    top = PAGE.margin;
  }
  const x = PAGE.margin + INNER * 0.6;
  const width = RIGHT - x - GAP;
  let y = top;
  for (const [label, value] of sheet.totals) {
    write(document, label, x, y, { color: SOFT, width: width / 2 });
    y += write(document, value, x, y, { width, align: 'right' }) + 4;
  }
  document.rect(x - 10, y + 3, RIGHT - x + 10, 28).fill(ACCENT);
  write(document, sheet.total[0], x, y + 11, { size: 9, bold: true, color: '#FFFFFF', width: width / 2 });
  write(document, sheet.total[1], x, y + 8.5, {
    size: 12,
    bold: true,
    color: '#FFFFFF',
    width,
    align: 'right',
  });

  const left = INNER * 0.54;
  let note =
    top + write(document, 'Total in words', PAGE.margin, top, { size: 7.5, color: SOFT, width: left }) + 2;
  note += write(document, sheet.words, PAGE.margin, note, { size: 9, bold: true, width: left }) + 12;
  for (const line of sheet.notes)
    note += write(document, line, PAGE.margin, note, { size: 7.5, color: SOFT, width: left }) + 2;
}

/** Number and page at the foot of each page, once it is known how many there are. */
function drawFoot(document: Document, sheet: InvoiceSheet): void {
  const { start, count } = document.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    document.switchToPage(page);
    const y = PAGE.height - 38;
    rule(document, y);
    write(document, `${sheet.seller.name} · ${sheet.number}`, PAGE.margin, y + 8, { size: 7.5, color: SOFT });
    const where = `Page ${page - start + 1} of ${count}`;
    write(document, where, PAGE.margin, y + 8, { size: 7.5, color: SOFT, align: 'right' });
  }
}

/** Draws an invoice from its top to its foot. */
export function drawInvoice(document: Document, sheet: InvoiceSheet): void {
  const parties = drawMark(document, sheet, drawHead(document, sheet));
  const table = drawParties(document, sheet, parties);
  drawEnd(document, sheet, drawTable(document, sheet, table));
  drawFoot(document, sheet);
}
