import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '@aabha/db/client';
import { buildApp } from '../../app';
import { openRateLimits } from '../../core/rate-limits';
import { PASSWORD, signedInAs } from '../../testing/builders';
import { movableClock } from '../../testing/clock';
import { codeMailedTo, wrongCode } from '../../testing/codes';
import { startTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;
let clock: ReturnType<typeof movableClock>;
beforeAll(async () => {
  shop = await startTestShop({ TRUSTED_PROXIES: 'loopback', RATE_LIMIT_ADDRESS_FACTOR: '1' });
  clock = movableClock(shop);
});
afterEach(() => clock.reset());
afterAll(() => shop.stop());

let household = 0;
/** An address of a network that nobody has called from yet. */
const newAddress = () => `2001:db8:0:${(household += 1).toString(16)}::1`;
const MINUTE_MS = 60_000;

async function post(path: string, body: object, { from = newAddress(), at = shop.url } = {}) {
  const response = await fetch(`${at}/api/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify(body),
  });
  const { message } = (await response.json()) as { message?: string };
  return { status: response.status, message };
}
const logIn = (email: string, over = {}) => post('/auth/login', { email, password: 'a wrong guess' }, over);
/** Where whoever does not say otherwise calls from to prove an e-mail and use that. */
const home = newAddress();
const askForCode = (email: string, path = '/otp/send-email-otp') => post(path, { email });
const check = (email: string, otp: string, from = home) =>
  post('/otp/verify-email-otp', { email, otp }, { from });
const signUp = (email: string) =>
  post('/auth/signup', { name: 'Asha Rao', phone: '9876543210', password: PASSWORD, email }, { from: home });
const changePassword = (email: string, from = home) =>
  post('/auth/change-password', { email, newPassword: 'a password of mine' }, { from });

/** Calls so many times, up to `atOnce` at a time. Returns how often each status was the response. */
async function count(times: number, act: (n: number) => Promise<{ status: number }>, atOnce = 1) {
  const seen: Record<number, number> = {};
  let next = 0;
  const callInTurn = async () => {
    while (next < times) {
      next += 1;
      const { status } = await act(next - 1);
      seen[status] = (seen[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, callInTurn));
  return seen;
}
/** Of a hundred calls and more: one after the other they take half a minute on a busy machine. */
const AT_ONCE = 8;

describe('a limit', () => {
  it('holds across processes: ten tries of an account from a network are ten, at whichever process', async () => {
    const database = openDatabase(shop.ownerUrl);
    const deps = { ...shop.deps, db: database.db, sql: database.sql, limits: openRateLimits(database.db, 1) };
    const other = await buildApp(deps);
    await other.listen({ port: 0, host: '127.0.0.1' });
    const at = `http://127.0.0.1:${(other.server.address() as AddressInfo).port}`;
    const { email } = await signedInAs(shop);
    const from = newAddress();
    const seen = await count(14, (n) => logIn(email, n % 2 ? { at, from } : { from }));
    expect(seen).toEqual({ 401: 10, 429: 4 });
    const busy = newAddress();
    const addresses = await count(
      104,
      (n) => logIn(`${n}@example.in`, n % 2 ? { at, from: busy } : { from: busy }),
      AT_ONCE,
    );
    expect(addresses).toEqual({ 401: 100, 429: 4 });
    await other.close();
    await database.close();
  });

  it('is of a household’s whole network, whatever address in it is called from', async () => {
    const network = newAddress().replace('::1', '');
    const seen = await count(
      101,
      (n) => logIn(`${n}@example.in`, { from: `${network}:a:b:c:${n.toString(16)}` }),
      AT_ONCE,
    );
    expect(seen).toEqual({ 401: 100, 429: 1 });
    expect((await logIn('a@example.in')).status).toBe(401);
  });

  it('bounds new passwords and accounts without a code, which cost no hashing before', async () => {
    const from = newAddress();
    const seen = await count(102, (n) => changePassword(`${n}@example.in`, from), AT_ONCE);
    expect(seen).toEqual({ 403: 100, 429: 2 });
  });

  it('bounds guessing coupons, and turns nobody away who has one', async () => {
    const { token } = await signedInAs(shop);
    const guess = (code: string) => shop.rest('POST', '/coupon/validate-coupon', { code }, token);
    expect(await count(32, (n) => guess(`GUESS${n}`))).toEqual({ 404: 30, 429: 2 });
  });

  it('bounds subscribing others', async () => {
    const from = newAddress();
    const subscribe = (n: number) => post('/otp/user-subscribes', { email: `s${n}@example.in` }, { from });
    expect(await count(302, subscribe, AT_ONCE)).toEqual({ 200: 300, 429: 2 });
  });
});

describe('a code', () => {
  const newEmail = () => `g${(household += 1)}@example.in`;

  it('cannot be guessed by asking for new ones: ten checks in ten minutes, whatever code they are for', async () => {
    const email = newEmail();
    let otp = '';
    const guess = async (n: number) => {
      if (n % 4 === 0) {
        clock.advance(31_000);
        await askForCode(email);
        otp = await codeMailedTo(shop, email, [otp]);
      }
      return check(email, wrongCode(otp));
    };
    expect(await count(12, guess)).toEqual({ 400: 10, 429: 2 });
    expect((await check(email, otp)).status).toBe(429);
  });

  it('serves the e-mail that it was mailed to, and once', async () => {
    const [email, other] = [newEmail(), newEmail()];
    await askForCode(email);
    await askForCode(other);
    const otp = await codeMailedTo(shop, email);
    const others = await codeMailedTo(shop, other);
    if (otp !== others) expect((await check(other, otp)).status).toBe(400);
    expect((await check(email, otp)).status).toBe(200);
    expect((await signUp(other)).status).toBe(403);
    expect((await signUp(email)).status).toBe(200);
    expect((await check(email, otp)).status).toBe(400);
    expect((await signUp(email)).status).toBe(403);
  });

  it('that its owner verified cannot be used from another network', async () => {
    const { email } = await signedInAs(shop);
    await askForCode(email, '/otp/send-email-otp-forgot-password');
    const network = newAddress();
    await check(email, await codeMailedTo(shop, email), network);
    expect((await changePassword(email)).status).toBe(403);
    expect((await changePassword(email, network.replace('::1', '::2'))).status).toBe(200);
  });

  it('for a new account changes no password, and the other way round', async () => {
    const { email } = await signedInAs(shop);
    await askForCode(email, '/otp/send-email-otp-forgot-password');
    await check(email, await codeMailedTo(shop, email));
    expect((await signUp(email)).status).toBe(403);
    expect((await changePassword(email)).status).toBe(200);
    clock.advance(16 * MINUTE_MS);
    expect((await changePassword(email)).status).toBe(403);
  });
});

describe('an e-mail without an account', () => {
  it('cannot be recognised by responses or by the work they take', async () => {
    await shop.stopWorkers();
    const known = await signedInAs(shop);
    const staff = await signedInAs(shop, 'SuperAdmin');
    const actions: ((email: string) => Promise<{ status: number; message: string | undefined }>)[] = [
      (email) => logIn(email),
      (email) => post('/admin/login', { email, password: 'a wrong guess' }),
      (email) => askForCode(email, '/otp/send-email-otp-forgot-password'),
      (email) => askForCode(email, '/otp/send-email-otp-forgot-password'),
      (email) => check(email, '123456'),
      (email) => changePassword(email),
    ];
    for (const [n, action] of actions.entries()) {
      const responses = new Map<string, { response: object; statements: string[] }>();
      for (const email of [known.email, staff.email, 'nobody@example.in']) {
        let response = {};
        const statements = await shop.statementsOf(async () => (response = await action(email)));
        responses.set(email, { response, statements });
      }
      const [first, ...others] = responses.values();
      expect(first?.statements.length, `action ${n}`).toBeGreaterThan(0);
      for (const other of others) expect(other, `action ${n}`).toEqual(first);
    }
    shop.startWorkers();
  });
});
