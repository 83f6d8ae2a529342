import {
  and,
  count,
  desc,
  eq,
  gte,
  isNotNull,
  isNull,
  like,
  lt,
  lte,
  ne,
  notInArray,
  sql,
} from 'drizzle-orm';
import { paise } from '@aabha/contracts/money/money';
import type { DbOrTx } from '@aabha/db/client';
import { analyticsEvents, outbox } from '@aabha/db/schema/operations';
import { orderLines, orders, returnRequests } from '@aabha/db/schema/orders';
import { refunds } from '@aabha/db/schema/payments';
import { products } from '@aabha/db/schema/products';
import { complaints } from '@aabha/db/schema/service-desk';

const TOP_MODELS = 5;
const NO_SALE = ['Cancelled', 'Returned'] as const;
const soldSince = (since: string) =>
  and(gte(orders.createdAt, since), notInArray(orders.status, [...NO_SALE]));
const toPaise = (value: unknown) => paise(Number(value));

/** Pending orders by the hours since they were placed. */
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

export function stockAtMost(db: DbOrTx, units: number): Promise<number> {
  return numberOf(
    db
      .select({ n: count() })
      .from(products)
      .where(and(isNull(products.removedAt), lte(products.stock, units))),
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

/** Refunds that the provider refused, and those whose sending was given up. */
export function failedRefunds(db: DbOrTx): Promise<number> {
  return numberOf(
    db
      .select({ n: count() })
      .from(refunds)
      .where(
        sql`${refunds.status} = 'failed' or (${refunds.status} = 'queued' and exists (
          select 1 from outbox given_up where given_up.failed_at is not null
            and given_up.kind = 'payments.refund' and given_up.payload ->> 'refundId' = ${refunds.id}::text))`,
      ),
  );
}

/** Orders and their amount on each day in India from `firstDay` to `lastDay`, days without any too. */
export async function salesByDay(db: DbOrTx, span: { firstDay: string; lastDay: string; since: string }) {
  const sold = db
    .select({
      day: sql<string>`(${orders.createdAt} at time zone 'Asia/Kolkata')::date`.as('sold_day'),
      n: count().as('n'),
      amount: sql<string>`sum(${orders.totalPaise})`.as('amount'),
    })
    .from(orders)
    .where(soldSince(span.since))
    .groupBy(sql`1`)
    .as('sold');
  return db
    .select({
      day: sql<string>`to_char(days.day, 'YYYY-MM-DD')`,
      orders: sql<number>`coalesce(${sold.n}, 0)`.mapWith(Number),
      amount: sql`coalesce(${sold.amount}, 0)`.mapWith(toPaise),
    })
    .from(sql`generate_series(${span.firstDay}::date, ${span.lastDay}::date, '1 day') as days(day)`)
    .leftJoin(sold, sql`${sold.day} = days.day::date`)
    .orderBy(sql`days.day`);
}

/** The televisions of which most units were sold. */
export function topModels(db: DbOrTx, since: string) {
  const units = sql<number>`sum(${orderLines.quantity})`.mapWith(Number);
  return db
    .select({
      product_id: products.id,
      name: products.name,
      units,
      amount: sql`sum(${orderLines.quantity} * ${orderLines.unitPricePaise})`.mapWith(toPaise),
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .innerJoin(products, eq(products.id, orderLines.productId))
    .where(soldSince(since))
    .groupBy(products.id, products.name)
    .orderBy(desc(units), products.name)
    .limit(TOP_MODELS);
}

export function ordersByStatus(db: DbOrTx, since: string) {
  return db
    .select({ status: orders.status, count: count() })
    .from(orders)
    .where(gte(orders.createdAt, since))
    .groupBy(orders.status);
}

/** How often televisions were looked at, put in a cart, and ordered. */
export async function funnelSince(db: DbOrTx, since: string) {
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
  const [visits, added_to_cart, placed] = await Promise.all([
    events('page_view', '/television/%'),
    events('add_to_cart'),
    numberOf(db.select({ n: count() }).from(orders).where(gte(orders.createdAt, since))),
  ]);
  return { visits, added_to_cart, orders: placed };
}
