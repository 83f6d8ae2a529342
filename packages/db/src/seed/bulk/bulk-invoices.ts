import type { BulkTx } from './bulk.types';

/**
 * Gives the orders of `bulk_orders` their invoices, and numbers all of them anew: one gapless series a financial year,
 * in the order of sale, as `invoiceNumber` writes it.
 */
export async function addInvoices(tx: BulkTx): Promise<void> {
  await tx`create temp table bulk_invoices (like invoices including defaults) on commit drop`;
  await tx`alter table bulk_invoices alter serial drop not null, alter number drop not null, alter financial_year drop not null`;
  await tx`insert into bulk_invoices select * from invoices`;
  await tx`
    insert into bulk_invoices (id, order_id, user_id, amount_paise, snapshot, created_at)
    select uuidv7(b.at - clock_timestamp()), b.order_id, b.buyer, i.amount_paise,
      i.snapshot || jsonb_build_object('buyer', i.snapshot -> 'buyer' || jsonb_build_object(
        'name', buyer.name, 'email', buyer.email, 'phone', buyer.phone, 'address', buyer.address)), b.at
    from bulk_orders b
    join invoices i on i.order_id = b.pattern_order
    join bulk_people buyer on buyer.n = b.person`;
  await tx`delete from invoices`;
  await tx`
    insert into invoices (id, order_id, user_id, financial_year, serial, number, amount_paise, snapshot, created_at)
    select i.id, i.order_id, i.user_id, i.year, i.serial,
      'TV/' || substring(i.year from 3 for 2) || substring(i.year from 6) || '/' || lpad(i.serial::text, greatest(6, length(i.serial::text)), '0'),
      i.amount_paise, i.snapshot, i.created_at
    from (
      select id, order_id, user_id, year, amount_paise, snapshot, created_at, row_number() over (partition by year order by created_at, order_id) as serial
      from (
        select bulk_invoices.*, began || '-' || lpad(((began + 1) % 100)::text, 2, '0') as year
        from bulk_invoices
        cross join lateral (select extract(year from created_at at time zone 'Asia/Kolkata' - interval '3 months')::int as began) april
      ) dated
    ) i`;
  await tx`delete from invoice_series`;
  await tx`
    insert into invoice_series (financial_year, last_serial)
    select financial_year, max(serial) from invoices group by financial_year`;
}
