import type postgres from 'postgres';

/** The transaction that all of it is written in. Plain SQL: every step is one statement over whole sets. */
export type BulkTx = postgres.TransactionSql;

/** How many there shall be in all, those of the demo included. What is left out stays as it is. */
export interface BulkSize {
  orders?: number | undefined;
  serviceAreas?: number | undefined;
  products?: number | undefined;
}

/** The most of each: invoice numbers have room for seven digits, PIN codes have six. */
export const BULK_LIMITS = { orders: 1_000_000, serviceAreas: 100_000, products: 200_000 } as const;
