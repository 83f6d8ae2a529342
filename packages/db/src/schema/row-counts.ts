import { bigint, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';

/**
 * Row counts of large tables, which triggers maintain in the transaction of each change, so that lists show exact totals
 * without counting. Each count is spread over 64 rows, so that concurrent writers seldom wait for each other; single
 * rows may be negative, their sum is correct.
 */
export const rowCounts = pgTable(
  'row_counts',
  {
    table: text().notNull(),
    /** Orders: the status. Televisions: `on sale` or `removed`. Accounts: the role, ` closed` when it is. Audit log: entity and action. Returns, complaints and messages: `all`. */
    kind: text().notNull(),
    shard: smallint().notNull(),
    rows: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.table, t.kind, t.shard] })],
);
