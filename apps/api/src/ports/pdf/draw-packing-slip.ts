import { formatDay } from '@aabha/contracts/time/india-time';
import type { PackingSlipSheet } from './dispatch-sheets';
import { drawBarcode } from './draw-barcode';
import { codesOf } from './codes-of';
import { drawItemTable } from './draw-item-table';
import {
  ACCENT,
  fill,
  INNER,
  PAGE,
  part,
  RIGHT,
  SOFT,
  write,
  type Document,
  type Element,
} from './drawing-primitives';

function drawHead(document: Document, root: Element, sheet: PackingSlipSheet): number {
  fill(document, ACCENT, 0, 0, PAGE.width, 6);
  const title = part(document, root, 'H1');
  const name = sheet.isReplacement ? 'Replacement' : 'Packing slip';
  write(document, title, `${name} ${sheet.orderNumber}`, PAGE.margin, 32, {
    size: 19,
    bold: true,
    color: ACCENT,
  });
  const facts = [
    `Ordered ${formatDay(sheet.placedAt)}`,
    sheet.promise,
    sheet.dispatchCenter,
    sheet.needsEwayBill ? 'E-way bill needed' : '',
  ].filter((text) => text !== '');
  write(document, part(document, root, 'P'), facts.join(' · '), PAGE.margin, 60, { size: 9, color: SOFT });
  drawBarcode(document, root, sheet.orderNumber, { x: RIGHT - 170, y: 28, width: 160, height: 40 });
  return 92;
}

function drawParties(document: Document, root: Element, sheet: PackingSlipSheet, top: number): number {
  const width = INNER / 2 - 12;
  const { to, from } = sheet;
  const parties = [
    { title: 'Ship to', name: to.name, lines: [...to.lines, ...(to.phone ? [`Phone ${to.phone}`] : [])] },
    { title: 'From', name: from.name, lines: from.lines },
  ];
  const ends = parties.map(({ title, name, lines }, index) => {
    const x = PAGE.margin + index * (INNER / 2);
    const line = () => part(document, root, 'P');
    let y = top + write(document, line(), title, x, top, { size: 7.5, color: SOFT, width }) + 2;
    y += write(document, line(), name, x, y, { size: 11, bold: true, width }) + 2;
    for (const text of lines) y += write(document, line(), text, x, y, { size: 9, width }) + 1;
    return y;
  });
  return Math.max(...ends) + 18;
}

const itemText = ({ name, serials }: PackingSlipSheet['items'][number]) => ({
  text: name,
  below: serials.length > 0 ? `Serial ${serials.join(', ')}` : '',
});

/* Goods that replace others without a charge are no new supply (docs/spec/replacements.md#taxes). */
const FREE_OF_CHARGE =
  'These goods replace returned ones free of charge. They are part of the first supply, whose invoice stays; not for sale.';

/** Draws the gift note below the goods. Returns where it ends. */
function drawGiftNote(
  document: Document,
  root: Element,
  { giftNote }: PackingSlipSheet,
  top: number,
): number {
  if (giftNote === '') return top;
  const titleTop = top + 14;
  const title = { size: 7.5, color: SOFT, width: INNER };
  const textTop =
    titleTop + write(document, part(document, root, 'H2'), 'Gift note', PAGE.margin, titleTop, title) + 2;
  return (
    textTop +
    write(document, part(document, root, 'P'), giftNote, PAGE.margin, textTop, { size: 12, width: INNER })
  );
}

/** Draws a packing slip on A4: to whom, and each television with its serial numbers. It has no prices, but a gift note. */
export function drawPackingSlip(document: Document, sheet: PackingSlipSheet): void {
  const root = document.struct('Document');
  document.addStructure(root);
  const top = drawParties(document, root, sheet, drawHead(document, root, sheet));
  const tableEnd = drawItemTable(document, root, {
    columns: [
      { title: 'Television', width: 0 },
      { title: 'Model and SKU', width: 120 },
      { title: 'Warranty', width: 80 },
      { title: 'Quantity', width: 60, align: 'right' },
    ],
    rows: sheet.items.map((item) => [
      itemText(item),
      codesOf(item),
      { text: item.warrantyMonths > 0 ? `${item.warrantyMonths} months` : '' },
      { text: String(item.quantity) },
    ]),
    top,
  });
  const end = drawGiftNote(document, root, sheet, tableEnd);
  const thanks = 'Please keep the carton until the television works. Thank you for your order.';
  const note = sheet.isReplacement ? `${FREE_OF_CHARGE} ${thanks}` : thanks;
  write(document, part(document, root, 'P'), note, PAGE.margin, end + 14, {
    ...{ size: 8, color: SOFT, width: INNER },
  });
  root.end();
}
