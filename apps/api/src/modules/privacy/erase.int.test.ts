import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { erasures } from '@aabha/db/schema/privacy-requests';
import type { Tx } from '@aabha/db/client';
import { PASSWORD, signedInAs } from '../../testing/builders';
import { startTestShop, type TestShop } from '../../testing/test-shop';
import { personKey } from '../consents/record-consent.service';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

/** Sends a call twice, so that both wait for a lock before either erases. */
async function atOnce<T>(call: () => Promise<T>, lock: (tx: Tx) => Promise<unknown>): Promise<T[]> {
  const waiting = () => shop.sql`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  let calls: Promise<T[]> | undefined;
  await shop.db.transaction(async (tx) => {
    await lock(tx);
    calls = Promise.all([call(), call()]);
    calls.catch(() => undefined);
    await expect.poll(async () => (await waiting()).length, { interval: 10 }).toBe(2);
  });
  return calls ?? [];
}

const ERASED = { message: 'Your data has been erased.' };
const mailsOf = async (email: string) =>
  (await shop.mails(email)).filter(({ subject }) => subject === 'Your data has been erased').length;

it('erases an account once that two calls erase at once', async () => {
  const me = await signedInAs(shop);
  const erase = () => shop.trpc(me.token).privacy.erase.mutate({ password: PASSWORD });
  const lock = (tx: Tx) => tx.execute(sql`select from users where id = ${me.id} for update`);
  expect(await atOnce(erase, lock)).toEqual([ERASED, ERASED]);
  expect(await shop.db.$count(erasures, eq(erasures.userId, me.id))).toBe(1);
  await shop.mail(me.email, /Your data has been erased/);
  expect(await mailsOf(me.email)).toBe(1);
});

it('erases an address without an account once that two calls erase at once', async () => {
  const email = 'twice@example.in';
  await shop.trpc().contact.subscribe.mutate({ email });
  await shop.trpc().privacy.sendLink.mutate({ email });
  const { text } = await shop.mail(email, /Your link to the privacy centre/);
  const key = /\?key=([\w.-]+)/.exec(text)?.[1] ?? '';
  const erase = () => shop.trpc().privacy.erase.mutate({ key });
  const lock = (tx: Tx) => tx.execute(sql`select from privacy_links where email = ${email} for update`);
  expect(await atOnce(erase, lock)).toEqual([ERASED, ERASED]);
  const hashed = sql`${personKey(shop.deps.config, email)} = any(${erasures.emailKeys})`;
  expect(await shop.db.$count(erasures, hashed)).toBe(1);
  await shop.mail(email, /Your data has been erased/);
  expect(await mailsOf(email)).toBe(1);
});
