import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { Paise } from '@aabha/contracts/money/money';
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
