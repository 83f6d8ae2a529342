import { DECLARATION_FIELDS } from '@aabha/contracts/products/product-declarations.values';
import { FACT_FIELDS } from '@aabha/contracts/products/product-facts.values';
import type { ProductFields } from '@aabha/contracts/products/products.staff.schema';
import { SEARCH_TEXT_FIELDS } from '@aabha/contracts/products/search-texts.values';
import { productTable } from '@aabha/contracts/products/products.csv';
import type { Cells, UndoRow } from '@aabha/contracts/imports/plan-undo';
import type { Tx } from '@aabha/db/client';
import type { SignedInContext } from '../../context/context';
import { writeAudits } from '../audit/audit.service';
import type { UndoSubject } from '../imports/undo-subject.service';
import { namePricer } from '../prices/prices.service';
import { PRICE_FIELDS, productCellsOf } from './products.csv.service';
import { columnsOf, removeLocked } from './products.staff.service';
import {
  lockStaffProducts,
  selectStaffProducts,
  type ProductValues,
  type StaffProductRow,
} from './products.staff.queries';
import { writeProducts } from './write-products.service';

/** Fields that a television may lack. */
const BLANKABLE: readonly string[] = [
  'sku',
  'successor_sku',
  ...SEARCH_TEXT_FIELDS,
  ...FACT_FIELDS,
  ...DECLARATION_FIELDS,
];

const byId = (rows: readonly StaffProductRow[]): ReadonlyMap<string, Cells> =>
  new Map(rows.map((row) => [row._id, productCellsOf(row)]));

const targetOf = ({ fields }: UndoRow): Cells =>
  Object.fromEntries(fields.map(({ field, after }) => [field, after]));

/** Returns the columns of cells that are put back; a blank fact or declaration becomes absent again. */
function columnsBack(cells: Cells, present: StaffProductRow): Partial<ProductValues> {
  const { _id, updated_at, ...fields } = productTable.row.parse(cells);
  const blanks = BLANKABLE.filter((field) => cells[field] === '').map((field) => [field, null] as const);
  return columnsOf({ ...fields, ...(Object.fromEntries(blanks) as Partial<ProductFields>) }, present);
}

async function restore(tx: Tx, ctx: SignedInContext, rows: readonly UndoRow[]) {
  await namePricer(tx, ctx);
  const present = await selectStaffProducts(
    tx,
    rows.map(({ recordId }) => recordId),
  );
  const rowOf = new Map(present.map((row) => [row._id, row]));
  const changes = rows.flatMap((row) => {
    const found = rowOf.get(row.recordId);
    return found ? [{ row: found, columns: columnsBack(targetOf(row), found) }] : [];
  });
  const held = await writeProducts(tx, ctx, 'import', changes);
  const audits = rows.flatMap(({ recordId, fields }) => {
    const written = fields.filter(({ field }) => !held.has(recordId) || !PRICE_FIELDS.includes(field));
    const side = (name: 'before' | 'after') =>
      Object.fromEntries(written.map((cell) => [cell.field, cell[name]]));
    const entry = { action: 'product.import-undo', entity: 'product', entityId: recordId };
    return written.length > 0 ? [{ ...entry, before: side('before'), after: side('after') }] : [];
  });
  await writeAudits(tx, ctx.user.id, audits);
  return held;
}

/** Undoing imports of televisions: units are put back by their difference, large price drops wait for a second person. */
export const undoProducts: UndoSubject = {
  countedFields: ['stock'],
  cellsOf: async (db, ids) => byId(await selectStaffProducts(db, ids)),
  lockCellsOf: async (tx, ids) => byId(await lockStaffProducts(tx, ids)),
  problemsOf: (_id, cells) => {
    const { error } = productTable.row.safeParse(cells);
    if (cells['state'] === 'scheduled')
      return [{ field: 'state', reason: 'Its time is over, or not in a file.' }];
    return (error?.issues ?? []).map(({ path, message }) => ({
      field: String(path[0] ?? ''),
      reason: message,
    }));
  },
  restore,
  remove: async (tx, ctx, ids) => removeLocked(tx, ctx, await selectStaffProducts(tx, ids)),
};
