import { and, eq, inArray, sql } from 'drizzle-orm';
import type { OrderStatus } from '@aabha/contracts/orders/orders.schema';
import type { DbOrTx } from './client';
import { rowCounts } from './schema/operations';

/** What is counted: each table with the kinds of its rows. */
interface Counted {
  orders: OrderStatus;
  products: 'on sale' | 'removed';
}

/** How many rows a table has, of some kinds or of all: exact, and as quick for a million as for none. */
export async function countRows<T extends keyof Counted>(
  db: DbOrTx,
  table: T,
  kinds?: readonly Counted[T][],
): Promise<number> {
  const ofKind = kinds === undefined ? undefined : inArray(rowCounts.kind, [...kinds]);
  const [row] = await db
    .select({ rows: sql<number>`coalesce(sum(${rowCounts.rows}), 0)`.mapWith(Number) })
    .from(rowCounts)
    .where(and(eq(rowCounts.table, table), ofKind));
  return row?.rows ?? 0;
}
