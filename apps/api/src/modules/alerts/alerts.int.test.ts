import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ALERTS_MAX } from '@aabha/contracts/alerts/alerts.values';
import { newId } from '@aabha/db/ids';
import { outbox } from '@aabha/db/schema/outbox';
import { consents } from '@aabha/db/schema/privacy';
import { productAlerts } from '@aabha/db/schema/product-alerts';
import { products } from '@aabha/db/schema/products';
import { inTx, only } from '@aabha/db/tx';
import { aProduct, signedInAs } from '../../testing/builders';
import { movableClock } from '../../testing/clock';
import { startTestShop, type TestShop } from '../../testing/test-shop';
import { eraseEverywhere } from '../privacy/erase-person.service';

let shop: TestShop;
let clock: ReturnType<typeof movableClock>;
beforeAll(async () => {
  shop = await startTestShop();
  clock = movableClock(shop);
});
afterAll(() => shop.stop());

const HOUR_MS = 3600_000;
const CONFIRM = /^Please confirm your alert$/;
let counter = 0;
const anAddress = () => `visitor${(counter += 1)}@example.in`;
const soldOut = async () => (await aProduct(shop.db, { stock: 0 })).id;
const ask = (product: string, email: string, more: object = {}) =>
  shop.rest<{ alert: null }>('POST', '/alert/new', { product, kind: 'stock', email, ...more });
const alertsOf = (email: string) =>
  shop.db.select().from(productAlerts).where(eq(productAlerts.email, email)).orderBy(productAlerts.id);
const tokenOf = (text: string, action: string) =>
  new RegExp(`/alert/${action}\\?token=([\\w-]{32})`).exec(text)?.[1] ?? '';
const refusedWith = (reason: string) =>
  expect.objectContaining({ data: expect.objectContaining({ reason }) });
const purposes = () =>
  shop.db
    .select({ action: consents.action, channel: consents.channel, userId: consents.userId })
    .from(consents)
    .where(eq(consents.purpose, 'alerts'))
    .orderBy(consents.id);

/** Returns an alert of a visitor who has confirmed it. */
async function aConfirmed(product: string, email: string, more: object = {}) {
  await ask(product, email, more);
  const { text } = await shop.mail(email, CONFIRM);
  const token = tokenOf(text, 'confirm');
  expect((await shop.rest('POST', `/alert/confirm/${token}`)).status).toBe(200);
  return token;
}

describe('a signed-in customer', () => {
  it('asks with one call, once per television and kind, sees and stops it', async () => {
    const { id: userId, token } = await signedInAs(shop);
    const product = await soldOut();
    const me = shop.trpc(token);
    const { alert, message } = await me.alerts.create.mutate({ product, kind: 'stock' });
    expect(message).toBe('We will email you when it is back in stock.');
    expect(alert).toMatchObject({ kind: 'stock', state: 'active', target: null, product: { _id: product } });
    expect((await me.alerts.create.mutate({ product, kind: 'stock' })).alert?._id).toBe(alert?._id);
    const priced = await me.alerts.create.mutate({ product, kind: 'price', target: 25_000 });
    expect(priced.message).toBe('We will email you when it costs ₹25,000 or less.');
    await me.alerts.create.mutate({ product, kind: 'price', target: 24_000 });
    const { alertList, alertCount } = await me.alerts.list.query({});
    expect([alertCount, alertList.map(({ kind, target }) => [kind, target])]).toEqual([
      2,
      [
        ['price', 24_000],
        ['stock', null],
      ],
    ]);
    expect((await me.alerts.list.query({ filters: { product: await soldOut() } })).alertList).toEqual([]);
    const id = alert?._id ?? '';
    expect((await shop.rest('POST', `/alert/${id}/stop`, {}, token)).status).toBe(200);
    await expect(me.alerts.stop.mutate({ id })).rejects.toEqual(refusedWith('ALERT_NOT_FOUND'));
    expect((await me.alerts.list.query({})).alertCount).toBe(1);
    const mine = (await purposes()).filter((row) => row.userId === userId);
    expect(mine.map(({ action, channel }) => [action, channel])).toEqual([
      ['given', 'product-alert'],
      ['given', 'product-alert'],
      ['withdrawn', 'my-alerts'],
    ]);
  });

  it('is refused what makes no sense, and more than 20 at a time, parallel calls included', async () => {
    const { token } = await signedInAs(shop);
    const me = shop.trpc(token);
    const product = (await aProduct(shop.db, { stock: 1 })).id;
    const asked = (input: object) => me.alerts.create.mutate({ product, kind: 'price', ...input });
    await expect(asked({ kind: 'stock' })).rejects.toEqual(refusedWith('ALERT_IN_STOCK'));
    await expect(asked({ target: 30_000 })).rejects.toEqual(refusedWith('ALERT_TARGET_TOO_HIGH'));
    await expect(asked({ target: 29_999.5 })).rejects.toEqual(refusedWith('INVALID_INPUT'));
    await expect(asked({})).rejects.toEqual(refusedWith('INVALID_INPUT'));
    await expect(asked({ kind: 'stock', target: 1 })).rejects.toEqual(refusedWith('INVALID_INPUT'));
    await expect(asked({ product: 'none', target: 1 })).rejects.toEqual(refusedWith('PRODUCT_NOT_FOUND'));
    const many = await Promise.all(Array.from({ length: ALERTS_MAX + 3 }, soldOut));
    const calls = many.map((one) => me.alerts.create.mutate({ product: one, kind: 'stock' }));
    const outcomes = await Promise.allSettled(calls);
    const refused = outcomes.filter(({ status }) => status === 'rejected');
    expect(refused.map((one) => 'reason' in one && one.reason)).toEqual(
      refused.map(() => refusedWith('ALERT_LIMIT')),
    );
    expect([refused.length, (await me.alerts.list.query({})).alertCount]).toEqual([3, ALERTS_MAX]);
  });

  it('has one active alert after parallel calls for the same', async () => {
    const { id, token } = await signedInAs(shop);
    const product = await soldOut();
    const calls = Array.from({ length: 8 }, () =>
      shop.trpc(token).alerts.create.mutate({ product, kind: 'stock' }),
    );
    const ids = (await Promise.all(calls)).map(({ alert }) => alert?._id);
    expect(new Set(ids).size).toBe(1);
    expect(await shop.db.$count(productAlerts, eq(productAlerts.userId, id))).toBe(1);
  });

  it('is no member of staff, and no visitor without an address', async () => {
    const product = await soldOut();
    const { token } = await signedInAs(shop, 'SuperAdmin');
    const asked = shop.trpc(token).alerts.create.mutate({ product, kind: 'stock' });
    await expect(asked).rejects.toEqual(refusedWith('FORBIDDEN'));
    const unnamed = await shop.rest('POST', '/alert/new', { product, kind: 'stock' });
    expect([unnamed.status, unnamed.body.data.fields]).toEqual([
      400,
      { email: 'Please enter a valid email address.' },
    ]);
  });
});

describe('a visitor', () => {
  it('is mailed once to confirm, then nothing until the alert is confirmed by a call', async () => {
    const [email, product] = [anAddress(), await soldOut()];
    const first = await ask(product, email);
    expect(first).toMatchObject({ status: 200, body: { data: { alert: null } } });
    const mail = await shop.mail(email, CONFIRM);
    expect(mail.text).toContain('is back in stock. Please confirm that this is your email.');
    expect(tokenOf(mail.text, 'stop')).not.toBe('');
    const token = tokenOf(mail.text, 'confirm');
    const shown = await shop.rest<{ alert: object }>('GET', `/alert/confirm/${token}`);
    expect(shown.body.data.alert).toMatchObject({ state: 'waiting', product: { _id: product } });
    expect(JSON.stringify(shown.body)).not.toContain(email);
    expect((await alertsOf(email))[0]?.state).toBe('waiting');
    for (let n = 0; n < 2; n += 1)
      expect((await shop.rest('POST', `/alert/confirm/${token}`)).body.data.message).toBe(
        'Your alert is on.',
      );
    expect(only(await alertsOf(email)).state).toBe('active');
    expect(await shop.mails(email)).toHaveLength(1);
  });

  it('gets the same response whatever was asked before, and no mail that is not needed', async () => {
    const [unknown, waiting, active, product] = [anAddress(), anAddress(), anAddress(), await soldOut()];
    const customer = await signedInAs(shop);
    await shop.trpc(customer.token).alerts.create.mutate({ product, kind: 'stock' });
    await ask(product, waiting);
    await aConfirmed(product, active);
    const responses = [];
    for (const email of [unknown, waiting, active, active.toUpperCase(), customer.email]) {
      const { status, body } = await ask(product, email);
      responses.push(JSON.stringify({ status, body }));
    }
    expect(new Set(responses).size).toBe(1);
    await shop.mail(unknown, CONFIRM);
    await shop.mail(waiting, CONFIRM);
    const counts = [unknown, waiting, active, customer.email].map(
      async (to) => (await shop.mails(to)).length,
    );
    expect(await Promise.all(counts)).toEqual([1, 1, 1, 0]);
  });

  it('is asked again after an hour, and five times an hour for all televisions together', async () => {
    const [email, product] = [anAddress(), await soldOut()];
    const asked = () =>
      shop.db.$count(
        outbox,
        and(
          eq(outbox.kind, 'mail.alert-confirm'),
          sql`payload ->> 'alertId' in (select id::text from product_alerts where email = ${email})`,
        ),
      );
    await ask(product, email);
    await ask(product, email);
    expect(await asked()).toBe(1);
    clock.advance(HOUR_MS);
    await ask(product, email);
    expect(await asked()).toBe(2);
    for (let n = 0; n < 6; n += 1) await ask(await soldOut(), email);
    expect([await asked(), (await alertsOf(email)).length]).toEqual([6, 5]);
    clock.reset();
  });

  it('confirms for 7 days, after which the link of the mail does not work', async () => {
    const [email, product] = [anAddress(), await soldOut()];
    await ask(product, email);
    const token = tokenOf((await shop.mail(email, CONFIRM)).text, 'confirm');
    clock.advance(7 * 24 * HOUR_MS + 1);
    const late = await shop.rest('POST', `/alert/confirm/${token}`);
    expect([late.status, late.body.message]).toEqual([
      404,
      'This link no longer works. Please ask for the alert again.',
    ]);
    await vi.waitFor(async () => expect(only(await alertsOf(email)).state).toBe('expired'), 15_000);
    clock.reset();
  });

  it('with an account gets the alert into the account, in place of the one there', async () => {
    const { email, token } = await signedInAs(shop);
    const product = await soldOut();
    const me = shop.trpc(token);
    await me.alerts.create.mutate({ product, kind: 'price', target: 20_000 });
    await aConfirmed(product, email.toUpperCase(), { kind: 'price', target: 21_000 });
    const { alertList } = await me.alerts.list.query({});
    expect(alertList.map(({ target }) => target)).toEqual([21_000]);
  });

  it('stops it with the link of a mail, without a session; an unknown link has the same response', async () => {
    const [email, product] = [anAddress(), await soldOut()];
    const token = await aConfirmed(product, email);
    const stop = (one: string) => shop.rest('POST', `/alert/stop/${one}`);
    const [stopped, again, unknown] = [await stop(token), await stop(token), await stop('x'.repeat(32))];
    expect([again.body, unknown.body]).toEqual([stopped.body, stopped.body]);
    expect(stopped.body.data.message).toBe('You will not get any more emails about this alert.');
    expect(only(await alertsOf(email)).state).toBe('stopped');
    expect((await purposes()).slice(-2).map(({ action, channel }) => [action, channel])).toEqual([
      ['given', 'mail-link'],
      ['withdrawn', 'mail-link'],
    ]);
    expect((await shop.rest('GET', `/alert/confirm/${'x'.repeat(32)}`)).status).toBe(404);
  });

  it('has nothing of theirs in the public answer of the television', async () => {
    const product = await soldOut();
    const { token } = await signedInAs(shop);
    const before = await shop.rest('GET', `/product/${product}`, undefined, token);
    await shop.trpc(token).alerts.create.mutate({ product, kind: 'stock' });
    const after = await shop.rest('GET', `/product/${product}`, undefined, token);
    expect(after.body).toEqual(before.body);
  });
});

describe('personal data', () => {
  it('is in the copy of one’s data, and gone after an erasure', async () => {
    const { id: userId, email, token } = await signedInAs(shop);
    const product = await soldOut();
    await shop.trpc(token).alerts.create.mutate({ product, kind: 'stock' });
    const { held } = await shop.trpc(token).privacy.overview.mutate({});
    expect(held).toContainEqual({
      ...{ what: 'Alerts about televisions', row_count: 1, on_erasure: 'deleted', why: '' },
    });
    await inTx(shop.db, (tx) => eraseEverywhere(tx, { userId, emails: [email] }, newId()));
    expect(await shop.db.$count(productAlerts, eq(productAlerts.userId, userId))).toBe(0);
  });

  it('keeps no alert of a removed television from being shown', async () => {
    const { token } = await signedInAs(shop);
    const product = await soldOut();
    await shop.trpc(token).alerts.create.mutate({ product, kind: 'stock' });
    await shop.db
      .update(products)
      .set({ removedAt: sql`now()` })
      .where(eq(products.id, product));
    const { alertList } = await shop.trpc(token).alerts.list.query({});
    expect(alertList[0]?.product.isListed).toBe(false);
  });
});
