import { formatDateTime } from '@aabha/contracts/time/india-time';
import type { PickListSheet } from './dispatch-sheets';
import { codesOf } from './codes-of';
import { drawItemTable } from './draw-item-table';
import { ACCENT, fill, PAGE, part, SOFT, write, type Document } from './drawing-primitives';

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** Draws a pick list on A4: each television of a dispatch centre with how many to take, and for which orders. */
export function drawPickList(document: Document, sheet: PickListSheet): void {
  const root = document.struct('Document');
  document.addStructure(root);
  fill(document, ACCENT, 0, 0, PAGE.width, 6);
  const title = part(document, root, 'H1');
  write(document, title, `Pick list, ${sheet.dispatchCenter}`, PAGE.margin, 32, {
    size: 19,
    bold: true,
    color: ACCENT,
  });
  const units = sheet.items.reduce((sum, { quantity }) => sum + quantity, 0);
  const facts = [
    counted(units, 'television', 'televisions'),
    counted(sheet.orderCount, 'order', 'orders'),
    `printed ${formatDateTime(sheet.printedAt)}`,
  ];
  write(document, part(document, root, 'P'), facts.join(' · '), PAGE.margin, 60, { size: 9, color: SOFT });
  drawItemTable(document, root, {
    columns: [
      { title: 'Television', width: 0 },
      { title: 'Model and SKU', width: 120 },
      { title: 'Take', width: 50, align: 'right' },
      { title: 'Taken', width: 60, align: 'right' },
    ],
    rows: sheet.items.map(({ name, modelNumber, sku, quantity, orders }) => [
      { text: name, below: orders.join(', ') },
      codesOf({ modelNumber, sku }),
      { text: String(quantity) },
      { text: '______' },
    ]),
    top: 84,
  });
  root.end();
}
