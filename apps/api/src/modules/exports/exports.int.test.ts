import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { auditLog } from '@aabha/db/schema/audit';
import { contactMessages, subscribers } from '@aabha/db/schema/contact';
import { aProduct, signedInAs, someServiceAreas, type SignedIn } from '../../testing/builders';
import { buy } from '../../testing/shopping-steps';
import { startTestShop, type TestShop } from '../../testing/test-shop';
import { parseCsv } from '../imports/parse-csv';

const MEGABYTE = 1024 * 1024;
const MANY = 50_000;
/** Rows of one statement. */
const PAGE = 250;

let shop: TestShop;
let boss: SignedIn;
let shopper: SignedIn;
let bought: string[];
beforeAll(async () => {
  shop = await startTestShop();
  await someServiceAreas(shop.db);
  boss = await signedInAs(shop, 'SuperAdmin');
  shopper = await signedInAs(shop, 'User', { name: '=HYPERLINK("x")' });
  const { id } = await aProduct(shop.db, { name: 'Surya 43, "bright"', stock: 9 });
  bought = [(await buy(shop, shopper, id, 2))._id, (await buy(shop, shopper, id))._id];
  await shop.stopWorkers();
});
afterAll(() => shop.stop());

const ask = (path: string, body: object = {}, by = boss, init: RequestInit = {}) =>
  fetch(`${shop.url}/api/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${by.token}` },
    body: JSON.stringify(body),
    ...init,
  });

/** Runs a whole export and returns its response and its rows by column name. */
async function exported(path: string, body: object = {}) {
  const response = await ask(path, body);
  expect(response.status).toBe(200);
  const [header, ...lines] = parseCsv(await response.text()).records;
  const rows = lines.map(({ cells }) =>
    Object.fromEntries((header?.cells ?? []).map((name, at) => [name, cells[at] ?? ''])),
  );
  return { response, rows };
}

describe('an export', () => {
  it('of orders has those of the list, with every part of the price', async () => {
    const { response, rows } = await exported('/order/export');
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringMatching(
        /^attachment; filename="orders-\d{4}-\d\d-\d\d\.csv"$/,
      ) as string,
      'cache-control': 'private, no-store',
      'x-row-count': '2',
    });
    const { orderList } = await shop.trpc(boss.token).orders.list.query({});
    expect(rows.map((row) => row['Order ID'])).toEqual(orderList.map(({ _id }) => _id));
    expect(rows.map((row) => Number(row.Total))).toEqual(orderList.map(({ totalPrice }) => totalPrice));
    expect(rows[1]).toMatchObject({ Items: '2 × Surya 43, "bright"', Payment: 'Paid', Status: 'Pending' });
    expect(rows[1]?.Invoice).toMatch(/^TV\/\d{4}\/\d{6}$/);
  });

  it('applies the filters of the list, and refuses others', async () => {
    await shop.trpc(boss.token).orders.updateStatus.mutate({ id: bought[0] ?? '', status: 'Shipped' });
    const ids = async (filters: object) =>
      (await exported('/order/export', { filters })).rows.map((row) => row['Order ID']);
    expect(await ids({ status: 'Shipped' })).toEqual([bought[0]]);
    expect(await ids({ search: bought[1]?.slice(-8) })).toEqual([bought[1]]);
    expect(await ids({ user_id: boss.id })).toEqual([]);
    expect(await ids({ user_id: 'nobody' })).toEqual([]);
    expect(await shop.rest('POST', '/order/export', { filters: { color: 'red' } }, boss.token)).toMatchObject(
      {
        status: 400,
      },
    );
  });

  it('of invoices has their taxes, which add up to the total', async () => {
    const { rows } = await exported('/invoice/export');
    const { invoiceList } = await shop.trpc(boss.token).invoices.list.query({});
    expect(rows.map(({ Invoice }) => Invoice)).toEqual(invoiceList.map((one) => one.invoiceNumber));
    for (const row of rows) {
      const parts = ['Taxable value', 'CGST', 'SGST', 'IGST', 'Round-off'].map((name) => Number(row[name]));
      expect(parts.reduce((sum, part) => sum + part, 0)).toBeCloseTo(Number(row.Total), 2);
      expect(Number(row.Total)).toBeGreaterThan(0);
    }
    const search = invoiceList[0]?.invoiceNumber;
    expect((await exported('/invoice/export', { filters: { search } })).rows).toHaveLength(1);
  });

  it('of subscribers has all of them, or the subscribed ones; no cell is a formula', async () => {
    await shop.db.insert(subscribers).values([
      { email: '=cmd@example.in', unsubscribeToken: 'a', createdAt: '2026-11-21T20:35:00Z' },
      { email: 'left@example.in', unsubscribeToken: 'b', unsubscribedAt: '2026-11-20T20:35:00Z' },
    ]);
    const emails = async (filters: object) =>
      (await exported('/admin/export-subscribers', { filters })).rows.map(({ Email }) => Email).toSorted();
    expect(await emails({})).toEqual(['=cmd@example.in', 'left@example.in']);
    expect(await emails({ subscribed: true })).toEqual(['=cmd@example.in']);
    const text = await (await ask('/admin/export-subscribers', { filters: { subscribed: true } })).text();
    expect(text).toBe("Email,Status,Since,Unsubscribed\r\n'=cmd@example.in,Subscribed,2026-11-22 02:05,\r\n");
  });

  it.each([
    ['/apiKey/export', 'Name,Start,State,May,'],
    ['/admin/audit/export', 'When,Who,Email,API Key,Action,'],
    ['/admin/discrepancy/export', 'Found,What,State,'],
    ['/message/export', 'Reference,Received,State,'],
    ['/product/removed/export', 'Name,Brand,Model Number,SKU,'],
    ['/review/export', 'Written,Television,Author,'],
    ['/wholesale/orders/export', 'Order ID,Ordered,Company,'],
  ])('%s has the columns of its list, for a SuperAdmin alone', async (path, columns) => {
    const lately = await signedInAs(shop, 'SuperAdmin');
    const response = await ask(path, {}, lately);
    expect(response.status).toBe(200);
    expect((await response.text()).replace(/^\uFEFF/, '').startsWith(columns)).toBe(true);
    expect((await ask(path, {}, await signedInAs(shop, 'SubAdmin'))).status).toBe(403);
  });

  it('has the rows of the list: messages, removed televisions, keys and audit entries', async () => {
    const api = shop.trpc(boss.token);
    const product = await aProduct(shop.db, { name: 'Old 32' });
    await api.products.remove.mutate({ id: product.id });
    expect((await exported('/product/removed/export', { filters: { search: 'Old 32' } })).rows).toMatchObject(
      [{ Name: 'Old 32' }],
    );
    const { apiKey } = await api.apiKeys.create.mutate({ name: 'ERP', scopes: ['orders:read'], days: 30 });
    const keys = await exported('/apiKey/export');
    expect(keys.rows).toMatchObject([{ Name: 'ERP', Start: apiKey.prefix, State: 'Active' }]);
    await shop.db.insert(contactMessages).values({
      ...{ name: 'Ravi', email: 'ravi@example.in', phone: '9876543210' },
      ...{ subject: '=HYPERLINK("x")', message: 'Hello' },
    });
    expect((await exported('/message/export', { filters: { state: 'open' } })).rows).toMatchObject([
      { Name: 'Ravi', Subject: '=HYPERLINK("x")', Message: 'Hello' },
    ]);
    const audit = await exported('/admin/audit/export', { filters: { action: 'product.remove' } });
    expect(audit.rows).toMatchObject([{ Action: 'product.remove', Record: 'Old 32' }]);
  });

  it('is in the audit log with its filter and the number of rows', async () => {
    await exported('/order/export', { filters: { status: 'Shipped' } });
    const [entry] = await shop.db.select().from(auditLog).orderBy(desc(auditLog.createdAt)).limit(1);
    expect(entry).toMatchObject({
      ...{ staffId: boss.id, action: 'orders.export', entity: 'export', entityId: 'orders' },
      after: { status: 'Shipped', rowCount: 1 },
    });
    const { auditList } = await shop
      .trpc(boss.token)
      .audit.list.query({ filters: { action: 'orders.export' } });
    expect(auditList[0]?.subject.name).toBe('orders');
  });

  it('is refused to a SubAdmin, over tRPC, and past its limit', async () => {
    const subAdmin = await signedInAs(shop, 'SubAdmin');
    for (const path of ['/order/export', '/invoice/export', '/admin/export-subscribers'])
      expect((await ask(path, {}, subAdmin)).status).toBe(403);
    await expect(shop.trpc(boss.token).orders.exportCsv.mutate({})).rejects.toThrow('over REST');
    const eager = await signedInAs(shop, 'SuperAdmin');
    for (let time = 0; time < 20; time += 1)
      await (await ask('/admin/export-subscribers', {}, eager)).body?.cancel();
    expect(await shop.rest('POST', '/order/export', {}, eager.token)).toMatchObject({ status: 429 });
  });
});

/** Inserts many orders of one shopper with long addresses, so that the export is large. */
async function addManyOrders(): Promise<void> {
  await shop.sql.begin(async (tx) => {
    /* Without the row triggers, which do not matter here and take most of the time. */
    await tx`set local session_replication_role = replica`;
    await tx`insert into payments (user_id, status, provider_order_id, provider_payment_id, fingerprint, subtotal_paise,
        discount_paise, shipping_paise, round_off_paise, amount_paise, name, email, address, city, state, zip, expires_at)
      select ${boss.id}, 'completed', 'order_' || n, 'pay_' || n, n, 100, 0, 0, 0, 100, 'Asha', 'asha@example.in',
        repeat('7 Temple Street, ', 50), 'Bengaluru', 'Karnataka', '560034', now() from generate_series(1, ${MANY}) n`;
    await tx`insert into orders (payment_id, user_id, total_paise, dispatch_center, origin_center, return_center,
        facility_city, facility_state)
      select id, user_id, 100, '', '', '', '', '' from payments where user_id = ${boss.id}`;
  });
  await shop.sql`analyze payments, orders`;
}

/** Returns the live heap after a full collection, in megabytes. */
function heapInUse(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed / MEGABYTE;
}

/** Returns the pages of orders that statements read. */
const pagesIn = (statements: readonly string[]) =>
  statements.filter((text) => /unnest\(\$\d+::uuid\[\]\)/.test(text)).length;

/** Asks the database ten times in a row whether it works for anybody else; whatever can go on has gone on by then. */
async function lookTenTimes(): Promise<void> {
  for (let look = 0; look < 10; look += 1) {
    const busy = await shop.sql`select 1 from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`;
    expect(busy).toHaveLength(0);
  }
}

/** Waits until no more pages are read. */
const untilQuiet = () =>
  vi.waitFor(async () => expect(pagesIn(await shop.statementsOf(lookTenTimes))).toBe(0), {
    timeout: 20_000,
    interval: 10,
  });

describe('an export of 50,000 orders', () => {
  const start = () => ask('/order/export', { filters: { user_id: boss.id } });
  beforeAll(addManyOrders, 60_000);

  it('has each of them once, in constant memory', { timeout: 60_000 }, async () => {
    const before = heapInUse();
    const response = await start();
    expect(response.headers.get('x-row-count')).toBe(String(MANY));
    const seen = new Set<string>();
    let [most, bytes, rest] = [0, 0, ''];
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) {
      bytes += (chunk as Uint8Array).length;
      const lines = (rest + decoder.decode(chunk as Uint8Array, { stream: true })).split('\r\n');
      rest = lines.pop() ?? '';
      const count = seen.size;
      for (const line of lines) seen.add(Buffer.from(line.slice(0, 46)).toString());
      if (Math.floor(seen.size / 10_000) > Math.floor(count / 10_000)) most = Math.max(most, heapInUse());
    }
    expect([seen.size - 1, rest]).toEqual([MANY, '']);
    expect(bytes).toBeGreaterThan(40 * MEGABYTE);
    expect(most - before).toBeLessThan(20);
  });

  it('waits for a slow reader without a connection, and ends when the reader disconnects', async () => {
    let response: Response | undefined;
    const sent = await shop.statementsOf(async () => {
      response = await start();
      await untilQuiet();
      const held = await shop.sql`select 1 from pg_stat_activity
        where datname = current_database() and state like 'idle in transaction%'`;
      expect(held).toHaveLength(0);
      expect((await shop.trpc(boss.token).orders.list.query({})).orderList).toHaveLength(20);
      await response.body?.cancel();
      await untilQuiet();
    });
    expect(pagesIn(sent)).toBeGreaterThan(0);
    expect(pagesIn(sent)).toBeLessThan(MANY / PAGE / 2);
  });

  it('is aborted where rows are missing, so that it is not mistaken for a complete one', async () => {
    const response = await start();
    await shop.sql`delete from orders where id = (
      select id from orders where user_id = ${boss.id} order by created_at, id limit 1)`;
    await expect(response.text()).rejects.toThrow('terminated');
  });
});
