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

/** One inch: an address of a hundred characters has about forty modules a side. */
const CODE_SIZE = 72;
const GAP = 14;
const COLUMNS = 2;
const COLUMN = (INNER - GAP) / COLUMNS;

type Passports = NonNullable<InvoiceSheet['passports']>;

/** Draws the code of one passport with its television beside it. */
function drawPassport(document: Document, root: Element, passport: Passports['codes'][number], at: number[]) {
  const [left = 0, top = 0] = at;
  const figure = document.struct('Figure', { alt: passport.alt });
  root.add(figure);
  figure.add(() => drawQrCode(document, passport.url, { left, top, side: CODE_SIZE, ecc: 'M' }));
  const x = left + CODE_SIZE + GAP;
  const width = COLUMN - CODE_SIZE - GAP;
  const line = part(document, root, 'P');
  const y = top + 8 + write(document, line, passport.name, x, top + 8, { bold: true, width }) + 2;
  write(document, line, passport.serial, x, y, { color: SOFT, width });
}

/** Draws the QR codes of the warranty passports of the televisions, two in a row. */
export function drawPassports(
  document: Document,
  root: Element,
  { title, hint, codes }: Passports,
  after: number,
): void {
  let y = after + GAP;
  const isFitting = () => y + CODE_SIZE <= PAGE_ENDS;
  y += 26;
  if (isFitting()) {
    y -= 26;
    rule(document, y - GAP / 2);
  } else {
    document.addPage();
    y = PAGE.margin;
  }
  y += write(document, part(document, root, 'H2'), title, PAGE.margin, y, { bold: true }) + 1;
  y +=
    write(document, part(document, root, 'P'), hint, PAGE.margin, y, {
      ...{ size: 7.5, color: SOFT, width: INNER },
    }) + 8;
  codes.forEach((passport, index) => {
    const column = index % COLUMNS;
    if (column === 0 && index > 0) y += CODE_SIZE + GAP;
    if (column === 0 && !isFitting()) {
      document.addPage();
      y = PAGE.margin;
    }
    drawPassport(document, root, passport, [PAGE.margin + column * (COLUMN + GAP), y]);
  });
}
