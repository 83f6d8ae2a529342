import type { ActOf } from '@aabha/contracts/bulk-jobs/bulk-jobs.schema';
import { BULK_EXAMPLES_MAX, BULK_ROWS_MAX } from '@aabha/contracts/bulk-jobs/bulk-jobs.values';
import { AppError, appError } from '@aabha/contracts/errors/errors';
import { paise } from '@aabha/contracts/money/money';
import { formatRupees } from '@aabha/contracts/money/money-format';
import { rupeesFromPaise } from '@aabha/contracts/money/money';
import { afterBulkChange } from '@aabha/contracts/products/products.staff.rules';
import { ListStaffProductsInput, type PriceAndStock } from '@aabha/contracts/products/products.staff.schema';
import { checkPublish } from '@aabha/contracts/products/publication.rules';
import type { DbOrTx } from '@aabha/db/client';
import type { SignedInContext } from '../../context/context';
import type { WantedPrice } from '../prices/prices.service';
import { applyBulk } from './products.bulk.service';
import { searchWithCorrections } from './products.search.service';
import { publishProduct, unpublishProduct } from './publication.service';
import { selectStaffProducts, type StaffProductRow } from './products.staff.queries';
import { selectMatchingIds } from './staff-cards.queries';
import { removeProducts } from './products.staff.service';

/** Televisions of one statement. */
const CHUNK = 500;

type ChangeAct = ActOf<'product-change'>;
type RemoveAct = ActOf<'product-remove'>;
type PublishAct = ActOf<'product-publish'>;
type UnpublishAct = ActOf<'product-unpublish'>;
type ProductAct = ChangeAct | RemoveAct | PublishAct | UnpublishAct;

/** Returns the ids of the televisions of a filter, in the order of their list. Throws BULK_JOB_TOO_MANY. */
export async function matchingIds(db: DbOrTx, filters: ChangeAct['filters']): Promise<string[]> {
  const input = { ...ListStaffProductsInput.parse({}), filters };
  const ids = await searchWithCorrections(
    db,
    { text: filters.search, reach: 'all-words' },
    (search) => selectMatchingIds(db, input, { search, most: BULK_ROWS_MAX + 1 }),
    (found) => found.length > 0,
  );
  if (ids.length > BULK_ROWS_MAX) throw appError('BULK_JOB_TOO_MANY', { most: BULK_ROWS_MAX });
  return ids;
}

const amountText = ({ new_price, stock }: PriceAndStock) =>
  `${formatRupees(rupeesFromPaise(new_price))}, ${stock} on hand`;

/** Returns the price that an act would give a television; empty where it gives none. */
function wantedPricesOf(row: StaffProductRow, act: ProductAct): WantedPrice[] {
  if (act.kind !== 'product-change') return [];
  const { after, problem } = afterBulkChange({ ...row, stock: row.onHand }, act.change);
  return problem === null ? [{ product: row, wanted: after }] : [];
}

/** Returns what an act makes of a television, and why it is impossible, if so. */
function outcomeOf(row: StaffProductRow, act: ProductAct) {
  if (act.kind === 'product-remove') return { text: 'Removed from sale', problem: null };
  if (act.kind === 'product-publish') {
    const verdict = checkPublish(row);
    const problem = verdict.ok ? null : new AppError(verdict.code, verdict.data).message;
    return { text: problem ?? 'Published', problem };
  }
  if (act.kind === 'product-unpublish') {
    const problem = row.state === 'draft' ? new AppError('PRODUCT_IS_DRAFT').message : null;
    return { text: problem ?? 'Made a draft, in no shop', problem };
  }
  const before = { ...row, stock: row.onHand };
  const { after, problem } = afterBulkChange(before, act.change);
  return { text: problem ?? `${amountText(before)} → ${amountText(after)}`, problem };
}

/** Returns the televisions of a filter in the order of their list, and what becomes of them. */
export async function planProducts(db: DbOrTx, act: ProductAct) {
  const ids = await matchingIds(db, act.filters);
  const found = [];
  const prices: WantedPrice[] = [];
  for (let from = 0; from < ids.length; from += CHUNK) {
    const rows = new Map(
      (await selectStaffProducts(db, ids.slice(from, from + CHUNK))).map((row) => [row._id, row]),
    );
    for (const id of ids.slice(from, from + CHUNK)) {
      const row = rows.get(id);
      if (!row) continue;
      prices.push(...wantedPricesOf(row, act));
      found.push({ id, name: row.name, updatedAt: row.updated_at, ...outcomeOf(row, act) });
    }
  }
  const problems = found.filter(({ problem }) => problem !== null);
  const fine = found.filter(({ problem }) => problem === null);
  return {
    prices,
    rows: found.map(({ id, name, updatedAt }) => ({
      recordId: id,
      label: name,
      expected: { updated_at: updatedAt },
    })),
    figures: {
      ...{ match_count: ids.length, change_count: found.length, problem_count: problems.length },
      ...{ refund: paise(0), refund_count: 0, back_count: 0, outside_count: 0, outside_units: 0 },
      kept_names: 0,
      examples: [...problems, ...fine]
        .slice(0, BULK_EXAMPLES_MAX)
        .map(({ id, name, text }) => ({ _id: id, label: name, text })),
    },
  };
}

export interface PlannedProduct {
  recordId: string;
  expected: Readonly<Record<string, string | number>>;
}

/** Changes one television as staff confirmed it: refused where it has changed since. */
export const changeProductOf = (
  ctx: SignedInContext,
  { change }: ChangeAct,
  { recordId, expected }: PlannedProduct,
) => applyBulk(ctx, { items: [{ id: recordId, updated_at: String(expected['updated_at']) }], change });

/** Removes one television from sale. */
export const removeProductOf = (ctx: SignedInContext, _act: RemoveAct, { recordId }: PlannedProduct) =>
  removeProducts(ctx, [recordId]);

/** Publishes one draft as it is now: what it lacks by then refuses it. */
export const publishProductOf = (ctx: SignedInContext, _act: PublishAct, { recordId }: PlannedProduct) =>
  publishProduct(ctx, { id: recordId });

/** Makes a draft of one television. */
export const unpublishProductOf = (ctx: SignedInContext, _act: UnpublishAct, { recordId }: PlannedProduct) =>
  unpublishProduct(ctx, { id: recordId });
