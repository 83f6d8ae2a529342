import type { LabelSheet } from './dispatch-sheets';
import { drawBarcode } from './draw-barcode';
import { artifact, part, textHeight, write, type Document, type Element } from './drawing-primitives';

/** 4 × 6 inches in points, as label printers take them. */
export const LABEL_SIZE = { width: 288, height: 432 };
const MARGIN = 14;
const WIDTH = LABEL_SIZE.width - 2 * MARGIN;
const BLACK = '#000000';
/** Labels are printed in black by heat. */
const ink = { color: BLACK };

const line = (document: Document, y: number) =>
  artifact(document, () =>
    document
      .moveTo(MARGIN, y)
      .lineTo(MARGIN + WIDTH, y)
      .lineWidth(1)
      .strokeColor(BLACK)
      .stroke(),
  );

function drawTop(document: Document, root: Element, sheet: LabelSheet): number {
  const head = part(document, root, 'P');
  write(document, head, sheet.from.name, MARGIN, 12, { ...ink, size: 12, bold: true, width: WIDTH * 0.6 });
  write(document, head, `Box ${sheet.box} of ${sheet.boxes}`, MARGIN, 12, {
    ...ink,
    ...{ size: 12, bold: true, width: WIDTH, align: 'right' },
  });
  const where = part(document, root, 'P');
  write(document, where, `${sheet.dispatchCenter}${sheet.promise ? ` · ${sheet.promise}` : ''}`, MARGIN, 29, {
    ...ink,
    ...{ size: 8, width: WIDTH },
  });
  line(document, 44);
  return 52;
}

function drawTo(document: Document, root: Element, { to }: LabelSheet, top: number): number {
  const write2 = (text: string, y: number, style: { size: number; bold?: boolean }) =>
    y + write(document, part(document, root, 'P'), text, MARGIN, y, { ...ink, ...style, width: WIDTH }) + 1;
  let y = write2('SHIP TO', top, { size: 7.5, bold: true });
  y = write2(to.name, y, { size: 13, bold: true });
  for (const text of to.lines) y = write2(text, y, { size: 10 });
  if (to.phone) y = write2(`Phone ${to.phone}`, y, { size: 10, bold: true });
  return Math.min(y, 168);
}

/** Draws the PIN code large, in its two halves, so that people sort by it at arm's length. */
function drawPin(document: Document, root: Element, { to, needsEwayBill }: LabelSheet): void {
  line(document, 172);
  const pin = `${to.zip.slice(0, 3)} ${to.zip.slice(3)}`;
  write(document, part(document, root, 'P'), pin, MARGIN, 178, {
    ...ink,
    size: 34,
    bold: true,
    width: WIDTH * 0.7,
  });
  if (!needsEwayBill) return;
  artifact(document, () => document.rect(MARGIN + WIDTH - 84, 182, 84, 32).fill(BLACK));
  write(document, part(document, root, 'P'), 'E-WAY BILL', MARGIN + WIDTH - 84, 193, {
    ...{ size: 10, bold: true, color: '#FFFFFF', width: 76, align: 'right' },
  });
}

/** Draws a barcode with its text below. Returns the y position below. */
function drawCode(document: Document, root: Element, label: string, code: string, y: number): number {
  drawBarcode(document, root, code, { x: MARGIN + 20, y, width: WIDTH - 40, height: 52 });
  const text = part(document, root, 'P');
  write(document, text, `${label} ${code}`, MARGIN, y + 55, { ...ink, size: 11, bold: true, width: WIDTH });
  return y + 74;
}

/** Returns a text that fits, with an ellipsis in place of what is too long. */
const clipped = (text: string, length: number) =>
  text.length > length ? `${text.slice(0, length - 1).trimEnd()}…` : text;

function drawFoot(document: Document, root: Element, sheet: LabelSheet): void {
  const weight = sheet.weightKg === null ? '' : ` · ${sheet.weightKg} kg`;
  const contents = part(document, root, 'P');
  const text = `${clipped(sheet.contents, 100)}${weight}`;
  const height = Math.min(24, textHeight(document, text, { size: 8, width: WIDTH }));
  line(document, 424 - 24 - height);
  write(document, contents, text, MARGIN, 424 - 20 - height, { ...ink, size: 8, width: WIDTH });
  const back = part(document, root, 'P');
  write(document, back, clipped(`From ${sheet.from.name}, ${sheet.from.lines.join(', ')}`, 95), MARGIN, 414, {
    ...ink,
    ...{ size: 6, width: WIDTH },
  });
}

/** Draws a label on a page of `LABEL_SIZE`: the address, the PIN code, and barcodes of the order and of its AWB number. */
export function drawLabel(document: Document, sheet: LabelSheet): void {
  const root = document.struct('Document');
  document.addStructure(root);
  drawTo(document, root, sheet, drawTop(document, root, sheet));
  drawPin(document, root, sheet);
  line(document, 222);
  const below = drawCode(document, root, 'Order', sheet.orderNumber, 230);
  if (sheet.awb) drawCode(document, root, sheet.courierName, sheet.awb, below + 2);
  drawFoot(document, root, sheet);
  root.end();
}
