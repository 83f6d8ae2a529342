import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { paise } from '@aabha/contracts/money/money';
import { users } from '@aabha/db/schema/accounts';
import { complaints } from '@aabha/db/schema/complaints';
import { invoices } from '@aabha/db/schema/invoices';
import { orders } from '@aabha/db/schema/orders';
import { outbox } from '@aabha/db/schema/outbox';
import { erasures } from '@aabha/db/schema/privacy-requests';
import { wholesaleOrders } from '@aabha/db/schema/wholesale';
import { only } from '@aabha/db/tx';
import { aProduct, PASSWORD, signedInAs, someServiceAreas, type SignedIn } from '../../testing/builders';
import { formOf } from '../../testing/forms';
import { readZip } from '../../testing/read-zip';
import { addToCart, buy } from '../../testing/shopping-steps';
import { startTestShop, type TestShop } from '../../testing/test-shop';
import { listErasures, replayErasures } from './replay-erasures.service';

let shop: TestShop;
let boss: SignedIn;
beforeAll(async () => {
  shop = await startTestShop();
  await someServiceAreas(shop.db);
  boss = await signedInAs(shop, 'SuperAdmin');
});
afterAll(() => shop.stop());

const NAME = 'Zubeida Quraishi';
const PHONE = '9123450678';
/** Documents and their copies, which tax law requires. */
const KEPT = ['invoices.snapshot', 'credit_notes.snapshot'];

/** Returns the columns of all tables in which any of the texts stands. */
async function foundIn(texts: readonly string[]): Promise<string[]> {
  const { sql } = shop.deps;
  const columns = await sql<{ table: string; column: string }[]>`
    select c.relname as "table", a.attname as "column" from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_type t on t.oid = a.atttypid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and t.typname in ('text', 'json', 'jsonb', '_text', 'bytea')`;
  const found: string[] = [];
  for (const { table, column } of columns) {
    const pattern = texts.map((text) => text.replaceAll(/[.+]/g, String.raw`\$&`)).join('|');
    const rows = await sql`select 1 from ${sql(table)} where ${sql(column)}::text ~* ${pattern} limit 1`;
    if (rows.length > 0) found.push(`${table}.${column}`);
  }
  return found.toSorted();
}

/** Returns a shopper with a record of every kind; the order is delivered. */
async function aPersonWithEverything(email: string) {
  const me = await signedInAs(shop, 'User', {
    name: NAME,
    email,
    phone: PHONE,
    address: '12 Quraishi Manzil',
  });
  const client = shop.trpc(me.token);
  const product = (await aProduct(shop.db)).id;
  const { _id: order } = await buy(shop, me, product);
  const staff = shop.trpc(boss.token);
  await staff.orders.correctAddress.mutate({
    id: order,
    name: NAME,
    phone: PHONE,
    address: '12 Quraishi Manzil',
  });
  await staff.orders.updateStatus.mutate({ id: order, status: 'Delivered', reason: `${NAME} called` });
  await client.reviews.create.mutate({
    review: { user: me.id, product, rating: 5, title: 'Good', comment: `Bought by ${NAME}, ${PHONE}` },
  });
  await addToCart(shop, me, product);
  const form = {
    ...{ name: NAME, email, phone: PHONE, issue_type: 'Service', description: `Please call ${PHONE}` },
    files: new File(['%PDF-1.7\n%%EOF\n'], 'bill.pdf'),
  };
  await client.complaints.create.mutate(formOf(form));
  await shop.trpc().contact.subscribe.mutate({ email });
  await shop.trpc().contact.create.mutate({
    ...{ name: NAME, email, phone: PHONE, subject: 'Stand', message: `I am ${NAME}. Do you have stands?` },
  });
  await staff.accounts.update.mutate({ id: me.id, user: { phone: '9123450679' } });
  await staff.accounts.update.mutate({ id: me.id, user: { phone: PHONE } });
  await client.privacy.saveNominee.mutate({
    name: 'Nomi Quraishi',
    email: 'nomi@example.in',
    phone: '9123450670',
  });
  await client.privacy.createRequest.mutate({ kind: 'grievance', text: `${NAME} asks why` });
  const address = {
    firstName: 'Zubeida',
    lastName: 'Quraishi',
    fullAddress: '12 Quraishi Manzil',
    apartment: '',
  };
  const where = { ...address, city: 'Bengaluru', country: 'India', state: 'Karnataka', zipCode: '560034' };
  await shop.db.insert(wholesaleOrders).values({
    ...{ userId: me.id, email, contact: PHONE, companyName: 'Quraishi Stores', totalPaise: paise(100_00) },
    ...{ shippingAddress: where, billingAddress: where, paymentStatus: 'Completed' },
  });
  return { me, client, order };
}

const erase = (me: SignedIn, password: string | undefined = PASSWORD) =>
  shop.trpc(me.token).privacy.erase.mutate({ password });

describe('a person with everything', () => {
  it('sees and downloads it, is erased everywhere but in the documents, and is told by a last mail', async () => {
    const email = 'zubeida.q@example.in';
    const { me, client, order } = await aPersonWithEverything(email);
    const before = await client.privacy.overview.mutate({});
    expect(before.held.map(({ what }) => what)).toEqual(
      expect.arrayContaining([
        'Account',
        'Orders',
        'Invoices',
        'Reviews',
        'Complaints',
        'Files of complaints',
        'Nominee',
      ]),
    );
    await client.privacy.startExport.mutate({});
    const made = await vi.waitFor(async () => {
      const { export: last } = await client.privacy.overview.mutate({});
      expect(last?.ready).toBe(true);
      return last!;
    }, 15_000);
    const { zip } = await client.privacy.downloadExport.mutate({ id: made._id });
    const files = readZip(Buffer.from(zip, 'base64'));
    expect(files.get('account.json')?.toString()).toContain(email);
    expect([...files.keys()].some((name) => /^invoices\/.+\.pdf$/.test(name))).toBe(true);
    const stranger = await signedInAs(shop);
    await expect(shop.trpc(stranger.token).privacy.downloadExport.mutate({ id: made._id })).rejects.toThrow(
      'expired',
    );

    const texts = [email, PHONE, '9123450679', NAME, 'Quraishi', 'nomi@example.in'];
    expect((await foundIn(texts)).length).toBeGreaterThan(20);
    await expect(erase(me, 'wrong password')).rejects.toThrow('not correct');
    await shop.mail(email, /received your complaint/);
    await erase(me);
    await shop.mail(email, /Your data has been erased/);
    await vi.waitFor(async () => {
      const [row] = await shop.db.select().from(erasures).where(eq(erasures.userId, me.id));
      expect(row?.sealedEmail).toBeNull();
    }, 10_000);

    expect((await foundIn(texts)).filter((column) => !KEPT.includes(column))).toEqual([]);
    const invoice = only(await shop.db.select().from(invoices).where(eq(invoices.orderId, order)));
    expect(JSON.stringify(invoice.snapshot)).toContain('asha@example.in');
    expect(only(await shop.db.select().from(orders).where(eq(orders.id, order))).searchText).not.toContain(
      'asha',
    );
    expect(only(await shop.db.select().from(complaints).where(eq(complaints.userId, me.id))).status).toBe(
      'Resolved',
    );
    await expect(client.accounts.me.query()).rejects.toThrow();
    await expect(shop.trpc().accounts.login.mutate({ email, password: PASSWORD })).rejects.toThrow('Invalid');
  });

  it('is erased again after a restore, by the record of erasures alone', async () => {
    const email = 'restored.q@example.in';
    const since = new Date();
    const { me } = await aPersonWithEverything(email);
    const account = only(await shop.db.select().from(users).where(eq(users.id, me.id)));
    await erase(me);
    const records = await listErasures(shop.deps, since);
    expect(JSON.stringify(records)).not.toContain('@');
    const { name, phone, address, zip, passwordHash } = account;
    await shop.db
      .update(users)
      .set({ email, name, phone, address, zip, passwordHash })
      .where(eq(users.id, me.id));
    await shop.trpc().contact.subscribe.mutate({ email });
    await shop.mail(email, /You are subscribed/);
    /* A mail that is written later leaves a copy, which the next replay of the hour finds. */
    const isDue = and(isNull(outbox.doneAt), isNull(outbox.failedAt));
    await vi.waitFor(async () => expect(await shop.db.$count(outbox, isDue)).toBe(0));
    await replayErasures(shop.deps, records);
    expect((await foundIn([email])).filter((column) => !KEPT.includes(column))).toEqual([]);
  });
});

describe('an erasure', () => {
  it('waits for an order that is not delivered, and changes nothing', async () => {
    const me = await signedInAs(shop);
    await buy(shop, me, (await aProduct(shop.db)).id);
    await expect(erase(me)).rejects.toThrow('We cannot erase your data yet: 1 order is not delivered');
    expect((await shop.trpc(me.token).privacy.overview.mutate({})).obstacles).toContain(
      '1 order is not delivered',
    );
    expect(only(await shop.db.select().from(users).where(eq(users.id, me.id))).email).toBe(me.email);
  });

  it('needs the password of an account, and is not for staff', async () => {
    const me = await signedInAs(shop);
    const refused = await shop.rest('POST', '/privacy/erase', {}, me.token);
    expect([refused.status, refused.body.data.fields]).toEqual([
      400,
      { password: 'Please enter your password to erase your data.' },
    ]);
    expect((await shop.rest('POST', '/privacy/erase', { password: PASSWORD }, boss.token)).status).toBe(403);
    expect((await shop.rest('POST', '/privacy/overview', {})).status).toBe(401);
  });

  it('of an address without an account needs the link of its mail', async () => {
    const email = 'only.offers@example.in';
    await shop.trpc().contact.subscribe.mutate({ email });
    await shop.trpc().privacy.sendLink.mutate({ email });
    const { text } = await shop.mail(email, /Your link to the privacy centre/);
    const key = /\?key=([\w.-]+)/.exec(text)?.[1] ?? '';
    const overview = await shop.trpc().privacy.overview.mutate({ key });
    expect(overview.held.map(({ what }) => what)).toContain('Subscription to offers');
    await shop.trpc().privacy.setConsent.mutate({ key, purpose: 'newsletter', granted: false });
    const after = await shop.trpc().privacy.overview.mutate({ key });
    expect(after.consents.find(({ purpose }) => purpose === 'newsletter')?.action).toBe('withdrawn');
    await expect(shop.trpc().privacy.overview.mutate({ key: `${key}x` })).rejects.toThrow('no longer works');
    await shop.trpc().privacy.erase.mutate({ key });
    await shop.mail(email, /Your data has been erased/);
    await vi.waitFor(async () => expect(await foundIn([email])).toEqual([]), 10_000);
    await expect(shop.trpc().privacy.overview.mutate({ key })).rejects.toThrow('no longer works');
  });
});

describe('a grievance', () => {
  it('has a clock of 90 days, is answered once, and the answer is mailed', async () => {
    const me = await signedInAs(shop);
    const { request } = await shop
      .trpc(me.token)
      .privacy.createRequest.mutate({ kind: 'grievance', text: 'Why?' });
    expect(Date.parse(request.due_at) - Date.parse(request.created_at)).toBe(90 * 86_400_000);
    await shop.mail(me.email, /received your request about your data/);
    const staff = shop.trpc(boss.token);
    const { requestList } = await staff.privacy.listRequests.query({
      filters: { answered: false, search: me.email },
    });
    expect(requestList.map(({ _id, clock }) => [_id, clock])).toEqual([[request._id, 'running']]);
    await staff.privacy.answerRequest.mutate({ id: request._id, answer: 'Because of the law.' });
    expect((await shop.mail(me.email, /Our answer/)).text).toContain('Because of the law.');
    await expect(staff.privacy.answerRequest.mutate({ id: request._id, answer: 'Again' })).rejects.toThrow(
      'already',
    );
    const { requests } = await shop.trpc(me.token).privacy.overview.mutate({});
    expect(requests[0]?.answer).toBe('Because of the law.');
  });
});
