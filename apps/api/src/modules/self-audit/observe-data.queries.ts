import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '@aabha/db/client';

/** A row of the database that breaks a rule. */
export interface FlawedRow {
  id: string;
  text: string;
}

/** Rows of the database that break a rule, at most some of each kind, and how many rows were looked at. */
export interface DataObservation {
  urgentTexts: FlawedRow[];
  overdueOffers: FlawedRow[];
  addedOrderLines: FlawedRow[];
  unsoundPayments: FlawedRow[];
  otherPrices: FlawedRow[];
  mailedAfterLeaving: FlawedRow[];
  mailedTooOften: FlawedRow[];
  staffReviews: FlawedRow[];
  unverifiedReviews: FlawedRow[];
  recurringCharges: FlawedRow[];
  payments: number;
  providerEvents: number;
  reviews: number;
  subscribers: number;
}

/** Rows of one kind beyond these are not named. */
const MOST_ROWS = 20;

/** Returns the lowest id generated at `since` or later: ids are UUIDs that begin with their time. */
const firstIdOf = (since: string) =>
  sql`(lpad(to_hex((extract(epoch from ${since}::timestamptz) * 1000)::bigint), 12, '0') || '00000000000000000000')::uuid`;

/** Prices in force around the start of a payment, by two minutes: its cart was shown before. */
const PRICE_IN_FORCE = sql`exists (select from price_history h
  where h.product_id = l.product_id and h.new_price_paise = l.unit_price_paise
    and h.at <= p.created_at + interval '1 minute'
    and not exists (select from price_history next
      where next.product_id = h.product_id and next.at > h.at and next.at < p.created_at - interval '2 minutes'))`;

const KNOWN_SINCE = sql`exists (select from price_history h where h.product_id = l.product_id and h.at <= p.created_at)`;

type FlawKind = Exclude<keyof DataObservation, 'payments' | 'providerEvents' | 'reviews' | 'subscribers'>;

/** Rows that break a rule, as `id` and `text`. */
function flawsOf(since: string, urgent: readonly string[], mostMails: number): Record<FlawKind, SQL> {
  return {
    urgentTexts: sql`select id::text, name || ': its texts hurry without a stored end.' as text from products
      where is_listed and removed_at is null
        and name || ' ' || description || ' ' || array_to_string(highlights, ' ')
          ilike any (${sql.param(urgent.map((phrase) => `%${phrase}%`))}::text[])
        and not exists (select from price_changes c
          where c.product_id = products.id and c.state = 'Active' and c.ends_at > now())`,
    overdueOffers: sql`select c.id::text, name || ': its offer is in force although it ended.' as text
      from price_changes c join products on products.id = c.product_id
      where c.state = 'Active' and c.ends_at < now() - interval '1 hour'`,
    addedOrderLines: sql`select o.id::text, 'Order ' || o.id || ' has other lines than its payment.' as text
      from orders o where o.payment_id >= ${firstIdOf(since)} and exists (
        (select product_id, quantity, warranty_months, unit_price_paise, warranty_price_paise
           from order_lines where order_id = o.id
         except select product_id, quantity, warranty_months, unit_price_paise, warranty_price_paise
           from payment_lines where payment_id = o.payment_id))`,
    unsoundPayments: sql`select p.id::text, 'Payment ' || p.id || ' asks more or less than its lines.' as text
      from payments p where p.id >= ${firstIdOf(since)} and p.subtotal_paise <> (
        select coalesce(sum(l.unit_price_paise * l.quantity + l.warranty_price_paise), 0)
        from payment_lines l where l.payment_id = p.id)`,
    otherPrices: sql`select p.id::text,
        'Payment ' || p.id || ' has another price of ' || l.product_name || ' than the one in force.' as text
      from payments p join payment_lines l on l.payment_id = p.id
      where p.id >= ${firstIdOf(since)} and ${KNOWN_SINCE} and not ${PRICE_IN_FORCE}`,
    mailedAfterLeaving: sql`select e.id::text, 'A subscriber was mailed after leaving the list.' as text
      from outbox e join subscribers s on s.id::text = e.payload ->> 'subscriberId'
      where e.id >= ${firstIdOf(since)} and e.kind = 'mail.subscribed' and s.unsubscribed_at < e.created_at`,
    mailedTooOften: sql`select e.payload ->> 'subscriberId' as id,
        'A subscriber got ' || count(*) || ' offer mails in 30 days.' as text
      from outbox e where e.kind = 'mail.subscribed' and e.id >= ${firstIdOf(since)}
        and e.created_at > now() - interval '30 days'
      group by 1 having count(*) > ${mostMails}`,
    staffReviews: sql`select r.id::text, 'A review of ' || p.name || ' is by our own staff.' as text
      from reviews r join users u on u.id = r.user_id join products p on p.id = r.product_id
      where r.removed_at is null and u.role in ('SubAdmin', 'SuperAdmin')`,
    unverifiedReviews: sql`select r.id::text,
        'A review of ' || p.name || ' says “Verified purchase” without an order.' as text
      from reviews r join products p on p.id = r.product_id
      where r.removed_at is null and r.verified_purchase and not exists (
        select from orders o join order_lines l on l.order_id = o.id
        where o.user_id = r.user_id and l.product_id = r.product_id)`,
    recurringCharges: sql`select event_id as id, 'The payment provider reported ' || kind || '.' as text
      from webhook_events where received_at >= ${since}::timestamptz and (
        kind ~ '^(subscription|token|mandate|emandate|nach|virtual_mandate)\\.'
        or jsonb_path_exists(payload, '$.**.recurring ? (@ == true)')
        or jsonb_path_exists(payload, '$.**.subscription_id ? (@ != null)'))`,
  };
}

const COUNTS: Readonly<Record<Exclude<keyof DataObservation, FlawKind>, (since: string) => SQL>> = {
  payments: (since) => sql`select count(*)::int as n from payments where id >= ${firstIdOf(since)}`,
  providerEvents: (since) =>
    sql`select count(*)::int as n from webhook_events where received_at >= ${since}::timestamptz`,
  reviews: () => sql`select count(*)::int as n from reviews where removed_at is null`,
  subscribers: () => sql`select count(*)::int as n from subscribers where unsubscribed_at is null`,
};

interface DataScope {
  /** ISO-8601: payments, events and mails from then on are looked at. */
  since: string;
  /** Phrases that need a stored end, in lower case. */
  urgentPhrases: readonly string[];
  /** Offer mails to one subscriber in 30 days. */
  mostMails: number;
}

/** Returns the rows of the database that break a rule, at most twenty of each kind. */
export async function observeData(db: Db, scope: DataScope): Promise<DataObservation> {
  const flaws: Partial<DataObservation> = {};
  for (const [kind, query] of Object.entries(flawsOf(scope.since, scope.urgentPhrases, scope.mostMails))) {
    const rows = await db.execute<FlawedRow & Record<string, unknown>>(sql`${query} limit ${MOST_ROWS}`);
    Object.assign(flaws, { [kind]: rows.map(({ id, text }) => ({ id, text })) });
  }
  for (const [kind, query] of Object.entries(COUNTS)) {
    const [row] = await db.execute<{ n: number }>(query(scope.since));
    Object.assign(flaws, { [kind]: row?.n ?? 0 });
  }
  return flaws as DataObservation;
}
