import { bigint, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';

/**
 * How many rows a large table has, kept by triggers in the transaction of each change, so that a list tells its exact
 * total without counting. Each number is spread over sixteen rows, so that parallel writers seldom wait for each other;
 * one of them may be negative, their sum is right.
 */
export const rowCounts = pgTable(
  'row_counts',
  {
    table: text().notNull(),
    /** Orders: the status. Televisions: `on sale` or `removed`. */
    kind: text().notNull(),
    shard: smallint().notNull(),
    rows: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.table, t.kind, t.shard] })],
);
