import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { OrderStatus } from '@aabha/contracts/orders/orders.schema';
import type { DbOrTx } from './client';
import { rowCounts } from './schema/row-counts';

/** What is counted: each table with the kinds of its rows. */
interface Counted {
  orders: OrderStatus;
  /** `incomplete` are those that shoppers do not see for want of facts. */
  products: 'on sale' | 'incomplete' | 'removed';
}

function counters<T extends keyof Counted>(table: T, kinds: readonly Counted[T][] | undefined) {
  return and(
    eq(rowCounts.table, table),
    kinds === undefined ? undefined : inArray(rowCounts.kind, [...kinds]),
  );
}

/** How many rows a table has, of some kinds or of all: exact, and as quick for a million as for none. */
export async function countRows<T extends keyof Counted>(
  db: DbOrTx,
  table: T,
  kinds?: readonly Counted[T][],
): Promise<number> {
  const [row] = await db
    .select({ rows: sql<number>`coalesce(sum(${rowCounts.rows}), 0)`.mapWith(Number) })
    .from(rowCounts)
    .where(counters(table, kinds));
  return row?.rows ?? 0;
}

/** The same as a column of another query. */
export function rowCountOf<T extends keyof Counted>(table: T, kinds?: readonly Counted[T][]): SQL<number> {
  return sql<number>`(select coalesce(sum(${rowCounts.rows}), 0) from ${rowCounts} where ${counters(table, kinds)})`;
}
