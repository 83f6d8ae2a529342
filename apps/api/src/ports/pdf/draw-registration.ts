import { encode } from 'uqr';
import {
  INNER,
  PAGE,
  PAGE_ENDS,
  part,
  rule,
  SOFT,
  write,
  type Document,
  type Element,
} from './drawing-primitives';
import type { InvoiceSheet } from './invoice-sheet';

/** Two inches: a code of a thousand characters has more than a hundred modules a side. */
const CODE_SIZE = 144;
const GAP = 16;
const INK = '#000000';

/** Draws a QR code, a rectangle for each run of dark modules, at the least correction, which gives the largest modules. */
function drawCode(document: Document, text: string, left: number, top: number): void {
  const { data, size } = encode(text, { ecc: 'L', border: 0 });
  const module = CODE_SIZE / size;
  data.forEach((row, y) => {
    for (let x = 0; x < size; x += 1) {
      if (!row[x]) continue;
      const start = x;
      while (row[x + 1]) x += 1;
      document.rect(left + start * module, top + y * module, (x + 1 - start) * module, module);
    }
  });
  document.fill(INK);
}

/** Draws what the e-invoice portal gave: the signed QR code, and IRN and acknowledgement beside it. */
export function drawRegistration(
  document: Document,
  root: Element,
  { facts, code, codeTitle }: NonNullable<InvoiceSheet['registration']>,
  after: number,
): void {
  let top = after + GAP;
  if (top + CODE_SIZE > PAGE_ENDS) {
    document.addPage();
    top = PAGE.margin;
  } else rule(document, top - GAP / 2);
  const figure = document.struct('Figure', { alt: codeTitle });
  root.add(figure);
  figure.add(() => drawCode(document, code, PAGE.margin, top));
  const x = PAGE.margin + CODE_SIZE + GAP;
  const width = INNER - CODE_SIZE - GAP;
  let y = top;
  for (const [label, value] of facts) {
    const fact = part(document, root, 'P');
    y += write(document, fact, label, x, y, { size: 7.5, color: SOFT, width }) + 1;
    y += write(document, fact, value, x, y, { bold: true, width }) + 8;
  }
}
