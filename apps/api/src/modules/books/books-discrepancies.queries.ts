import { sql } from 'drizzle-orm';
import type { DbOrTx } from '@aabha/db/client';

const MOST = 100;

/** Returns invoices whose credit notes add up to more than they, at most 100; amounts in paise. */
export async function selectOverCredited(
  db: DbOrTx,
): Promise<{ number: string; orderId: string | null; amountPaise: number; creditedPaise: number }[]> {
  type Row = { number: string; orderId: string | null; amountPaise: string; creditedPaise: string };
  const rows = await db.execute<Row>(sql`
    select i.number, i.order_id as "orderId", i.amount_paise as "amountPaise", c.sum as "creditedPaise"
    from (
      select invoice_id, sum(amount_paise) as sum from credit_notes where number is not null group by invoice_id
    ) c
    join invoices i on i.id = c.invoice_id
    where c.sum > i.amount_paise limit ${MOST}`);
  return rows.map((row) => ({
    ...row,
    amountPaise: Number(row.amountPaise),
    creditedPaise: Number(row.creditedPaise),
  }));
}

/** Returns finished refunds of invoiced orders that have no credit note, at most 100. */
export function selectRefundsWithoutCreditNote(
  db: DbOrTx,
): Promise<{ id: string; orderId: string; number: string }[]> {
  return db.execute<{ id: string; orderId: string; number: string }>(sql`
    select r.id, o.id as "orderId", i.number
    from refunds r join orders o on o.payment_id = r.captured_payment_id join invoices i on i.order_id = o.id
    where r.status = 'processed' and not exists (select 1 from credit_notes c where c.refund_id = r.id)
    limit ${MOST}`);
}
