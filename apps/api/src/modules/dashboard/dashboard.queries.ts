import { and, count, desc, eq, gte, isNotNull, isNull, like, lt, ne, notInArray, sql } from 'drizzle-orm';
import { paise } from '@aabha/contracts/money/money';
import type { DbOrTx } from '@aabha/db/client';
import { analyticsEvents } from '@aabha/db/schema/analytics';
import { outbox } from '@aabha/db/schema/outbox';
import { orderLines, orders } from '@aabha/db/schema/orders';
import { returnRequests } from '@aabha/db/schema/returns';
import { refundLines, refunds } from '@aabha/db/schema/refunds';
import { products } from '@aabha/db/schema/products';
import { complaints } from '@aabha/db/schema/complaints';

const TOP_MODELS = 5;
export const NO_SALE = ['Cancelled', 'Returned'] as const;
const toPaise = (value: unknown) => paise(Number(value));

/** Returns the number of Pending orders by age in hours. */
export async function pendingByAge(db: DbOrTx, now: string) {
  const hours = sql`extract(epoch from ${now}::timestamptz - ${orders.createdAt}) / 3600`;
  const between = (from: number, to: number) =>
    sql<number>`count(*) filter (where ${hours} >= ${from}::float8 and ${hours} < ${to}::float8)`.mapWith(
      Number,
    );
  const [row] = await db
    .select({
      under_24h: between(-1e9, 24),
      under_48h: between(24, 48),
      under_72h: between(48, 72),
      older: between(72, 1e9),
    })
    .from(orders)
    .where(eq(orders.status, 'Pending'));
  return row ?? { under_24h: 0, under_48h: 0, under_72h: 0, older: 0 };
}

const numberOf = async (rows: PromiseLike<{ n: number }[]>) => (await rows)[0]?.n ?? 0;

export function undecidedReturns(db: DbOrTx): Promise<number> {
  return numberOf(db.select({ n: count() }).from(returnRequests).where(isNull(returnRequests.approvedAt)));
}

export function complaintsOpenSince(db: DbOrTx, before: string): Promise<number> {
  return numberOf(
    db
      .select({ n: count() })
      .from(complaints)
      .where(and(ne(complaints.status, 'Resolved'), lt(complaints.createdAt, before))),
  );
}

export function failedMails(db: DbOrTx): Promise<number> {
  return numberOf(
    db
      .select({ n: count() })
      .from(outbox)
      .where(and(isNotNull(outbox.failedAt), like(outbox.kind, 'mail.%'))),
  );
}

/** Counts refunds that the provider rejected, and those whose sending failed for good. */
export function failedRefunds(db: DbOrTx): Promise<number> {
  return numberOf(
    db
      .select({ n: count() })
      .from(refunds)
      .where(
        sql`${refunds.status} <> 'processed' and (${refunds.status} = 'failed' or exists (
          select 1 from outbox given_up where given_up.failed_at is not null
            and given_up.kind in ('payments.refund', 'payments.refund-part') and given_up.payload ->> 'refundId' = ${refunds.id}::text))`,
      ),
  );
}

/** Returns the orders of each status and day in India with their amount; days without any have no row. */
export function placedByDay(db: DbOrTx, since: string) {
  const day = sql<string>`to_char(${orders.createdAt} at time zone 'Asia/Kolkata', 'YYYY-MM-DD')`;
  return db
    .select({
      day,
      status: orders.status,
      n: count(),
      amount: sql`sum(${orders.totalPaise})`.mapWith(toPaise),
    })
    .from(orders)
    .where(gte(orders.createdAt, since))
    .groupBy(sql`1`, orders.status);
}
export type Placed = Awaited<ReturnType<typeof placedByDay>>[number];

/** Returns what refunds of a part have given back of each day's sales; days without any have no row. */
export function partsRefundedByDay(db: DbOrTx, since: string) {
  const day = sql<string>`to_char(${orders.createdAt} at time zone 'Asia/Kolkata', 'YYYY-MM-DD')`;
  return db
    .select({ day, amount: sql`sum(${refunds.amountPaise})`.mapWith(toPaise) })
    .from(refunds)
    .innerJoin(orders, eq(orders.paymentId, refunds.capturedPaymentId))
    .where(
      and(
        isNull(refunds.paymentId),
        ne(refunds.status, 'failed'),
        gte(orders.createdAt, since),
        notInArray(orders.status, [...NO_SALE]),
      ),
    )
    .groupBy(sql`1`);
}
export type PartsRefunded = Awaited<ReturnType<typeof partsRefundedByDay>>[number];

/** Returns the best-selling televisions, without refunded units. Their names are looked up once each, not for every line. */
export function topModels(db: DbOrTx, since: string) {
  const parts = db
    .select({
      paymentId: refunds.capturedPaymentId,
      position: refundLines.position,
      units: sql<string>`sum(${refundLines.quantity})`.as('refunded_units'),
    })
    .from(refunds)
    .innerJoin(refundLines, eq(refundLines.refundId, refunds.id))
    .where(and(isNull(refunds.paymentId), ne(refunds.status, 'failed')))
    .groupBy(refunds.capturedPaymentId, refundLines.position)
    .as('parts');
  const kept = sql`(${orderLines.quantity} - coalesce(${parts.units}, 0))`;
  const sold = db
    .select({
      productId: orderLines.productId,
      units: sql<number>`sum(${kept})`.mapWith(Number).as('units'),
      amount: sql`sum(${kept} * ${orderLines.unitPricePaise})`.mapWith(toPaise).as('amount'),
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .leftJoin(parts, and(eq(parts.paymentId, orders.paymentId), eq(parts.position, orderLines.position)))
    .where(and(gte(orders.createdAt, since), notInArray(orders.status, [...NO_SALE])))
    .groupBy(orderLines.productId)
    .as('sold');
  return db
    .select({ product_id: products.id, name: products.name, units: sold.units, amount: sold.amount })
    .from(sold)
    .innerJoin(products, eq(products.id, sold.productId))
    .orderBy(desc(sold.units), products.name)
    .limit(TOP_MODELS);
}

/** Returns how often televisions were viewed and added to a cart. */
export async function interestSince(db: DbOrTx, since: string) {
  const seen = gte(analyticsEvents.createdAt, since);
  const events = (name: 'page_view' | 'add_to_cart', path?: string) =>
    numberOf(
      db
        .select({ n: count() })
        .from(analyticsEvents)
        .where(
          and(eq(analyticsEvents.name, name), seen, path ? like(analyticsEvents.path, path) : undefined),
        ),
    );
  const [visits, added_to_cart] = await Promise.all([
    events('page_view', '/television/%'),
    events('add_to_cart'),
  ]);
  return { visits, added_to_cart };
}
