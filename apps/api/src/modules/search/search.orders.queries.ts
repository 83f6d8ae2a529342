import { eq, or, sql, type SQL } from 'drizzle-orm';
import type { SearchText } from '@aabha/contracts/search/search-text';
import type { DbOrTx } from '@aabha/db/client';
import { orders } from '@aabha/db/schema/orders';
import { payments } from '@aabha/db/schema/payments';
import { containsLowered } from '@aabha/db/search/contains-text';
import { hasFact, hasNumberPart, isNumberPart, wholeFact } from '@aabha/db/search/order-facts';
import { MOST_HITS, planned, type FoundHit } from './search.hits.queries';

/** So many matches of the text index are looked at; a text with more of them is common. */
const MOST_MATCHES = 1500;
/** So many of the newest orders are looked through for a word, before the index is asked, and for a common text. */
const NEWEST = { first: 500, common: 20_000 };

/** Orders have phone numbers as so many digits. */
const PHONE_LENGTH = 10;

/** Returns the columns of an order's hit; `found` is added to the name, and says by what it was found. */
const hitOf = (found: SQL): SQL => sql`
  o.id::text as _id, upper(right(o.id::text, 8)) as title, coalesce(o.delivery_name, p.name) ${found} as detail,
  o.status::text as status, o.total_paise as amount, o.created_at`;
const hit = hitOf(sql``);

/** Returns the newest orders with a whole fact. */
async function findByFact(db: DbOrTx, fact: string): Promise<FoundHit[]> {
  return db.execute<FoundHit>(
    planned(sql`
    with found as materialized (select id, created_at from orders where ${hasFact(fact)} limit ${MOST_MATCHES})
    select 'order' as kind, ${hit} from (select id from found order by created_at desc limit ${MOST_HITS}) page
    join orders o on o.id = page.id join payments p on p.id = o.payment_id order by o.created_at desc`),
  );
}

/** A whole phone number in another form than orders have it. */
const isSpelledPhone = ({ words, phoneDigits }: SearchText) =>
  phoneDigits?.length === PHONE_LENGTH && /^[+\d\s()-]+$/.test(words);

/**
 * Returns the condition of orders of a text: of a number its end counts, of a phone number its digits. Six and more digits are
 * looked for in these only: in ids and e-mail addresses they would be found by chance.
 */
function matching(search: SearchText): SQL | undefined {
  const { words, phoneDigits, gstin } = search;
  if (isNumberPart(words)) return hasNumberPart(words);
  if (isSpelledPhone(search)) return containsLowered(orders.searchText, phoneDigits ?? '');
  if (gstin !== undefined)
    return sql`${orders.paymentId} in (select id from ${payments} where ${eq(payments.gstin, gstin)})`;
  return or(
    containsLowered(orders.searchText, words),
    phoneDigits === undefined || phoneDigits === words
      ? undefined
      : containsLowered(orders.searchText, phoneDigits),
  );
}

/** Returns the orders of a payment by its whole id, which an index of its own finds at once; none for a part of an id. */
const findOrdersOfPayment = (db: DbOrTx, providerId: string): Promise<FoundHit[]> =>
  db.execute<FoundHit>(
    planned(sql`
    select 'order' as kind, ${hit} from payments p join orders o on o.payment_id = p.id
    where p.provider_payment_id = ${providerId} or p.provider_order_id = ${providerId}
    order by o.created_at desc limit ${MOST_HITS}`),
  );

/** Returns the newest matches among so many of the newest orders, read one after the other. */
const findNewest = (db: DbOrTx, matches: SQL | undefined, among: number): Promise<FoundHit[]> =>
  db.execute<FoundHit>(
    planned(sql`
    select 'order' as kind, ${hit} from (
      select * from (
        select id, payment_id, delivery_name, status, total_paise, created_at, search_text
        from orders order by created_at desc, id desc limit ${among}
      ) orders
      where ${matches} limit ${MOST_HITS}
    ) o join payments p on p.id = o.payment_id order by o.created_at desc`),
  );

/**
 * Returns the newest orders that a text finds, those whose number ends with it first, and of a whole e-mail address or phone
 * number only those that have it. The text index names matches in no order, so a common text is looked for in the newest orders,
 * one after the other; a name at once, since many are common, and then as a whole.
 */
export async function findOrderHits(db: DbOrTx, search: SearchText): Promise<FoundHit[]> {
  if (search.providerId !== undefined) {
    const ofPayment = await findOrdersOfPayment(db, search.providerId);
    if (ofPayment.length > 0) return ofPayment;
  }
  const fact = wholeFact(search.words);
  if (fact !== undefined) {
    const ofFact = await findByFact(db, fact);
    if (ofFact.length > 0) return ofFact;
  }
  const matches = matching(search);
  const suffix = search.orderSuffix ?? '';
  if (suffix === '' && !/\d/.test(search.words)) {
    const first = await findNewest(db, matches, NEWEST.first);
    if (first.length === MOST_HITS) return first;
    const ofName = await findByFact(db, search.words);
    if (ofName.length === MOST_HITS) return ofName;
  }
  const isNumber = sql`(${suffix} <> '' and right(o.id::text, length(${suffix})) = ${suffix})`;
  const order = sql`${isNumber} desc, o.created_at desc`;
  const rows = await db.execute<FoundHit & { matches: string }>(
    planned(sql`
    with found as materialized (select id, created_at from orders where ${matches} limit ${MOST_MATCHES})
    select 'order' as kind, ${hit}, (select count(*) from found) as matches
    from (select id from found o order by ${order} limit ${MOST_HITS}) page
    join orders o on o.id = page.id join payments p on p.id = o.payment_id order by ${order}`),
  );
  if (Number(rows[0]?.matches ?? 0) < MOST_MATCHES) return rows;
  const newest = await findNewest(db, matches, NEWEST.common);
  return newest.length < MOST_HITS ? rows : newest;
}

/** Returns the orders with the television of a serial number, the newest first; of one that came back, all that had it. */
export async function findSerialHits(db: DbOrTx, { serial }: SearchText): Promise<FoundHit[]> {
  if (serial === undefined) return [];
  return db.execute<FoundHit>(
    planned(sql`
    select 'order' as kind, ${hitOf(sql`|| ', serial number ' || ${serial}::text`)}
    from orders o join payments p on p.id = o.payment_id
    where o.id in (
      select s.order_id from shipment_serials n join shipments s on s.id = n.shipment_id where n.serial = ${serial}
    ) order by o.created_at desc limit ${MOST_HITS}`),
  );
}

/** Returns the newest orders that go to a PIN code: by their corrected address, else by that of the payment. */
export async function findPinCodeHits(db: DbOrTx, { pinCode }: SearchText): Promise<FoundHit[]> {
  if (pinCode === undefined) return [];
  const detail = hitOf(sql`|| ', PIN code ' || ${pinCode}::text`);
  return db.execute<FoundHit>(
    planned(sql`
    select * from (
      (select 'order' as kind, ${detail} from payments p join orders o on o.payment_id = p.id
        where p.zip = ${pinCode} and o.delivery_zip is null order by p.created_at desc limit ${MOST_HITS})
      union all
      (select 'order' as kind, ${detail} from orders o join payments p on p.id = o.payment_id
        where o.delivery_zip = ${pinCode} order by o.created_at desc limit ${MOST_HITS})
    ) found order by created_at desc limit ${MOST_HITS}`),
  );
}

/** Returns the orders of a payment, by its id or by that of its order at the provider. */
export const paymentHits = ({ providerId }: SearchText): SQL | undefined =>
  providerId === undefined
    ? undefined
    : sql`select o.id::text as _id, ${providerId}::text as title, coalesce(o.delivery_name, p.name) as detail, p.status::text as status,
        p.amount_paise as amount, p.created_at
      from payments p join orders o on o.payment_id = p.id
      where p.provider_payment_id = ${providerId} or p.provider_order_id = ${providerId}`;
