import { formatCsv } from '@aabha/contracts/csv/csv';
import type { ImportCsvInput, PreviewCsvInput } from '@aabha/contracts/csv/csv.schema';
import {
  missingForNew,
  NEW_PRODUCT_DEFAULTS,
  PRODUCT_COLUMNS,
  productCells,
  productTable,
  type ProductRow,
} from '@aabha/contracts/products/products.csv';
import { missingText } from '@aabha/contracts/products/publication.rules';
import type { AddProductInput } from '@aabha/contracts/products/products.staff.schema';
import { indiaDay } from '@aabha/contracts/time/india-time';
import type { DbOrTx, Tx } from '@aabha/db/client';
import type { SignedInContext } from '../../context/context';
import { writeAudit } from '../audit/audit.service';
import { inAuditBatch } from '../audit/in-audit-batch.service';
import { countsOf, assertDigestMatches, previewOf } from '../imports/imports.service';
import { recordImport } from '../imports/record-import.service';
import type { ImportedRow } from '@aabha/contracts/imports/plan-undo';
import { planImport, type ImportPlan } from '../imports/plan-import.service';
import { readTable } from '../imports/read-table.service';
import { namePricer } from '../prices/prices.service';
import { nameStockCause } from '../stock/stock.service';
import { selectSkuOwners } from './sku-owners.queries';
import { skuProblemsOf } from './sku-owners.service';
import { successorProblems } from './successor.service';
import { writeProducts } from './write-products.service';
import { columnsOf, insertFields } from './products.staff.service';
import {
  lockStaffProducts,
  selectAllStaffProducts,
  selectStaffProducts,
  type StaffProductRow,
} from './products.staff.queries';

/** Returns a television as CSV cells; stock is the number on hand. */
export const productCellsOf = ({ _id, updated_at, onHand, ...row }: StaffProductRow) =>
  productCells({ ...row, stock: onHand });

const withoutAbsent = (row: object) =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined));

/** Returns why a row cannot publish a television, or leave it scheduled. */
function stateProblems({ state, ...row }: ProductRow, present: StaffProductRow | undefined) {
  const before = present?.state ?? 'published';
  if (state === undefined || state === before) return [];
  const problem = (message: string) => [{ field: 'state', message }];
  if (state === 'scheduled') return problem('A file has no time. Please schedule it on its page.');
  if (state === 'draft' || !present) return [];
  const lacks = missingText({ ...present, ...withoutAbsent(row) });
  return lacks === '' ? [] : problem(`It cannot be published yet. Missing: ${lacks}.`);
}

function problemsOf(row: ProductRow, present: StaffProductRow | undefined) {
  if (present)
    return row.updated_at !== undefined && row.updated_at !== present.updated_at
      ? [{ field: 'updated_at', message: 'This television has changed since you exported the file.' }]
      : [];
  if (row._id !== undefined) return [{ field: '_id', message: 'No television with this id is on sale.' }];
  return missingForNew(row).map((field) => ({ field, message: `A new television needs "${field}".` }));
}

type Present = ReadonlyMap<string, StaffProductRow>;

async function plan(
  db: DbOrTx,
  csv: string,
  read: (ids: readonly string[]) => PromiseLike<StaffProductRow[]>,
): Promise<{ planned: ImportPlan<ProductRow>; present: Present }> {
  const table = readTable(csv, productTable);
  const rows = await read(table.rows.flatMap(({ value }) => value._id ?? []));
  const present = new Map(rows.map((row) => [row._id, row]));
  const skus = table.rows.map(({ value: { _id: id, sku } }) => ({ ...(id !== undefined && { id }), sku }));
  const wanted = skus.flatMap(({ sku }) => sku ?? []);
  const skuProblems = skuProblemsOf(skus, wanted.length === 0 ? [] : await selectSkuOwners(db, wanted));
  const planned = planImport(table, {
    keyOf: ({ _id }) => _id,
    labelOf: ({ _id, name }) => name ?? present.get(_id ?? '')?.name ?? '',
    cellsOf: productCells,
    present: new Map(rows.map((row) => [row._id, productCellsOf(row)])),
    problemsOf: (row) => [
      ...problemsOf(row, present.get(row._id ?? '')),
      ...stateProblems(row, present.get(row._id ?? '')),
      ...successorProblems(row, present.get(row._id ?? '')),
      ...skuProblems({ ...(row._id !== undefined && { id: row._id }), sku: row.sku }),
    ],
  });
  return { planned, present };
}

/**
 * Returns the effects of importing a file: a page of its rows by kind, and every invalid row by its line.
 * Changes nothing.
 */
export async function previewProducts(ctx: SignedInContext, input: PreviewCsvInput) {
  const { planned } = await plan(ctx.db, input.csv, (ids) => selectStaffProducts(ctx.db, ids));
  return previewOf(planned, input);
}

type Planned = ImportPlan<ProductRow>['changes'][number];

/** Changes the televisions that a file names; a price that falls by more than 30 % waits for a second person. */
function writeChanges(tx: Tx, ctx: SignedInContext, changes: readonly Planned[], present: Present) {
  return writeProducts(
    tx,
    ctx,
    'import',
    changes.flatMap(({ value: { _id = '', updated_at: _shownAt, ...fields } }) => {
      const row = present.get(_id);
      return row ? [{ row, columns: columnsOf(fields, row) }] : [];
    }),
  );
}

/** Creates the television of a row; the plan has verified that nothing else is missing. */
function create(tx: Tx, { value: { _id, updated_at: _shownAt, ...fields } }: Planned): Promise<string> {
  return insertFields(tx, { ...NEW_PRODUCT_DEFAULTS, ...fields } as Omit<
    AddProductInput,
    'img' | 'existingImages'
  >);
}

export const PRICE_FIELDS: readonly string[] = ['price', 'discount_percentage'];

/** Creates and changes the televisions of a file, all or none; others stay unchanged. */
export function importProducts(ctx: SignedInContext, input: ImportCsvInput) {
  return inAuditBatch(ctx.db, async (tx) => {
    const { planned, present } = await plan(tx, input.csv, (ids) => lockStaffProducts(tx, ids));
    assertDigestMatches(planned, input.digest);
    await namePricer(tx, ctx);
    await nameStockCause(tx, { reason: 'import', actorId: ctx.user.id });
    const held = await writeChanges(tx, ctx, planned.changes, present);
    const written: ImportedRow[] = [];
    for (const change of planned.changes) {
      const { _id = '' } = change.value;
      const entityId = present.has(_id) ? _id : await create(tx, change);
      const fields = change.fields.filter(({ field }) => !held.has(_id) || !PRICE_FIELDS.includes(field));
      if (fields.length === 0) continue;
      written.push({ recordId: entityId, kind: change.kind, label: change.label, fields });
      const cells = (side: 'before' | 'after') =>
        Object.fromEntries(fields.map((cell) => [cell.field, cell[side]]));
      await writeAudit(tx, ctx.user.id, {
        action: `product.import-${change.kind}`,
        entity: 'product',
        entityId,
        before: change.kind === 'create' ? null : cells('before'),
        after: cells('after'),
      });
    }
    const imported = await recordImport(tx, ctx, { subject: 'product', fileName: input.fileName }, written);
    return { ...countsOf(planned), ...imported, ...(held.size > 0 && { pendingPriceCount: held.size }) };
  });
}

/** Returns every television on sale as a file that can be imported again. */
export async function exportProducts(ctx: SignedInContext) {
  const rows = (await selectAllStaffProducts(ctx.db)).map((row) => {
    const cells: Record<string, string> = {
      ...productCellsOf(row),
      _id: row._id,
      updated_at: row.updated_at,
    };
    return PRODUCT_COLUMNS.map((column) => cells[column] ?? '');
  });
  return { csv: formatCsv(PRODUCT_COLUMNS, rows), fileName: `televisions-${indiaDay(ctx.now())}.csv` };
}
