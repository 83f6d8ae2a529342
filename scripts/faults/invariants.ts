import { shortId } from '@aabha/contracts/orders/orders.rules';
import { formatRupees } from '@aabha/contracts/money/money-format';
import type { DatabaseClient } from '@aabha/db/client';
import { keyedActionsHappenedOnce } from './keyed-actions';
import type { Ledger } from './ledger';
import type { People } from './people';
import { readProviderRecords, type ProviderRecords } from './provider-records';
import { refundsAreOwed } from './refunds-are-owed';
import type { ShopUnderTest } from './shop-under-test';

type Sql = DatabaseClient['sql'];

/* Checks of the invariants in docs/spec/payments.md#invariants. Each returns a description of every violation. */

/** Checks that every captured payment has exactly one order or refund, and that amounts agree. */
async function moneyIsSomewhere(sql: Sql, provider: ProviderRecords): Promise<string[]> {
  const ours = await sql<
    {
      provider_payment_id: string;
      amount: string;
      orders: number;
      refunds: number;
      order_status: string | null;
    }[]
  >`
    select p.provider_payment_id, p.amount_paise as amount,
      (select count(*)::int from orders o where o.payment_id = p.id) as orders,
      (select count(*)::int from refunds r where r.payment_id = p.id and r.status = 'processed') as refunds,
      (select o.status from orders o where o.payment_id = p.id limit 1) as order_status
    from payments p where p.provider_payment_id is not null`;
  const byId = new Map(ours.map((row) => [row.provider_payment_id, row]));
  const wrong: string[] = [];
  const captured = provider.payments.filter((payment) => payment.captured);
  for (const payment of captured) {
    const row = byId.get(payment.id);
    if (!row) wrong.push(`captured payment ${payment.id} is missing in the database`);
    else if (row.orders + row.refunds === 0)
      wrong.push(`captured payment ${payment.id} has no order and no refund`);
    else if (row.orders > 1) wrong.push(`captured payment ${payment.id} has ${row.orders} orders`);
    else if (Number(row.amount) !== payment.amount)
      wrong.push(`captured payment ${payment.id} has another amount at the provider`);
  }
  const known = new Set(captured.map(({ id }) => id));
  for (const row of ours)
    if (row.orders > 0 && !known.has(row.provider_payment_id))
      wrong.push(`the order of ${row.provider_payment_id} was never paid`);
  return wrong;
}

/**
 * Checks that stock is the initial stock less units sold, not negative, not exceeded by reservations, and held by slots as
 * reservations name them; totals that are rolled up may be behind.
 */
async function stockAddsUp(sql: Sql, people: Pick<People, 'products'>): Promise<string[]> {
  const rows = await sql<
    {
      id: string;
      total: number;
      slots: number;
      stock: number;
      sold: number;
      held: number;
      misnamed: number;
      moved: number;
    }[]
  >`
    select p.id, p.stock as total, p.stock_slots as slots,
      coalesce((select sum(m.delta)::int from stock_moves m where m.product_id = p.id), 0) as moved,
      (select sum(s.on_hand)::int from stock_slots s where s.product_id = p.id) as stock,
      (select count(*)::int from stock_slots s where s.product_id = p.id and s.held <> coalesce((
        select sum(named.units) from stock_reservations h, unnest(h.slots, h.slot_units) as named(slot, units)
        where h.product_id = p.id and h.settled_at is null and named.slot = s.slot), 0)) as misnamed,
      coalesce((select sum(l.quantity)::int from order_lines l join orders o on o.id = l.order_id
        where l.product_id = p.id and not coalesce(o.is_restocked, o.status = 'Cancelled')), 0) as sold,
      coalesce((select sum(h.quantity)::int from stock_reservations h
        where h.product_id = p.id and h.settled_at is null and h.expires_at > now()), 0) as held
    from products p`;
  const initial = new Map(people.products.map(({ id, stock }) => [id, stock]));
  /* Televisions that only idempotent actions touch are checked with those. */
  const sellable = rows.filter(({ id }) => initial.has(id));
  return sellable.flatMap(({ id, total, slots, stock, sold, held, misnamed, moved }) => [
    ...(moved !== stock ? [`movements of ${id} add up to ${moved} and its slots have ${stock}`] : []),
    ...(slots === 1 && total !== stock ? [`total of ${id} is ${total} and its slots have ${stock}`] : []),
    ...(misnamed > 0 ? [`${misnamed} slots of ${id} hold other units than reservations name`] : []),
    ...(stock < 0 ? [`stock of ${id} is ${stock}`] : []),
    ...(stock + sold !== initial.get(id)
      ? [`stock of ${id}: ${stock} + ${sold} sold is not ${initial.get(id)}`]
      : []),
    ...(held > stock ? [`${held} units of ${id} are reserved and ${stock} in stock`] : []),
  ]);
}

/** Checks that each order has one invoice of its amount, numbered from 1 without gaps or duplicates. */
async function invoicesAreGapless(sql: Sql): Promise<string[]> {
  const orders = await sql<{ id: string; n: number; differs: boolean }[]>`
    select o.id, count(i.id)::int as n, coalesce(bool_or(i.amount_paise <> o.total_paise), false) as differs
    from orders o left join invoices i on i.order_id = o.id group by o.id`;
  const wrong = orders.flatMap(({ id, n, differs }) => [
    ...(n === 1 ? [] : [`order ${id} has ${n} invoices`]),
    ...(differs ? [`the invoice of order ${id} has another amount`] : []),
  ]);
  const years = await sql<{ year: string; n: number; lowest: number; highest: number; last: number }[]>`
    select i.financial_year as year, count(*)::int as n, min(i.serial) as lowest, max(i.serial) as highest,
      (select s.last_serial from invoice_series s where s.financial_year = i.financial_year) as last
    from invoices i group by i.financial_year`;
  for (const { year, n, lowest, highest, last } of years)
    if (lowest !== 1 || highest !== n || last !== n)
      wrong.push(`invoices of ${year}: ${n} from ${lowest} to ${highest}, last serial ${last}`);
  return wrong;
}

/** Checks that the discount of each payment is that of its coupon, and that limited coupons are used as often as counted. */
async function couponsAreUsedOnce(sql: Sql): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select p.id from payments p left join coupons c on c.id = p.coupon_id
    where (p.coupon_id is null) <> (p.discount_paise = 0) or p.coupon_percent > 0 and p.coupon_percent <> c.discount_percent
      or p.discount_paise <> round(p.subtotal_paise * p.coupon_percent / 100)`;
  const limited = await sql<
    { code: string; most: number; kept: number; orders: number; taken: number; counted: number }[]
  >`
    select c.code, c.max_uses as most, coalesce(n.used, 0) as counted,
      (select count(*)::int from coupon_uses u where u.coupon_id = c.id and u.released_at is null) as taken,
      (select count(*)::int from coupon_uses u where u.coupon_id = c.id and u.kept_at is not null) as kept,
      (select count(*)::int from payments p where p.coupon_id = c.id and p.status = 'completed') as orders
    from coupons c left join coupon_counts n on n.coupon_id = c.id where c.max_uses is not null`;
  return [
    ...rows.map(({ id }) => `payment ${id} has another discount than its coupon`),
    ...limited
      .filter(
        ({ most, kept, orders, taken, counted }) => orders > most || kept !== orders || taken !== counted,
      )
      .map(
        ({ code, most, kept, orders, taken, counted }) =>
          `coupon ${code} of ${most} uses: ${orders} orders, ${kept} uses kept, ${taken} taken, ${counted} counted`,
      ),
  ];
}

/** Checks that a return is refunded if and only if it was approved and its order is Returned. */
async function returnsAreWhole(sql: Sql): Promise<string[]> {
  const rows = await sql<{ id: string; status: string; refunded: boolean; approved: boolean }[]>`
    select r.id, o.status, r.refunded_at is not null as refunded, r.approved_at is not null as approved
    from return_requests r join orders o on o.id = r.order_id where r.rejected_at is null`;
  return rows.flatMap(({ id, status, refunded, approved }) => [
    ...(refunded && !approved ? [`return ${id} was refunded and never approved`] : []),
    ...(status !== 'Cancelled' && refunded !== (status === 'Returned')
      ? [`return ${id} is ${refunded ? '' : 'not '}refunded and its order ${status}`]
      : []),
  ]);
}

/**
 * Checks that a mail was sent for each order, refund and approved return, and that no outbox effect failed. The approval of
 * a return sends none when all was refunded before it (docs/spec/returns-and-refunds.md#transitions).
 */
async function mailsWereSent(sql: Sql, { mails }: Ledger): Promise<string[]> {
  const orders = await sql<{ id: string; email: string; approved: boolean }[]>`
    select o.id, p.email, r.approved_at is not null and p.amount_paise > (select coalesce(sum(x.amount_paise), 0)
      from refunds x where x.captured_payment_id = p.id and x.status <> 'failed' and x.created_at < r.approved_at) as approved
    from orders o join payments p on p.id = o.payment_id left join return_requests r on r.order_id = o.id`;
  const wrong = orders.flatMap(({ id, email, approved }) => {
    const short = shortId(id, 8);
    return [
      ...(mails.has(`${email} Your order ${short} is placed`) ? [] : [`no confirmation mail of order ${id}`]),
      ...(!approved || mails.has(`${email} Your return of order ${short} is approved`)
        ? []
        : [`no mail about the approved return of order ${id}`]),
    ];
  });
  const sent = await sql<{ email: string; amount: string; n: number }[]>`
    select p.email, r.amount_paise as amount, count(*)::int as n
    from refunds r join payments p on p.id = r.captured_payment_id
    where r.status = 'processed' group by 1, 2`;
  for (const { email, amount, n } of sent) {
    const received = mails.get(`${email} Your refund of ${formatRupees(Number(amount) / 100)}`) ?? 0;
    if (received < n)
      wrong.push(`${n} refunds of ${amount} paise to ${email}, but ${received} mails about them`);
  }
  const failed = await sql<{ kind: string; n: number }[]>`
    select kind, count(*)::int as n from outbox where failed_at is not null group by kind`;
  return [...wrong, ...failed.map(({ kind, n }) => `${n} outbox effects of ${kind} failed`)];
}

/** Checks that every outcome confirmed to a caller is in the database: orders, cancellations, refunds. */
async function confirmationsWereStored(sql: Sql, ledger: Ledger): Promise<string[]> {
  const rows = await sql<{ id: string; status: string; parts: number; reopened: boolean }[]>`
    select id, status, (select count(*)::int from refunds r
      where r.captured_payment_id = orders.payment_id and r.payment_id is null) as parts, exists (select 1 from order_events e
      where e.order_id = orders.id and e.from_status = 'Cancelled' and e.actor = 'staff') as reopened from orders`;
  const statusOf = new Map(rows.map(({ id, status }) => [id, status]));
  /* Staff may reopen a cancelled order until it is refunded. */
  const reopened = new Set(rows.filter((row) => row.reopened).map(({ id }) => id));
  return [
    ...[...ledger.orders.keys()]
      .filter((id) => !statusOf.has(id))
      .map((id) => `order ${id} was confirmed and is missing`),
    ...[...ledger.cancelled]
      .filter((id) => statusOf.get(id) !== 'Cancelled' && !reopened.has(id))
      .map((id) => `order ${id} was cancelled and is ${statusOf.get(id)}`),
    ...rows
      .filter(({ id, parts }) => parts < (ledger.parts.get(id) ?? 0))
      .map(
        ({ id, parts }) =>
          `${ledger.parts.get(id)} parts of order ${id} were refunded, and ${parts} are stored`,
      ),
    ...[...ledger.returned]
      .filter((id) => !['Returned', 'Cancelled'].includes(statusOf.get(id) ?? ''))
      .map((id) => `order ${id} was to be refunded and is ${statusOf.get(id)}`),
  ];
}

async function readMails({ inbox }: ShopUnderTest, ledger: Ledger): Promise<void> {
  const mails = (await (await fetch(`${inbox.url}/email`)).json()) as {
    subject: string;
    to: { address: string }[];
  }[];
  for (const { subject, to } of mails) {
    const mail = `${to[0]?.address ?? ''} ${subject}`;
    ledger.mails.set(mail, (ledger.mails.get(mail) ?? 0) + 1);
  }
  /* The environment is idle, so no mail arrives between reading and deleting. */
  await (await fetch(`${inbox.url}/email/all`, { method: 'DELETE' })).arrayBuffer();
}

/** Returns a description of every broken invariant. The environment must be idle. */
export async function brokenInvariants(
  environment: ShopUnderTest,
  people: Pick<People, 'products'>,
  ledger: Ledger,
): Promise<string[]> {
  const { sql } = environment.database;
  await readMails(environment, ledger);
  /* First, because repeating the calls completes what killed processes left undone. */
  const keyed = await keyedActionsHappenedOnce(environment, ledger);
  const provider = await readProviderRecords(environment.sandbox.url);
  const found = await Promise.all([
    moneyIsSomewhere(sql, provider),
    refundsAreOwed(sql, provider),
    stockAddsUp(sql, people),
    returnsAreWhole(sql),
    invoicesAreGapless(sql),
    couponsAreUsedOnce(sql),
    mailsWereSent(sql, ledger),
    confirmationsWereStored(sql, ledger),
  ]);
  return [...environment.deaths, ...keyed, ...found.flat()];
}
