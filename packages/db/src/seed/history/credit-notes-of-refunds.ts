/**
 * The statements that write the credit notes of all finished refunds of invoiced orders anew: one gapless series a financial
 * year, in the order of the refunds, as the shop itself numbers them.
 */
export const CREDIT_NOTES_OF_REFUNDS = [
  'delete from credit_notes',
  'delete from credit_note_series',
  `insert into credit_notes
    (invoice_id, refund_id, amount_paise, reason, snapshot, created_at, issued_at, financial_year, serial, number)
  select invoice_id, refund_id, amount_paise, reason, snapshot, at, at, year, serial,
    'CN/' || substring(year from 3 for 2) || substring(year from 6) || '/' || lpad(serial::text, greatest(6, length(serial::text)), '0')
  from (
    select *, row_number() over (partition by year order by at, refund_id) as serial
    from (
      select i.id as invoice_id, r.id as refund_id, r.amount_paise, r.reason, i.snapshot, r.updated_at as at,
        began || '-' || lpad(((began + 1) % 100)::text, 2, '0') as year
      from refunds r
      join orders o on o.payment_id = r.captured_payment_id
      join invoices i on i.order_id = o.id
      cross join lateral (
        select extract(year from r.updated_at at time zone 'Asia/Kolkata' - interval '3 months')::int as began
      ) april
      where r.status = 'processed'
    ) dated
  ) counted`,
  `insert into credit_note_series (financial_year, last_serial)
  select financial_year, max(serial) from credit_notes group by financial_year`,
] as const;
