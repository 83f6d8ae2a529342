import { and, asc, eq, gt, ne, sql } from 'drizzle-orm';
import { ZERO, type Paise } from '@aabha/contracts/money/money';
import type { RefundParts } from '@aabha/contracts/refunds/refund-plan';
import type { RefundSpeed } from '@aabha/contracts/refunds/refunds.values';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { orderLines, orders } from '@aabha/db/schema/orders';
import { paymentLines, payments } from '@aabha/db/schema/payments';
import { refundLines, refunds } from '@aabha/db/schema/refunds';
import { returnRequests } from '@aabha/db/schema/returns';
import { only } from '@aabha/db/tx';

/** Returns the order of a payment as it was paid; undefined where it became none. */
export async function findPaidOrder(db: DbOrTx, paymentId: string) {
  const [order] = await db
    .select({
      id: orders.id,
      deliveredAt: orders.deliveredAt,
      paidPaise: payments.amountPaise,
      discountPaise: payments.discountPaise,
      shippingPaise: payments.shippingPaise,
    })
    .from(orders)
    .innerJoin(payments, eq(payments.id, orders.paymentId))
    .where(eq(orders.paymentId, paymentId));
  if (!order) return undefined;
  const lines = await db
    .select({
      position: orderLines.position,
      quantity: orderLines.quantity,
      unitPricePaise: orderLines.unitPricePaise,
      warrantyPricePaise: orderLines.warrantyPricePaise,
      isDiscounted: paymentLines.isDiscounted,
    })
    .from(orderLines)
    .innerJoin(
      paymentLines,
      and(eq(paymentLines.paymentId, paymentId), eq(paymentLines.position, orderLines.position)),
    )
    .where(eq(orderLines.orderId, order.id))
    .orderBy(asc(orderLines.position));
  return { ...order, lines };
}

const linePart = {
  position: refundLines.position,
  quantity: refundLines.quantity,
  goodsPaise: refundLines.goodsPaise,
  warrantyPaise: refundLines.warrantyPaise,
};

/** Returns the refunds of a payment that did not fail, without one of them. */
export async function findCountedRefunds(
  db: DbOrTx,
  paymentId: string,
  except?: string,
): Promise<(RefundParts & { amountPaise: Paise })[]> {
  const counted = and(
    eq(refunds.capturedPaymentId, paymentId),
    ne(refunds.status, 'failed'),
    except === undefined ? undefined : ne(refunds.id, except),
  );
  const rows = await db
    .select({ id: refunds.id, amountPaise: refunds.amountPaise, shippingPaise: refunds.shippingPaise })
    .from(refunds)
    .where(counted);
  if (rows.length === 0) return [];
  const lines = await db
    .select({ refundId: refundLines.refundId, ...linePart })
    .from(refundLines)
    .innerJoin(refunds, eq(refunds.id, refundLines.refundId))
    .where(counted);
  return rows.map((row) => ({ ...row, lines: lines.filter(({ refundId }) => refundId === row.id) }));
}

/** Returns a refund with its lines. */
export async function findRefundParts(db: DbOrTx, id: string) {
  const [row] = await db
    .select({
      amountPaise: refunds.amountPaise,
      shippingPaise: refunds.shippingPaise,
      isPart: sql<boolean>`${refunds.paymentId} is null`,
      paymentId: sql<string>`${refunds.capturedPaymentId}`,
    })
    .from(refunds)
    .where(eq(refunds.id, id));
  if (!row) return undefined;
  const lines = await db.select(linePart).from(refundLines).where(eq(refundLines.refundId, id));
  return { ...row, lines };
}

/** A refund of a part to be queued. */
export interface PartRefund {
  paymentId: string;
  amountPaise: Paise;
  shippingPaise: Paise;
  reason: string;
  speed: RefundSpeed;
  lines: readonly Omit<typeof refundLines.$inferInsert, 'refundId'>[];
}

export async function insertPartRefund(tx: Tx, { paymentId, lines, ...refund }: PartRefund): Promise<string> {
  const { id } = only(
    await tx
      .insert(refunds)
      .values({ ...refund, capturedPaymentId: paymentId })
      .returning({ id: refunds.id }),
  );
  if (lines.length > 0) await tx.insert(refundLines).values(lines.map((line) => ({ ...line, refundId: id })));
  return id;
}

/**
 * Takes over units whose goods refunds of a line that failed have settled, at most those of a new refund. Returns how many. The
 * order must be locked.
 */
export async function takeOverSettledUnits(
  tx: Tx,
  paymentId: string,
  { position, quantity }: { position: number; quantity: number },
): Promise<number> {
  const failed = await tx
    .select({ refundId: refundLines.refundId, settledUnits: refundLines.settledUnits })
    .from(refundLines)
    .innerJoin(refunds, eq(refunds.id, refundLines.refundId))
    .where(
      and(
        eq(refunds.capturedPaymentId, paymentId),
        eq(refunds.status, 'failed'),
        eq(refundLines.position, position),
        gt(refundLines.settledUnits, 0),
      ),
    )
    .orderBy(asc(refunds.createdAt))
    .for('update');
  let taken = 0;
  for (const { refundId, settledUnits } of failed) {
    const own = Math.min(settledUnits, quantity - taken);
    taken += own;
    await tx
      .update(refundLines)
      .set({ settledUnits: settledUnits - own })
      .where(and(eq(refundLines.refundId, refundId), eq(refundLines.position, position)));
  }
  return taken;
}

/** Returns whether another refund of a payment is on its way, so that it may fail. */
export async function isAnotherOnItsWay(tx: Tx, paymentId: string, except: string): Promise<boolean> {
  const other = and(
    eq(refunds.capturedPaymentId, paymentId),
    eq(refunds.status, 'queued'),
    ne(refunds.id, except),
  );
  return (await tx.$count(refunds, other)) > 0;
}

/** Replaces what a refund of all that is left gives back; undefined where nothing else of the payment can become left. */
export async function replaceRestLines(
  tx: Tx,
  refundId: string,
  rest: (RefundParts & { amountPaise: Paise }) | undefined,
): Promise<void> {
  await tx.delete(refundLines).where(eq(refundLines.refundId, refundId));
  const shippingPaise = rest?.shippingPaise ?? ZERO;
  await tx.update(refunds).set({ shippingPaise }).where(eq(refunds.id, refundId));
  if (rest)
    await tx
      .insert(refundLines)
      .values(rest.lines.map((line) => ({ ...line, refundId, restock: false, settledUnits: 0 })));
}

/** Returns the lines of a refund with the names of their products, as the mail lists them. */
export function selectRefundedLines(db: DbOrTx, refundId: string) {
  return db
    .select({ name: orderLines.productName, ...linePart })
    .from(refundLines)
    .innerJoin(refunds, eq(refunds.id, refundLines.refundId))
    .innerJoin(orders, eq(orders.paymentId, refunds.capturedPaymentId))
    .innerJoin(
      orderLines,
      and(eq(orderLines.orderId, orders.id), eq(orderLines.position, refundLines.position)),
    )
    .where(eq(refundLines.refundId, refundId))
    .orderBy(asc(refundLines.position));
}

/**
 * Returns whether all of a payment was sent back. The return of its order is locked, so that of two refunds that end at
 * the same time one sees the other. Its row comes before that of the order, as where staff refund a return.
 */
export async function isAllSentBack(tx: Tx, paymentId: string): Promise<boolean> {
  await tx
    .select({ id: returnRequests.id })
    .from(returnRequests)
    .innerJoin(orders, eq(orders.id, returnRequests.orderId))
    .where(eq(orders.paymentId, paymentId))
    .for('update', { of: returnRequests });
  const [row] = await tx
    .select({ isAll: sql<boolean>`sum(${refunds.amountPaise}) >= ${payments.amountPaise}` })
    .from(payments)
    .innerJoin(refunds, and(eq(refunds.capturedPaymentId, payments.id), eq(refunds.status, 'processed')))
    .where(eq(payments.id, paymentId))
    .groupBy(payments.id);
  return row?.isAll ?? false;
}
