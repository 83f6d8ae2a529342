import type { Db } from '@aabha/db/client';
import { advanceSums } from './sums.queries';

/** Rows of one step: a statement of about a second. */
const ROWS_OF_A_STEP = 5000;

/**
 * Brings the sums of orders, visits and documents further, by which charts, reports and lists of customers are read
 * (docs/decisions/035-sums-in-the-background.md, docs/decisions/047-sums-of-documents.md). Returns 0 when there is nothing to do yet. Any number of processes may
 * call it.
 */
export async function rollUpSums(db: Db): Promise<number> {
  const orders = await advanceSums(db, 'orders', ROWS_OF_A_STEP);
  const visits = await advanceSums(db, 'visits', ROWS_OF_A_STEP);
  const documents = await advanceSums(db, 'documents', ROWS_OF_A_STEP);
  return Number(orders) + Number(visits) + Number(documents);
}
