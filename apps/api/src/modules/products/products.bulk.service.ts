import { appError } from '@aabha/contracts/errors/errors';
import { afterBulkChange } from '@aabha/contracts/products/products.staff.rules';
import type {
  ApplyBulkInput,
  BulkChange,
  PreviewBulkInput,
  PriceAndStock,
} from '@aabha/contracts/products/products.staff.schema';
import type { SignedInContext } from '../../context/context';
import { changedFields, writeAudits, type AuditChange } from '../audit/audit.service';
import { inAuditBatch } from '../audit/in-audit-batch.service';
import { columnsOf, auditedFieldsOf } from './products.staff.service';
import { writeProducts, type ProductChange } from './write-products.service';
import { withPictures } from './products.service';
import { lockStaffProducts, selectStaffProducts, type StaffProductRow } from './products.staff.queries';

const present = ({ price, discount_percentage, new_price, onHand }: StaffProductRow): PriceAndStock => ({
  price,
  discount_percentage,
  new_price,
  stock: onHand,
});

/** Returns the result of a change for each television, without changing any; unknown ones are left out. */
export async function previewBulk(ctx: SignedInContext, { ids, change }: PreviewBulkInput) {
  const rows = await selectStaffProducts(ctx.db, ids);
  return {
    rows: rows.map((row) => ({
      _id: row._id,
      name: row.name,
      updated_at: row.updated_at,
      before: present(row),
      ...afterBulkChange(present(row), change),
    })),
  };
}

function changeOf(row: StaffProductRow, change: BulkChange): PriceAndStock {
  const { after, problem } = afterBulkChange(present(row), change);
  if (problem !== null) throw appError('BULK_IMPOSSIBLE', { product: row.name, problem });
  return after;
}

function changeTo(row: StaffProductRow, change: BulkChange): ProductChange {
  const { new_price: _computed, ...after } = changeOf(row, change);
  return { row, columns: columnsOf(after, row) };
}

/**
 * Changes prices, discounts and stock exactly as previewed, all or none. Refuses with 409 when one of the
 * televisions changed or was sold since, or cannot be changed so. Prices that fall by more than 30 % wait for a second
 * person.
 */
export function applyBulk(ctx: SignedInContext, { items, change }: ApplyBulkInput) {
  return inAuditBatch(ctx.db, async (tx) => {
    const shownAt = new Map(items.map(({ id, updated_at }) => [id.toLowerCase(), updated_at]));
    const ids = [...shownAt.keys()];
    const rows = await lockStaffProducts(tx, ids);
    if (rows.length < ids.length || rows.some((row) => row.updated_at !== shownAt.get(row._id)))
      throw appError('BULK_STALE');
    const before = new Map((await withPictures(tx, rows)).map((row) => [row._id, auditedFieldsOf(row)]));
    const held = await writeProducts(
      tx,
      ctx,
      'bulk',
      rows.map((row) => changeTo(row, change)),
    );
    const after = (await withPictures(tx, await selectStaffProducts(tx, ids))).map(
      (row) => [row._id, auditedFieldsOf(row)] as const,
    );
    const changes = after.flatMap(([entityId, updated]): AuditChange[] => {
      const changed = changedFields(before.get(entityId) ?? updated, updated);
      return changed ? [{ action: 'product.bulk', entity: 'product', entityId, ...changed }] : [];
    });
    await writeAudits(tx, ctx.user.id, changes);
    return { changedCount: changes.length, ...(held.size > 0 && { pendingPriceCount: held.size }) };
  });
}
