import { appError } from '@aabha/contracts/errors/errors';
import { isEnded } from '@aabha/contracts/orders/orders.rules';
import type { OrderStatus } from '@aabha/contracts/orders/orders.schema';
import type { RefundOrderInput } from '@aabha/contracts/orders/refund-order.schema';
import type { RefundedLine, RefundPlan } from '@aabha/contracts/refunds/refund-plan';
import type { Tx } from '@aabha/db/client';
import { takeOverSettledUnits } from '../refunds/refunds.service';
import { lockProducts, putBackStock } from '../stock/stock.service';
import { unitsOfOrders, type OrderLineUnits } from './follow-shipments.service';
import { settledLinesOf } from './orders.queries';

/** Returns whether a refund gives nothing back of a line. */
export const isEmptyLine = ({ quantity, goodsPaise, warrantyPaise }: RefundedLine) =>
  quantity + goodsPaise + warrantyPaise === 0;

const unpacked = (units: readonly OrderLineUnits[], at: number) =>
  units.find(({ position }) => position === at)?.toPack ?? 0;

/** Refuses to refund units that are packed and have not left: their shipment would send them. */
function assertNotPacked(units: readonly OrderLineUnits[], { lines }: RefundPlan): void {
  for (const { position, quantity } of lines) {
    const line = units.find((one) => one.position === position);
    const open = line ? line.quantity - line.refundedQuantity - line.packed : quantity;
    if (line && quantity > open && line.packed > 0)
      throw appError('ORDER_UNITS_PACKED', { product: line.productName });
  }
}

interface SettledOrder {
  id: string;
  paymentId: string;
  status: OrderStatus;
}

/** How the goods of a refund are settled: what it gives back, what the caller chose, and who that is. */
interface Settling {
  plan: RefundPlan;
  input: RefundOrderInput;
  actorId: string;
}

/**
 * Returns the lines of a refund with the units whose goods it settles. Those that a refund which failed has settled are taken over
 * from it, and not moved again.
 */
async function settleLines(tx: Tx, order: SettledOrder, { plan, input }: Settling) {
  const lines = await settledLinesOf(tx, order.id);
  const units = await unitsOfOrders(tx, [order.id]);
  assertNotPacked(units, plan);
  const settled = [];
  for (const line of plan.lines.filter((one) => !isEmptyLine(one))) {
    const own = lines.find(({ position }) => position === line.position);
    if (!own) continue;
    const before = await takeOverSettledUnits(tx, order.paymentId, line);
    const now = isEnded(order.status) ? 0 : line.quantity - before;
    const isHere = order.status === 'Pending' && now <= unpacked(units, line.position);
    const choice = input.lines.find(({ position }) => position === line.position);
    const restock = now > 0 && (isHere || choice?.restock === true);
    const back = restock ? now : 0;
    settled.push({ ...line, restock, settledUnits: before + now, back, productId: own.productId });
  }
  return settled;
}

/**
 * Puts the units back that were never sent, or that staff say are back. Returns the lines of the refund, and how many units are
 * back.
 */
export async function settleGoods(tx: Tx, order: SettledOrder, settling: Settling) {
  const settled = await settleLines(tx, order, settling);
  const isBack = settled.filter(({ back }) => back > 0);
  if (isBack.length > 0) {
    await lockProducts(
      tx,
      isBack.map(({ productId }) => productId),
    );
    await putBackStock(
      tx,
      isBack.map(({ productId, back: quantity }) => ({ productId, quantity })),
      { reason: 'refund', refId: order.id, actorId: settling.actorId },
    );
  }
  return {
    lines: settled.map(({ productId: _product, back: _back, ...line }) => line),
    unitsBack: isBack.reduce((sum, { back }) => sum + back, 0),
  };
}
