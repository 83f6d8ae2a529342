import type postgres from 'postgres';
import type { Known } from './calls';

/** Returns how many records the lists have whose pages are not by the number of orders. */
export async function readTotals(sql: postgres.Sql): Promise<Known['totals']> {
  const [totals] = await sql<Known['totals'][]>`
    select (select count(*) from invoices where number is not null)::int as invoices,
      (select count(*) from users where role in ('User', 'Business'))::int as customers,
      (select count(*) from audit_log)::int as changes`;
  if (!totals) throw new Error('The database did not count.');
  return totals;
}
