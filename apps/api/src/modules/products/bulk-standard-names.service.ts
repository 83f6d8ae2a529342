import type { ActOf } from '@aabha/contracts/bulk-jobs/bulk-jobs.schema';
import { BULK_EXAMPLES_MAX } from '@aabha/contracts/bulk-jobs/bulk-jobs.values';
import { paise } from '@aabha/contracts/money/money';
import { standardNamesText } from '@aabha/contracts/specifications/standard-names-text';
import type { DbOrTx } from '@aabha/db/client';
import type { SignedInContext } from '../../context/context';
import { matchingIds, type PlannedProduct } from './bulk-products.service';
import { selectStaffProducts } from './products.staff.queries';
import { applyStandardNames, standardizeProducts } from './standard-names.service';

/** Televisions of one statement. */
const CHUNK = 500;

type StandardNamesAct = ActOf<'product-standard-names'>;

/** Returns the televisions of a filter with a name that is spelled otherwise than in the dictionary, in the order of their list. */
async function findOtherNames(db: DbOrTx, ids: readonly string[]) {
  const found = [];
  for (let from = 0; from < ids.length; from += CHUNK) {
    const part = ids.slice(from, from + CHUNK);
    const placeOf = new Map(part.map((id, place) => [id, place]));
    const rows = (await selectStaffProducts(db, part)).toSorted(
      (a, b) => (placeOf.get(a._id) ?? 0) - (placeOf.get(b._id) ?? 0),
    );
    for (const { row, renamed, kept, digest } of await standardizeProducts(db, rows))
      if (renamed.length + kept.length > 0)
        found.push({ id: row._id, name: row.name, updatedAt: row.updated_at, renamed, kept, digest });
  }
  return found;
}

/** Returns the televisions that get standard names, and what becomes of them; those with names that stay come first. */
export async function planStandardNames(db: DbOrTx, { filters }: StandardNamesAct) {
  const ids = await matchingIds(db, filters);
  const found = await findOtherNames(db, ids);
  const changed = found.filter(({ renamed }) => renamed.length > 0);
  const examples = [
    ...found.filter(({ kept }) => kept.length > 0),
    ...found.filter(({ kept }) => kept.length === 0),
  ];
  return {
    rows: changed.map(({ id, name, updatedAt, digest }) => ({
      ...{ recordId: id, label: name, expected: { updated_at: updatedAt, digest } },
    })),
    figures: {
      ...{ match_count: ids.length, change_count: changed.length, problem_count: 0 },
      ...{ refund: paise(0), refund_count: 0, back_count: 0, outside_count: 0, outside_units: 0 },
      kept_names: found.reduce((sum, { kept }) => sum + kept.length, 0),
      examples: examples.slice(0, BULK_EXAMPLES_MAX).map(({ id, name, renamed, kept }) => ({
        ...{ _id: id, label: name, text: standardNamesText({ renamed, kept }) },
      })),
    },
  };
}

/** Gives one television the standard names that staff confirmed: refused where it or the dictionary has changed since. */
export const standardizeProductOf = (
  ctx: SignedInContext,
  _act: StandardNamesAct,
  { recordId, expected }: PlannedProduct,
) =>
  applyStandardNames(ctx, {
    items: [
      {
        ...{ id: recordId, updated_at: String(expected['updated_at']), digest: String(expected['digest']) },
      },
    ],
  });
