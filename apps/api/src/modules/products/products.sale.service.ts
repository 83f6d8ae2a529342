import type { PrepareSaleInput } from '@aabha/contracts/products/prepare-sale.schema';
import { inTx } from '@aabha/db/tx';
import type { SignedInContext } from '../../context/context';
import { writeAudit } from '../audit/audit.service';
import { setStockSlots } from '../stock/stock.service';
import { findStaffProduct, lockStaffProducts } from './products.staff.queries';
import { whole } from './products.staff.service';

/**
 * Sets in how many slots the units of a television are sold (docs/spec/stock.md#sale-days). It stays on sale meanwhile;
 * an edit that is in progress is no conflict.
 */
export async function prepareSale(ctx: SignedInContext, { id, slots }: PrepareSaleInput) {
  const product = await inTx(ctx.db, async (tx) => {
    const [row] = await lockStaffProducts(tx, [id]);
    const present = await whole(tx, row);
    if (present.stockSlots === slots) return present;
    await setStockSlots(tx, id, slots);
    await writeAudit(tx, ctx.user.id, {
      action: 'product.sale-day',
      entity: 'product',
      entityId: id,
      before: { stock_slots: present.stockSlots },
      after: { stock_slots: slots },
    });
    return whole(tx, await findStaffProduct(tx, id));
  });
  return { product };
}
