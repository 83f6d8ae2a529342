import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LIVE_HEARTBEAT_MS } from '@aabha/contracts/live/live.values';
import { users } from '@aabha/db/schema/accounts';
import { sessions } from '@aabha/db/schema/sessions';
import { signedInAs, type SignedIn } from '../../testing/builders';
import { startSecondApi, type SecondApi } from '../../testing/second-api';
import { startTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;
let second: SecondApi;
let token: string;
beforeAll(async () => {
  shop = await startTestShop({ RESPONSE_CACHE_MB: '8' });
  second = await startSecondApi(shop);
  ({ token } = await signedInAs(shop, 'SubAdmin'));
});
afterAll(async () => {
  await second.stop();
  await shop.stop();
});

/** Follows the changes of an API. `until` resolves when the events so far contain a text; `ended` when the stream has ended. */
async function follow(url: string, by = token) {
  const leaving = new AbortController();
  const response = await fetch(`${url}/api/v1/admin/live`, {
    headers: { authorization: `Bearer ${by}` },
    signal: leaving.signal,
  });
  let text = '';
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  const ended = (async () => {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) text += part.value;
  })().catch(() => undefined);
  return {
    response,
    ended,
    leave: () => leaving.abort(),
    until: (expected: string) => expect.poll(() => text).toContain(expected),
    clear: () => {
      text = '';
    },
  };
}

it('tells staff in every process what changed, within the time of an invalidation', async () => {
  const streams = [await follow(shop.url), await follow(second.url)];
  for (const { response, until, clear } of streams) {
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    await until('event: open');
    clear();
  }
  const message = {
    ...{ name: 'Meera', email: 'meera@shop.example', phone: '9876543210' },
    ...{ subject: 'A question', message: 'Is it in stock?' },
  };
  expect((await shop.rest('POST', '/admin/contact-us', message)).status).toBe(200);
  for (const { until } of streams) await until('"messages"');
  for (const { leave, ended } of streams) {
    leave();
    await ended;
  }
});

/** Triggers tell of a statement, whether it changes rows or not. */
const CHANGES = {
  customers: sql`update users set disabled_at = disabled_at where false`,
  news: sql`delete from news where false`,
  prices: sql`update price_changes set id = id where false`,
  coupons: sql`update coupons set code = code where false`,
  drafts: sql`delete from draft_orders where false`,
  deliveries: sql`delete from expected_deliveries where false`,
  jobs: sql`delete from bulk_jobs where false`,
  audit: sql`insert into audit_log select * from audit_log where false`,
};

it('names the kind of records that changed', async () => {
  const { leave, ended, until, clear } = await follow(shop.url);
  await until('event: open');
  for (const [topic, change] of Object.entries(CHANGES)) {
    clear();
    await shop.db.execute(change);
    await until(`"${topic}"`);
  }
  clear();
  /* An address of a person changes as a customer does; a new password changes nothing that staff see. */
  await shop.db.execute(sql`update users set password_hash = password_hash where false`);
  await shop.db.execute(sql`delete from imports where false`);
  await until('data: ["jobs"]');
  leave();
  await ended;
});

it('is for staff only, and over REST only', async () => {
  expect((await fetch(`${shop.url}/api/v1/admin/live`)).status).toBe(401);
  const customer = await signedInAs(shop);
  const refused = await fetch(`${shop.url}/api/v1/admin/live`, {
    headers: { authorization: `Bearer ${customer.token}` },
  });
  expect(refused.status).toBe(403);
  const overTrpc = await fetch(`${shop.url}/trpc/live.changes`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(overTrpc.status).toBe(400);
});

it(
  'ends when its session has ended: signed out, unused, or of a disabled account',
  async () => {
    const people = [];
    for (let n = 0; n < 4; n += 1) people.push(await signedInAs(shop, 'SubAdmin'));
    const [leaver, idle, disabled, stays] = people as [SignedIn, SignedIn, SignedIn, SignedIn];
    const streams = await Promise.all(
      [leaver, idle, disabled, stays].map((by) => follow(shop.url, by.token)),
    );
    for (const { until } of streams) await until('event: open');
    await shop.rest('POST', '/auth/logout', {}, leaver.token);
    await shop.db
      .update(sessions)
      .set({ kind: 'admin', lastSeenAt: new Date(Date.now() - 61 * 60_000).toISOString() })
      .where(eq(sessions.userId, idle.id));
    await shop.db
      .update(users)
      .set({ disabledAt: new Date().toISOString() })
      .where(eq(users.id, disabled.id));
    const [one, two, three, last] = streams;
    await Promise.all([one?.ended, two?.ended, three?.ended]);
    await last?.until(': nothing changed');
    last?.leave();
    await last?.ended;
  },
  3 * LIVE_HEARTBEAT_MS,
);

it('does not hold the shutdown of its process', async () => {
  const third = await startSecondApi(shop);
  const stream = await follow(third.url);
  await stream.until('event: open');
  await third.stop();
  await stream.ended;
});
