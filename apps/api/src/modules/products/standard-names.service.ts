import { createHash } from 'node:crypto';
import { appError } from '@aabha/contracts/errors/errors';
import type {
  ApplyStandardNamesInput,
  PreviewStandardNamesInput,
} from '@aabha/contracts/specifications/standard-names.schema';
import { standardizeNames } from '@aabha/contracts/specifications/standardize-names';
import type { DbOrTx } from '@aabha/db/client';
import type { SignedInContext } from '../../context/context';
import { writeAudits } from '../audit/audit.service';
import { inAuditBatch } from '../audit/in-audit-batch.service';
import { standardNamesOf } from '../specifications/specifications.service';
import { lockStaffProducts, selectStaffProducts, type StaffProductRow } from './products.staff.queries';
import { columnsOf } from './products.staff.service';
import { writeProducts } from './write-products.service';

const keysOf = ({ specificationSchema }: StaffProductRow) =>
  specificationSchema.flatMap(({ data }) => data.map(({ key }) => key));

/**
 * Returns what the dictionary makes of the names of televisions, each with a digest of it: the same names are replaced as long as
 * it is the same.
 */
export async function standardizeProducts(db: DbOrTx, rows: readonly StaffProductRow[]) {
  const nameOf = await standardNamesOf(db, rows.flatMap(keysOf));
  return rows.map((row) => {
    const names = standardizeNames(row.specificationSchema, nameOf);
    const digest = createHash('sha256').update(JSON.stringify(names.renamed)).digest('base64url');
    return { row, ...names, digest };
  });
}
type StandardizedProduct = Awaited<ReturnType<typeof standardizeProducts>>[number];

/** Returns the names of televisions that would be replaced, without replacing any; unknown televisions are left out. */
export async function previewStandardNames(ctx: SignedInContext, { ids }: PreviewStandardNamesInput) {
  const found = await standardizeProducts(ctx.db, await selectStaffProducts(ctx.db, ids));
  return {
    rows: found.map(({ row: { _id, name, updated_at }, renamed, kept, digest }) => ({
      ...{ _id, name, updated_at, renamed, kept, digest },
    })),
  };
}

const auditOf = ({ row, groups, kept }: StandardizedProduct) => ({
  ...{ action: 'product.standard-names', entity: 'product', entityId: row._id },
  before: { specificationSchema: row.specificationSchema },
  after: {
    specificationSchema: groups,
    ...(kept.length > 0 && { namesKept: kept.map(({ name }) => name) }),
  },
});

/**
 * Gives televisions the standard names exactly as previewed, all or none. Refuses with 409 when one of them, or the dictionary,
 * changed since (docs/spec/specifications.md#standard-names).
 */
export function applyStandardNames(ctx: SignedInContext, { items }: ApplyStandardNamesInput) {
  return inAuditBatch(ctx.db, async (tx) => {
    const shown = new Map(items.map((item) => [item.id.toLowerCase(), item]));
    const rows = await lockStaffProducts(tx, [...shown.keys()]);
    if (rows.length < shown.size || rows.some((row) => row.updated_at !== shown.get(row._id)?.updated_at))
      throw appError('BULK_STALE');
    const found = await standardizeProducts(tx, rows);
    if (found.some(({ row, digest }) => digest !== shown.get(row._id)?.digest))
      throw appError('STANDARD_NAMES_STALE');
    const changed = found.filter(({ renamed }) => renamed.length > 0);
    await writeProducts(
      tx,
      ctx,
      'bulk',
      changed.map(({ row, groups }) => ({ row, columns: columnsOf({ specificationSchema: groups }, row) })),
    );
    await writeAudits(tx, ctx.user.id, changed.map(auditOf));
    return {
      changedCount: changed.length,
      renamedCount: changed.reduce((sum, { renamed }) => sum + renamed.length, 0),
      keptCount: found.reduce((sum, { kept }) => sum + kept.length, 0),
    };
  });
}
