import { sql } from 'drizzle-orm';
import type { InvoiceYear, OurPayment } from '@aabha/contracts/reconciliation/reconciliation.rules';
import type { DbOrTx } from '@aabha/db/client';

/**
 * Selects our payments since an instant, and those of the named provider orders at any time, with all related
 * records.
 */
export async function selectOurPayments(
  db: DbOrTx,
  sinceIso: string,
  providerOrderIds: readonly string[],
): Promise<OurPayment[]> {
  const named = JSON.stringify(providerOrderIds);
  const rows = await db.execute<{ payment: OurPayment }>(sql`
    select json_build_object(
      'id', p.id, 'status', p.status, 'providerOrderId', p.provider_order_id,
      'providerPaymentId', p.provider_payment_id, 'amountPaise', p.amount_paise, 'createdAt', p.created_at,
      'order', case when o.id is not null then
        json_build_object('id', o.id, 'status', o.status, 'totalPaise', o.total_paise) end,
      'invoicePaise', i.amount_paise,
      'refunds', (select coalesce(json_agg(json_build_object('id', r.id, 'status', r.status,
        'providerRefundId', r.provider_refund_id, 'amountPaise', r.amount_paise) order by r.created_at, r.id), '[]')
        from refunds r where r.captured_payment_id = p.id)) as payment
    from payments p
    left join orders o on o.payment_id = p.id
    left join invoices i on i.order_id = o.id
    where p.created_at >= ${sinceIso}
      or p.provider_order_id in (select json_array_elements_text(${named}::json))`);
  return rows.map(({ payment }) => payment);
}

/** Returns the number of invoices of each financial year, and the last number. */
export async function selectInvoiceYears(db: DbOrTx): Promise<InvoiceYear[]> {
  const rows = await db.execute<{ year: string; count: number; last: number }>(sql`
    select s.financial_year as year, s.last_serial as last, count(i.serial)::int as count
    from invoice_series s left join invoices i on i.financial_year = s.financial_year
    group by s.financial_year, s.last_serial`);
  return rows.map(({ year, count, last }) => ({ year, count, lastSerial: last }));
}

/**
 * Returns the payment ids and units of reservations past their time, or of ended payments: of all payments, or of one.
 */
export async function selectLeftReservations(
  db: DbOrTx,
  paymentId?: string,
): Promise<{ paymentId: string; units: number }[]> {
  const isAsked = paymentId === undefined ? sql`true` : sql`p.id = ${paymentId}`;
  const rows = await db.execute<{ payment_id: string; units: number }>(sql`
    select held.payment_id, sum(held.quantity)::int as units
    from stock_reservations held join payments p on p.id = held.payment_id
    where held.settled_at is null and ${isAsked}
      and (held.expires_at < now() - interval '1 hour' or p.status in ('completed', 'released', 'refund-due'))
    group by held.payment_id`);
  return rows.map(({ payment_id, units }) => ({ paymentId: payment_id, units }));
}
