import { orderNumber } from '@aabha/contracts/orders/order-number';
import { checkFree } from '@aabha/contracts/returns/replacements.rules';
import type { ReplacementOfReturn } from '@aabha/contracts/returns/replacements.schema';
import type { ReplacementState } from '@aabha/contracts/returns/replacements.values';
import { courierName, trackingUrl } from '@aabha/contracts/shipments/couriers.rules';
import { type Verdict, allow } from '@aabha/contracts/errors/verdict';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { enqueue } from '../../outbox/outbox';
import { lockProducts, takeStock, unitsForAnybody } from '../stock/stock.service';
import {
  changeReplacement,
  findReplacement,
  selectReplacementsOf,
  type ReplacementRow,
} from './replacements.queries';

export {
  changeReplacement,
  endWaiting,
  findReplacement,
  insertReplacement,
  markReplaced,
  selectOpenOf,
  selectReplacementsOf,
  selectSoldSerials,
  unmarkReplaced,
  type ReplacementRow,
} from './replacements.queries';

/** Returns a replacement as a return shows it. */
function replacementWire(row: ReplacementRow): ReplacementOfReturn {
  const { shipment } = row;
  return {
    _id: row.id,
    number: `${orderNumber(row.orderId)}-R`,
    state: row.state,
    lines: row.lines.map(({ position, productName: name, quantity }) => ({ position, name, quantity })),
    replaced_serials: row.replacedSerials,
    serials: row.serials,
    shipment: shipment && {
      ...{ _id: shipment.id, state: shipment.state, courier: shipment.courier, awb: shipment.awb },
      courierName: shipment.courier === '' ? '' : courierName(shipment),
      trackingUrl: trackingUrl(shipment),
    },
    cancel_reason: row.cancelReason,
    created_at: row.createdAt,
    shipped_at: row.shippedAt,
    delivered_at: row.deliveredAt,
  };
}

/** Returns the latest replacement of each of some returns. */
export async function replacementsOfReturns(
  db: DbOrTx,
  returnIds: readonly string[],
): Promise<ReadonlyMap<string, ReplacementOfReturn>> {
  const rows = await selectReplacementsOf(db, returnIds);
  return new Map(rows.toReversed().map((row) => [row.returnId, replacementWire(row)]));
}

interface Taking {
  lines: readonly { productId: string; name: string; position: number; quantity: number }[];
  orderId: string;
  actorId: string;
}

/** Takes the units of a replacement from stock, where so many are free; else returns the refusal and takes nothing. */
export async function takeUnits(tx: Tx, { lines, orderId, actorId }: Taking): Promise<Verdict> {
  const ids = [...new Set(lines.map(({ productId }) => productId))];
  await lockProducts(tx, ids);
  const verdict = checkFree(lines, await unitsForAnybody(tx, ids));
  if (!verdict.ok) return verdict;
  await takeStock(tx, lines, { reason: 'replacement', refId: orderId, actorId });
  return allow;
}

/** Tells the shopper what became of a replacement. */
export const mailReplacement = (tx: Tx, replacementId: string, state: ReplacementState) =>
  enqueue(tx, 'mail.replacement', { replacementId, state });

const AFTER = {
  shipped: { state: 'shipped', isMailed: true },
  delivered: { state: 'delivered', isMailed: true },
  'came-back': { state: 'open', isMailed: false },
} as const;

/** Lets a replacement follow its shipment, which is locked with its order. Its order stays as it is. */
export async function followReplacement(
  tx: Tx,
  replacementId: string,
  { change, at }: { change: keyof typeof AFTER; at: string },
): Promise<void> {
  const { state, isMailed } = AFTER[change];
  await changeReplacement(tx, replacementId, {
    ...{ state, updatedAt: at },
    ...(state === 'shipped' && { shippedAt: at }),
    ...(state === 'delivered' && { deliveredAt: at }),
    ...(state === 'open' && { shippedAt: null }),
  });
  if (isMailed) await mailReplacement(tx, replacementId, state);
}

/** Returns a replacement that can be packed; undefined for any other. */
export async function findPackable(tx: Tx, id: string): Promise<ReplacementRow | undefined> {
  const row = await findReplacement(tx, id);
  return row?.state === 'open' && row.shipment === null ? row : undefined;
}
