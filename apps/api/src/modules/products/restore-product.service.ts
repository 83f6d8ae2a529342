import { appError } from '@aabha/contracts/errors/errors';
import { REMOVED_PRODUCT_COLUMNS } from '@aabha/contracts/products/removed-products.csv';
import type {
  ExportRemovedProductsInput,
  ListRemovedProductsInput,
} from '@aabha/contracts/products/removed-products.schema';
import { inTx } from '@aabha/db/tx';
import type { SignedInContext } from '../../context/context';
import { writeAudit } from '../audit/audit.service';
import { startExport } from '../exports/exports.service';
import { findStaffProduct } from './products.staff.queries';
import { auditedFieldsOf, whole } from './products.staff.service';
import {
  countRemovedProducts,
  findRemovedIds,
  lockRemoval,
  markRestored,
  selectRemovedOfIds,
  selectRemovedProducts,
} from './removed-products.queries';

const RESTORED = 'Product restored.';
const RESTORED_INCOMPLETE =
  'Product restored. Shoppers do not see it yet, since a listing needs more facts: complete it under All Products.';

/** Returns a page of the televisions that were removed, the last one first. */
export async function listRemovedProducts(ctx: SignedInContext, input: ListRemovedProductsInput) {
  const [removedList, removedCount] = await Promise.all([
    selectRemovedProducts(ctx.db, input),
    countRemovedProducts(ctx.db, input.filters),
  ]);
  return { removedList, removedCount };
}

/** Exports the televisions that were removed under these filters, the last one first. */
export function exportRemovedProducts(ctx: SignedInContext, { filters }: ExportRemovedProductsInput) {
  return startExport(ctx, {
    list: 'deleted-products',
    filters,
    columns: REMOVED_PRODUCT_COLUMNS,
    findIds: (db) => findRemovedIds(db, filters),
    readRows: selectRemovedOfIds,
  });
}

/**
 * Puts a television on sale again that was removed (docs/spec/products.md#restoring). 404 for none, 409 for one that is on
 * sale. Whether it is listed is decided as for any other.
 */
export function restoreProduct(ctx: SignedInContext, { id }: { id: string }) {
  return inTx(ctx.db, async (tx) => {
    const removedAt = await lockRemoval(tx, id);
    if (removedAt === undefined) throw appError('PRODUCT_NOT_FOUND');
    if (removedAt === null) throw appError('PRODUCT_NOT_REMOVED');
    await markRestored(tx, id);
    const product = await whole(tx, await findStaffProduct(tx, id));
    await writeAudit(tx, ctx.user.id, {
      ...{ action: 'product.restore', entity: 'product', entityId: id },
      before: { removed_at: removedAt },
      after: auditedFieldsOf(product),
    });
    return { product, message: product.isListed ? RESTORED : RESTORED_INCOMPLETE };
  });
}
