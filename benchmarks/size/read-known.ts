import postgres from 'postgres';
import { readTotals } from '../admin-lists/read-totals';
import type { SearchedKnown } from './search-calls';

/** Returns records of an old order, whose number has a letter as most have, and the member of staff who asks. */
export async function readKnown(url: string) {
  const sql = postgres(url, { max: 1 });
  const [row] = await sql<(Omit<SearchedKnown, 'now' | 'totals'> & { tokenVersion: number })[]>`
    select o.id as "orderId", o.user_id as "userId", l.product_id as "productId", p.name, p.email, p.phone,
      p.provider_payment_id as "paymentId", i.number as "invoiceNumber", u.token_version as "tokenVersion",
      (select serial from shipment_serials where serial >= 'AAB0000000500'
        order by serial limit 1) as serial
    from orders o join payments p on p.id = o.payment_id join order_lines l on l.order_id = o.id
    join invoices i on i.order_id = o.id join users u on u.id = o.user_id
    where u.email like '%@shoppers.example' and right(o.id::text, 6) ~ '[a-f]' and o.id >= (select id from orders order by id
      offset (select least(500, count(*) / 3) from orders) limit 1)
    order by o.id limit 1`;
  const [staff] = await sql<{ id: string; tokenVersion: number }[]>`
    select id, token_version as "tokenVersion" from users where email = 'superadmin@aabha.example'`;
  const totals = await readTotals(sql);
  await sql.end();
  if (!row || !staff) throw new Error('The database has no orders.');
  return { known: { ...row, totals, now: new Date() }, staff };
}
