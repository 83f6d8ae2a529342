import { appError } from '@aabha/contracts/errors/errors';
import type { CountStockInput } from '@aabha/contracts/stock/stock.schema';
import { isUuid } from '@aabha/db/ids';
import { inTx } from '@aabha/db/tx';
import type { SignedInContext } from '../../context/context';
import { writeAudit } from '../audit/audit.service';
import { takeStock } from './stock.changes.queries';
import { lockProducts, unitsOnHand } from './stock.queries';

/**
 * Sets the units on hand of a television to those that were counted, with the difference as a movement
 * (docs/spec/stock.md#counts). 409 with the present units when they changed since the count began.
 */
export function countStock(ctx: SignedInContext, input: CountStockInput) {
  return inTx(ctx.db, async (tx) => {
    const { product: id, counted, expected, reason, note } = input;
    if (!isUuid(id)) throw appError('PRODUCT_NOT_FOUND');
    await lockProducts(tx, [id]);
    const product = await unitsOnHand(tx, id);
    if (!product) throw appError('PRODUCT_NOT_FOUND');
    const { name, units: before } = product;
    if (expected !== undefined && expected !== before) throw appError('STOCK_CHANGED', { units: before });
    const delta = counted - before;
    if (delta !== 0) {
      await takeStock(tx, [{ productId: id, quantity: -delta }], { reason, actorId: ctx.user.id, note });
      await writeAudit(tx, ctx.user.id, {
        ...{ action: 'stock.count', entity: 'product', entityId: id },
        before: { stock: before },
        after: { stock: counted, reason, ...(note !== '' && { note }) },
      });
    }
    return { product: { _id: id, name }, before, after: counted, delta };
  });
}
