import { Writable } from 'node:stream';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { outbox } from '@aabha/db/schema/outbox';
import { refunds } from '@aabha/db/schema/refunds';
import { aProduct, signedInAs, someServiceAreas, type SignedIn } from './testing/builders';
import { addToCart, buy } from './testing/shopping-steps';
import { startTestShop, type TestShop } from './testing/test-shop';

const PERSON = {
  name: 'Lakshmi Iyer',
  phone: '9012345678',
  address: '12 Rose Lane, Malleswaram',
  email: 'lakshmi.iyer@family.example.in',
};
/** Personal data that no log line or stored error may contain. */
const PERSONAL = [
  'Lakshmi',
  'Iyer',
  'Rose Lane',
  '9012345678',
  'lakshmi.iyer',
  'my mother fell ill',
  'she liked the picture',
];

let text = '';
const log = new Writable({
  write(chunk: Buffer, _encoding, done) {
    text += chunk.toString();
    done();
  },
});
let shop: TestShop;
let shopper: SignedIn;
let productId: string;
let staff: SignedIn;
let other: SignedIn;
let paidId: string;
let deliveredId: string;
let payable: number;
beforeAll(async () => {
  shop = await startTestShop({ NODE_ENV: 'development', LOG_LEVEL: 'trace' }, log);
  await someServiceAreas(shop.db);
  productId = (await aProduct(shop.db, { stock: 5000 })).id;
  shopper = await signedInAs(shop, 'User', PERSON);
  other = await signedInAs(shop);
  staff = await signedInAs(shop, 'SuperAdmin');
  paidId = (await buy(shop, shopper, productId))._id;
  deliveredId = (await buy(shop, shopper, productId))._id;
  await addToCart(shop, shopper, productId);
  const { cartList } = await shop.trpc(shopper.token).cart.list.query({});
  payable = cartList[0]?.totals.payable ?? 0;
  await shop
    .trpc(staff.token)
    .wholesale.create.mutate({ product_id: productId, priceBreaks: [{ minQuantity: 10, discount: 1000 }] });
  await shop.db.execute(sql`create function say_row() returns trigger language plpgsql as
    $$ begin raise exception 'no place for %', row_to_json(new)::text; end $$`);
  await shop.db.execute(sql`create function count_row() returns trigger language plpgsql as
    $$ begin perform row_to_json(new)::text::int; return new; end $$`);
  /* Errors raised by a function may have the code of a constraint violation. */
  await shop.db.execute(sql`create function violate_row() returns trigger language plpgsql as
    $$ begin raise exception 'not this row: %', row_to_json(new)::text using errcode = '23514'; end $$`);
});
afterAll(() => shop.stop());

type Break = (table: string) => { on: string; off: string };

const trigger = (table: string, run: string) => ({
  on: `create trigger broken before insert or update on "${table}" for each row execute function ${run}()`,
  off: `drop trigger broken on "${table}"`,
});

/** Makes every statement on a table fail, reads and writes. */
const away: Break = (table) => ({
  on: `alter table "${table}" rename to "${table}_gone"`,
  off: `alter table "${table}_gone" rename to "${table}"`,
});

/** Ways to reject writes to a table, each with its undo. */
const REFUSED_ROWS: readonly Break[] = [
  (table) => trigger(table, 'say_row'),
  (table) => trigger(table, 'count_row'),
  (table) => trigger(table, 'violate_row'),
  (table) => ({
    on: `alter table "${table}" add constraint broken check (false) not valid`,
    off: `alter table "${table}" drop constraint broken`,
  }),
];

const WHOLESALE_ADDRESS = {
  firstName: 'Lakshmi',
  lastName: 'Iyer',
  fullAddress: PERSON.address,
  city: 'Bengaluru',
  country: 'India',
  state: 'Karnataka',
  zipCode: '560034',
};

/** Returns calls that carry personal data, to every module that accepts some. */
function calls(n: number): [string, unknown, string?][] {
  const { token } = shopper;
  const { name, phone, address } = PERSON;
  const email = `lakshmi.iyer.${n}@family.example.in`;
  const contact = { name, phone, email };
  return [
    ['/otp/send-email-otp', { email }],
    ['/otp/user-subscribes', { email }],
    ['/auth/login', { email, password: 'my mother fell ill' }],
    ['/admin/contact-us', { ...contact, subject: 'A return', message: 'my mother fell ill' }],
    ['/complaint/new', { ...contact, issue_type: 'Technical', description: 'my mother fell ill' }, token],
    [`/user/${shopper.id}/update`, { user: { name, phone, address: `${address} ${n}` } }, token],
    ['/cart/new', { cart: { items: [{ product: productId, quantity: 1 }] } }, other.token],
    ['/payment/new', { amount: payable, name, email, address, city: 'Bengaluru', zip: '560034' }, token],
    [
      '/review/new',
      { review: { product: productId, rating: 5, title: 'Good', comment: 'she liked the picture' } },
      token,
    ],
    [`/order/${paidId}/update`, { status: 'Cancelled', reason: 'my mother fell ill' }, token],
    [
      '/returnRequest/create',
      { order_id: deliveredId, return_reason: 'my mother fell ill', refund_amount: payable },
      token,
    ],
    [
      '/wholesale/orders/new',
      {
        products: [{ product_id: productId, quantity: 10, price: 29_000 }],
        total_price: 290_000,
        email,
        contact: phone,
        shipping_address: WHOLESALE_ADDRESS,
      },
    ],
  ];
}

type Call = ReturnType<typeof calls>[number];

/** Undoes the calls of a round, so that repeated calls are not refused in the next one. */
async function undoCalls(): Promise<void> {
  const delivered = sql`status = 'Delivered', delivered_at = now(), return_requested = false`;
  await shop.db.execute(sql`update orders set status = 'Pending' where id = ${paidId}`);
  await shop.db.execute(sql`update orders set ${delivered} where id = ${deliveredId}`);
  await shop.db.execute(sql`delete from credit_notes`);
  await shop.db.execute(sql`delete from refunds`);
  await shop.db.execute(sql`delete from return_requests`);
  await shop.db.execute(sql`delete from reviews`);
  await shop.db.execute(
    sql`delete from cart_items using carts where carts.id = cart_id and user_id = ${other.id}`,
  );
}

let round = 0;
/** Makes the selected calls concurrently and returns the status of each by path. */
async function makeCalls(isSelected: (path: string) => boolean = () => true): Promise<Map<string, number>> {
  round += 1;
  const post = async ([path, body, token]: Call): Promise<[string, number]> => {
    const response = await fetch(`${shop.url}/api/v1${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: JSON.stringify(body),
    });
    await response.arrayBuffer();
    return [path, response.status];
  };
  const selection = calls(round).filter(([path]) => isSelected(path));
  return new Map(await Promise.all(selection.map(post)));
}

async function whileBroken<T>(table: string, way: Break, work: () => Promise<T>): Promise<T> {
  const { on, off } = way(table);
  await undoCalls();
  await shop.db.execute(sql.raw(on));
  const result = await work();
  await shop.db.execute(sql.raw(off));
  return result;
}

const used: string[] = [];

/** Tables with personal data that the calls use. */
const WITH_PEOPLE = [
  ...['carts', 'codes', 'contact_messages', 'idempotency_keys', 'invoices', 'orders', 'outbox', 'payments'],
  ...['refunds', 'return_requests', 'reviews', 'subscribers', 'users', 'wholesale_orders'],
];

/** Returns the ways in which rows of a table are rejected: all where it has people in it, else one after the other. */
function waysOf(table: string): readonly Break[] {
  if (WITH_PEOPLE.includes(table)) return REFUSED_ROWS;
  return REFUSED_ROWS.filter((_, index) => index === used.length % REFUSED_ROWS.length);
}

/**
 * Makes a table unavailable, then rejects its rows: only for the calls that failed when it was unavailable, if any did.
 */
async function breakTable(table: string): Promise<void> {
  const statuses = await whileBroken(table, away, () => makeCalls());
  /* A table without statements has no rows to reject; the database names the others. */
  if (!text.includes(`relation \\"${table}\\" does not exist`)) return;
  used.push(table);
  const failed = [...statuses].filter(([, status]) => status >= 500).map(([path]) => path);
  for (const way of waysOf(table))
    await whileBroken(table, way, () => makeCalls((path) => failed.length === 0 || failed.includes(path)));
}

/** Returns all tables; not the partitions, which no statement names. */
async function tables(): Promise<string[]> {
  const rows = await shop.sql<{ name: string }[]>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition order by 1`;
  return rows.map(({ name }) => name);
}

it(
  'a failing table puts no personal data into the log or into a stored error',
  { timeout: 300_000 },
  async () => {
    /* All calls succeed before anything is broken, however often they run; the login has a wrong password. */
    for (const _time of ['first', 'second']) {
      await undoCalls();
      const refused = [...(await makeCalls())].filter(([, status]) => status >= 300);
      expect(refused).toEqual([['/auth/login', 401]]);
    }
    for (const table of await tables()) await breakTable(table);
    expect(used).toEqual(expect.arrayContaining(WITH_PEOPLE));
    /* The table was broken in every way, and the log names the failures. */
    for (const code of ['P0001', '22P02', '23514', '42P01']) expect(text).toContain(`"code":"${code}"`);
    expect(text.match(/unexpected failure/g)?.length).toBeGreaterThan(100);
    expect(text).toContain('effect failed');
    const stored = await shop.db.select({ error: outbox.lastError }).from(outbox);
    const refused = await shop.db.select({ error: refunds.lastError }).from(refunds);
    const said = [...text.split('\n'), ...[...stored, ...refused].map(({ error }) => error ?? '')];
    for (const value of PERSONAL)
      expect(said.filter((line) => line.includes(value)).slice(0, 2), value).toEqual([]);
  },
);
