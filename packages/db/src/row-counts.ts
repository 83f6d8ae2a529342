import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Role } from '@aabha/contracts/accounts/accounts.schema';
import type { OrderStatus } from '@aabha/contracts/orders/orders.schema';
import type { DbOrTx } from './client';
import { rowCounts } from './schema/row-counts';

/** What is counted: each table with the kinds of its rows. */
interface Counted {
  orders: OrderStatus;
  /** `incomplete` are those that shoppers do not see for want of facts. */
  products: 'on sale' | 'incomplete' | 'removed';
  users: Role | `${Role} closed`;
  /** The entity and the action. */
  audit_log: `${string} ${string}`;
  return_requests: 'all';
  complaints: 'all';
  contact_messages: 'all';
}

/** How many rows a table has, of some kinds or of all: exact, and as quick for a million as for none. */
export function countRows<T extends keyof Counted>(
  db: DbOrTx,
  table: T,
  kinds?: readonly Counted[T][],
): Promise<number> {
  return countWhere(db, table, kinds && inArray(rowCounts.kind, [...kinds]));
}

/** The same of the kinds that a condition on `row_counts.kind` selects. */
export async function countWhere(db: DbOrTx, table: keyof Counted, kinds: SQL | undefined): Promise<number> {
  const [row] = await db
    .select({ rows: sql<number>`coalesce(sum(${rowCounts.rows}), 0)`.mapWith(Number) })
    .from(rowCounts)
    .where(and(eq(rowCounts.table, table), kinds));
  return row?.rows ?? 0;
}

/** The same as a column of another query. */
export function rowCountOf<T extends keyof Counted>(table: T, kinds?: readonly Counted[T][]): SQL<number> {
  return rowCountWhere(table, kinds && inArray(rowCounts.kind, [...kinds]));
}

/** The same of the kinds that a condition on `row_counts.kind` selects. */
export function rowCountWhere(table: keyof Counted, kinds: SQL | undefined): SQL<number> {
  const of = and(eq(rowCounts.table, table), kinds);
  return sql<number>`(select coalesce(sum(${rowCounts.rows}), 0) from ${rowCounts} where ${of})`;
}
