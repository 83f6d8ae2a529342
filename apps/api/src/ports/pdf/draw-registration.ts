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
import { drawQrCode } from './qr-code';

/** Two inches: a code of a thousand characters has more than a hundred modules a side. */
const CODE_SIZE = 144;
const GAP = 16;

/** Draws what the e-invoice portal gave: the signed QR code, and IRN and acknowledgement beside it. Returns the y position below. */
export function drawRegistration(
  document: Document,
  root: Element,
  { facts, code, codeTitle }: NonNullable<InvoiceSheet['registration']>,
  after: number,
): number {
  let top = after + GAP;
  if (top + CODE_SIZE > PAGE_ENDS) {
    document.addPage();
    top = PAGE.margin;
  } else rule(document, top - GAP / 2);
  const figure = document.struct('Figure', { alt: codeTitle });
  root.add(figure);
  /* The least correction gives the largest modules. */
  figure.add(() => drawQrCode(document, code, { left: PAGE.margin, top, side: CODE_SIZE, ecc: 'L' }));
  const x = PAGE.margin + CODE_SIZE + GAP;
  const width = INNER - CODE_SIZE - GAP;
  let y = top;
  for (const [label, value] of facts) {
    const fact = part(document, root, 'P');
    y += write(document, fact, label, x, y, { size: 7.5, color: SOFT, width }) + 1;
    y += write(document, fact, value, x, y, { bold: true, width }) + 8;
  }
  return Math.max(y, top + CODE_SIZE);
}
