import { lt } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { rateLimits } from '@aabha/db/schema/rate-limits';
import type { DailyLimitedAction } from '../../core/rate-limits';
import { PASSWORD, signedInAs } from '../../testing/builders';
import { movableClock } from '../../testing/clock';
import { codeMailedTo } from '../../testing/codes';
import { startTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;
let clock: ReturnType<typeof movableClock>;
beforeAll(async () => {
  shop = await startTestShop({ TRUSTED_PROXIES: 'loopback', RATE_LIMIT_ADDRESS_FACTOR: '1' });
  clock = movableClock(shop);
});
afterEach(() => clock.reset());
afterAll(() => shop.stop());

const MINUTE_MS = 60_000;
const NEW_PASSWORD = 'a password of mine';
let network = 0;
/** Returns an address of a new network. */
const newAddress = () => `2001:db8:1:${(network += 1).toString(16)}::1`;

async function post(path: string, body: object, from = newAddress()) {
  const { status } = await fetch(`${shop.url}/api/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify(body),
  });
  return status;
}
const askForCode = (email: string, path = '/otp/send-email-otp') => post(path, { email });
const check = (email: string, otp: string, from: string) =>
  post('/otp/verify-email-otp', { email, otp }, from);

/** Counts attempts of the same day from other networks, without the work of each. */
async function guessBefore(act: DailyLimitedAction, email: string, times: number) {
  for (let n = 0; n < times; n += 1) await shop.deps.limits.takeForDay(act, email, newAddress());
}

async function count(times: number, act: () => Promise<number>) {
  const seen: Record<number, number> = {};
  for (let n = 0; n < times; n += 1) {
    const status = await act();
    seen[status] = (seen[status] ?? 0) + 1;
  }
  return seen;
}

/** Deletes the ten-minute counters, as time does; the daily ones stay. */
const forgetTenMinutes = () =>
  shop.db.delete(rateLimits).where(lt(rateLimits.expire, new Date(Date.now() + 11 * MINUTE_MS)));

describe('a stranger who guesses', () => {
  const GUESS = 'a wrong guess';
  const enter = (
    email: string,
    password: string,
    { from, path = '/auth/login' }: { from: string; path?: string },
  ) => post(path, { email, password }, from);

  it('locks an account for their own network only, and one login does not lock the other', async () => {
    const [owner, stranger] = [newAddress(), newAddress()];
    const boss = await signedInAs(shop, 'SuperAdmin');
    const storeLogin = { from: stranger, path: '/auth/login' };
    expect(await count(11, () => enter(boss.email, GUESS, storeLogin))).toEqual({ 401: 10, 429: 1 });
    const office = { from: stranger, path: '/admin/login' };
    expect(await enter(boss.email, PASSWORD, office)).toBe(200);
    expect(await count(11, () => enter(boss.email, GUESS, office))).toEqual({ 401: 10, 429: 1 });
    expect(await enter(boss.email, PASSWORD, { ...office, from: owner })).toBe(200);
  });

  it('from many networks gets a hundred passwords a day; the owner can still sign in from known networks', async () => {
    const { email } = await signedInAs(shop);
    const [home, phone] = [newAddress(), newAddress()];
    expect(await enter(email, PASSWORD, { from: home })).toBe(200);
    await guessBefore('login', email, 98);
    const guess = () => enter(email, GUESS, { from: newAddress() });
    expect(await count(4, guess)).toEqual({ 401: 2, 429: 2 });
    expect(await enter(email, PASSWORD, { from: phone })).toBe(429);
    expect(await enter(email, PASSWORD, { from: home })).toBe(200);
    expect(await count(11, () => enter(email, GUESS, { from: home }))).toEqual({ 401: 10, 429: 1 });
  });

  it('does not lock out the owner from a new network, who can use a mailed code', async () => {
    const { email } = await signedInAs(shop);
    const phone = newAddress();
    await guessBefore('login', email, 100);
    expect(await enter(email, PASSWORD, { from: phone })).toBe(429);
    await askForCode(email, '/otp/send-email-otp-forgot-password');
    await check(email, await codeMailedTo(shop, email), phone);
    expect(await post('/auth/change-password', { email, newPassword: NEW_PASSWORD }, phone)).toBe(200);
    expect(await enter(email, NEW_PASSWORD, { from: phone })).toBe(200);
  });

  it('gets twenty codes sent to one e-mail a day, and fifty of them checked', async () => {
    const email = 'often@example.in';
    const ask = async () => {
      clock.advance(31_000);
      await forgetTenMinutes();
      return askForCode(email);
    };
    await guessBefore('send-code', email, 18);
    expect(await count(4, ask)).toEqual({ 200: 2, 429: 2 });
    await guessBefore('check-code', email, 48);
    expect(await count(4, () => check(email, '000000', newAddress()))).toEqual({ 400: 2, 429: 2 });
  });
});

describe('a code', () => {
  it('from concurrent requests is one, without a server error', async () => {
    for (const path of ['/otp/send-email-otp', '/otp/send-email-otp-forgot-password']) {
      const email = `parallel${path.length}@example.in`;
      for (let round = 0; round < 2; round += 1) {
        await forgetTenMinutes();
        const responses = await Promise.all(Array.from({ length: 12 }, () => askForCode(email, path)));
        const statuses = responses.toSorted();
        expect(statuses).toEqual([200, ...Array.from({ length: 11 }, () => 429)]);
        clock.advance(31_000);
      }
    }
  });
});
