import { eq, or, sql, type SQL } from 'drizzle-orm';
import type { SearchText } from '@aabha/contracts/search/search-text';
import type { DbOrTx } from '@aabha/db/client';
import { orders } from '@aabha/db/schema/orders';
import { payments } from '@aabha/db/schema/payments';
import { containsLowered } from '@aabha/db/search/contains-text';
import { MOST_HITS, planned, type FoundHit } from './search.hits.queries';

/** So many matches of the text index are looked at; a text with more of them is common. */
const MOST_MATCHES = 200;
/** So many of the newest orders are looked through for a common text. */
const NEWEST = 20_000;

const hit = sql`
  o.id::text as _id, upper(right(o.id::text, 8)) as title, coalesce(o.delivery_name, p.name) as detail,
  o.status::text as status, o.total_paise as amount, o.created_at`;

/** Returns the condition of orders of a text: of a number its end counts, of a phone number its digits. */
function matching({ words, phoneDigits, gstin }: SearchText): SQL | undefined {
  if (gstin !== undefined)
    return sql`${orders.paymentId} in (select id from ${payments} where ${eq(payments.gstin, gstin)})`;
  return or(
    containsLowered(orders.searchText, words),
    phoneDigits === undefined || phoneDigits === words
      ? undefined
      : containsLowered(orders.searchText, phoneDigits),
  );
}

/**
 * Returns the newest orders that a text finds, those whose number ends with it first. The text index names matches in no
 * order, so a common text is looked for in the newest orders, one after the other.
 */
export async function findOrderHits(db: DbOrTx, search: SearchText): Promise<FoundHit[]> {
  const matches = matching(search);
  const suffix = search.orderSuffix ?? '';
  const isNumber = sql`(${suffix} <> '' and right(o.id::text, length(${suffix})) = ${suffix})`;
  const rows = await db.execute<FoundHit & { matches: string }>(
    planned(sql`
    with found as materialized (select id from orders where ${matches} limit ${MOST_MATCHES})
    select 'order' as kind, ${hit}, (select count(*) from found) as matches
    from orders o join payments p on p.id = o.payment_id
    where o.id in (select id from found)
    order by ${isNumber} desc, o.created_at desc limit ${MOST_HITS}`),
  );
  if (Number(rows[0]?.matches ?? 0) < MOST_MATCHES) return rows;
  const newest = await db.execute<FoundHit>(
    planned(sql`
    select 'order' as kind, ${hit} from (
      select * from (select * from orders order by created_at desc, id desc limit ${NEWEST}) orders
      where ${matches} limit ${MOST_HITS}
    ) o join payments p on p.id = o.payment_id order by o.created_at desc`),
  );
  return newest.length < MOST_HITS ? rows : newest;
}

/** Returns the orders of a payment, by its id or by that of its order at the provider. */
export const paymentHits = ({ providerId }: SearchText): SQL | undefined =>
  providerId === undefined
    ? undefined
    : sql`select o.id::text as _id, ${providerId}::text as title, coalesce(o.delivery_name, p.name) as detail, p.status::text as status,
        p.amount_paise as amount, p.created_at
      from payments p join orders o on o.payment_id = p.id
      where p.provider_payment_id = ${providerId} or p.provider_order_id = ${providerId}`;
