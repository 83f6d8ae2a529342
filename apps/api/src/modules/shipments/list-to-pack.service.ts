import type { ListToPackInput, OrderToPack } from '@aabha/contracts/shipments/shipments.schema';
import type { SignedInContext } from '../../context/context';
import { unitsOfOrders, type OrderLineUnits } from '../orders/follow-shipments.service';
import { selectOpenOf, type ReplacementRow } from '../replacements/replacements.service';
import { countByCenter, selectIdsToPack, selectOrdersToPack, selectPackers } from './dispatch.queries';

type Unit = Pick<OrderLineUnits, 'productName' | 'modelNumber' | 'sku' | 'toPack'>;

/** Returns what of a replacement is still to be packed: all, or nothing once it is being packed. */
const unitsToPack = ({ shipment, lines }: ReplacementRow): Unit[] =>
  shipment === null ? lines.map(({ quantity: toPack, ...line }) => ({ ...line, toPack })) : [];

/**
 * Returns a page of the orders that are to be packed, those promised first at the top, with how many each dispatch centre has
 * (docs/spec/shipments.md#dispatch).
 */
export async function listToPack(ctx: SignedInContext, input: ListToPackInput) {
  const [ids, centers] = await Promise.all([
    selectIdsToPack(ctx.db, input),
    countByCenter(ctx.db, input.filters),
  ]);
  const [rows, units, packers, replacements] =
    ids.length === 0
      ? [[], [], [], []]
      : await Promise.all([
          selectOrdersToPack(ctx.db, ids),
          unitsOfOrders(ctx.db, ids),
          selectPackers(ctx.db, ids),
          selectOpenOf(ctx.db, ids),
        ]);
  const { dispatchCenter } = input.filters;
  const orderList = ids.flatMap((id): OrderToPack[] => {
    const row = rows.find((one) => one.id === id);
    if (!row) return [];
    const replacement = replacements.find(({ orderId }) => orderId === id);
    const own: Unit[] = replacement
      ? unitsToPack(replacement)
      : units.filter(({ orderId, toPack }) => orderId === id && toPack > 0);
    return [
      {
        ...{ _id: id, name: row.name, city: row.city, zip: row.zip, created_at: row.createdAt },
        expectedDelivery: replacement ? '' : (row.expectedDelivery ?? ''),
        isReplacement: replacement !== undefined,
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
