import type { ListToPackInput, OrderToPack } from '@aabha/contracts/shipments/shipments.schema';
import type { SignedInContext } from '../../context/context';
import { unitsOfOrders } from '../orders/follow-shipments.service';
import { countByCenter, selectIdsToPack, selectOrdersToPack, selectPackers } from './dispatch.queries';

/**
 * Returns a page of the orders that are to be packed, those promised first at the top, with how many each dispatch centre has
 * (docs/spec/shipments.md#dispatch).
 */
export async function listToPack(ctx: SignedInContext, input: ListToPackInput) {
  const [ids, centers] = await Promise.all([
    selectIdsToPack(ctx.db, input),
    countByCenter(ctx.db, input.filters),
  ]);
  const [rows, units, packers] =
    ids.length === 0
      ? [[], [], []]
      : await Promise.all([
          selectOrdersToPack(ctx.db, ids),
          unitsOfOrders(ctx.db, ids),
          selectPackers(ctx.db, ids),
        ]);
  const { dispatchCenter } = input.filters;
  const orderList = ids.flatMap((id): OrderToPack[] => {
    const row = rows.find((one) => one.id === id);
    if (!row) return [];
    const own = units.filter(({ orderId, toPack }) => orderId === id && toPack > 0);
    return [
      {
        ...{ _id: id, name: row.name, city: row.city, zip: row.zip, created_at: row.createdAt },
        expectedDelivery: row.expectedDelivery ?? '',
        dispatchCenter: row.dispatchCenter,
        units: own.reduce((sum, { toPack }) => sum + toPack, 0),
        items: own.map(({ productName: name, modelNumber, sku, toPack: quantity }) => ({
          name,
          modelNumber,
          sku,
          quantity,
        })),
        beingPackedBy: packers.find(({ orderId }) => orderId === id)?.name ?? '',
      },
    ];
  });
  const counted = centers.filter(({ name }) => dispatchCenter === undefined || name === dispatchCenter);
  return { orderList, orderCount: counted.reduce((sum, { count }) => sum + count, 0), centers };
}
