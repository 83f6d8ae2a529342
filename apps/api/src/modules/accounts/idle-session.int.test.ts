import { decodeJwt } from 'jose';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { BACKGROUND_HEADER, type BrowserKind } from '@aabha/contracts/sessions/sessions.values';
import { PASSWORD, signedInAs, type SignedIn } from '../../testing/builders';
import { movableClock } from '../../testing/clock';
import { startTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;
let clock: ReturnType<typeof movableClock>;
beforeAll(async () => {
  shop = await startTestShop({ SESSION_TOKEN_MINUTES: '180', SHOPPER_SESSION_DAYS: '20' });
  clock = movableClock(shop);
});
afterEach(() => {
  clock.reset();
  shop.deps.config.STAFF_IDLE_MINUTES = 60;
});
afterAll(() => shop.stop());

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const BACKGROUND = { [BACKGROUND_HEADER]: '1' };

/** Calls over tRPC as the pages of an app do. */
async function call(path: string, input: object, headers: Record<string, string>) {
  const response = await fetch(`${shop.url}/trpc/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(input),
  });
  const body = (await response.json()) as {
    result?: { data: { token?: string; admin?: { token: string } } };
  };
  return {
    status: response.status,
    token: body.result?.data.token ?? body.result?.data.admin?.token ?? '',
    cookie: (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '',
  };
}

const as = (app: BrowserKind, more: Record<string, string> = {}) => ({ 'x-session': app, ...more });
const logIn = ({ email }: SignedIn, app: BrowserKind = 'admin', more: Record<string, string> = {}) =>
  call(
    app === 'store' ? 'accounts.login' : 'accounts.loginStaff',
    { email, password: PASSWORD },
    as(app, more),
  );
const renew = (cookie: string, app: BrowserKind = 'admin', more: Record<string, string> = {}) =>
  call('sessions.renew', {}, as(app, { cookie, ...more }));
const idOf = (token: string) => decodeJwt<{ session: string }>(token).session;
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const lastUseOf = async (token: string) => {
  const [row] = await shop.deps.sql`select last_seen_at from sessions where id = ${idOf(token)}`;
  return Date.parse(String(row?.['last_seen_at']));
};

/** Reads something with a token, and waits until its use is recorded where it is a use. */
async function use(token: string, headers: Record<string, string> = {}): Promise<number> {
  const { status } = await fetch(`${shop.url}/api/v1/session/own`, {
    headers: { ...bearer(token), ...headers },
  });
  const isUse = status === 200 && !(BACKGROUND_HEADER in headers);
  const now = shop.deps.ports.clock.now().getTime();
  if (isUse) await expect.poll(async () => now - (await lastUseOf(token))).toBeLessThan(MINUTE);
  return status;
}

describe('a session of the back office', () => {
  it('ends 60 minutes after its last use, for its token and its cookie', async () => {
    const { token, cookie } = await logIn(await signedInAs(shop, 'SubAdmin'));
    clock.advance(50 * MINUTE);
    expect(await use(token)).toBe(200);
    clock.advance(50 * MINUTE);
    expect(await use(token)).toBe(200);
    clock.advance(60 * MINUTE);
    expect(await use(token)).toBe(401);
    expect((await renew(cookie)).status).toBe(401);
  });

  it('is not used by calls in the background, nor by renewals', async () => {
    const { token, cookie } = await logIn(await signedInAs(shop, 'SubAdmin'));
    clock.advance(40 * MINUTE);
    const renewed = await renew(cookie, 'admin', BACKGROUND);
    expect(await use(renewed.token, BACKGROUND)).toBe(200);
    clock.advance(20 * MINUTE);
    expect(await use(renewed.token, BACKGROUND)).toBe(401);
    expect(await use(token)).toBe(401);
  });

  it('is in no list once it has ended, and stays open where the limit is off', async () => {
    const boss = await signedInAs(shop, 'SuperAdmin');
    const member = await signedInAs(shop, 'SubAdmin');
    const { token } = await logIn(member);
    const listed = async () => {
      const { sessions } = await shop.trpc(boss.token).sessions.ofStaff.query({ id: member.id });
      return sessions.map(({ _id }) => _id).includes(idOf(token));
    };
    clock.advance(70 * MINUTE);
    expect(await listed()).toBe(false);
    shop.deps.config.STAFF_IDLE_MINUTES = 0;
    expect(await listed()).toBe(true);
    expect(await use(token)).toBe(200);
  });

  it('is what staff get from any of the web apps, and its cookie renews no session of the shop', async () => {
    const { email } = await signedInAs(shop, 'SubAdmin');
    const { cookie } = await call('accounts.loginStaff', { email, password: PASSWORD }, as('store'));
    expect(cookie).toMatch(/^aabha-admin-session=/);
    expect((await renew(cookie.replace('admin', 'store'), 'store')).status).toBe(401);
    expect((await renew(cookie)).status).toBe(200);
  });
});

describe('a session of a shopper', () => {
  it('stays open without use for days, ends after 20 days in any case, and so does its token', async () => {
    const { token, cookie: first } = await logIn(await signedInAs(shop), 'store');
    clock.advance(2 * 60 * MINUTE);
    expect(await use(token, BACKGROUND)).toBe(200);
    let cookie = first;
    for (const days of [6, 6, 6]) {
      clock.advance(days * DAY);
      const renewed = await renew(cookie, 'store');
      expect(renewed.status).toBe(200);
      cookie = renewed.cookie;
    }
    clock.advance(2 * DAY);
    expect((await renew(cookie, 'store')).status).toBe(401);
  });
});

describe('signing in while signed in', () => {
  it('ends the earlier session of the browser, also that of another person of the same kind', async () => {
    const [first, second] = [await signedInAs(shop), await signedInAs(shop)];
    const one = await logIn(first, 'store');
    const two = await logIn(first, 'store', bearer(one.token));
    expect([await use(one.token), await use(two.token)]).toEqual([401, 200]);
    const three = await logIn(second, 'store', bearer(two.token));
    expect([await use(two.token), await use(three.token)]).toEqual([401, 200]);
    const [row] = await shop.deps.sql`select end_reason from sessions where id = ${idOf(one.token)}`;
    expect(row?.['end_reason']).toBe('signed-out');
    expect((await renew(one.cookie, 'store')).status).toBe(401);
  });

  it('ends none where the sign-in is refused, of the other kind, or of another program', async () => {
    const shopper = await signedInAs(shop);
    const staff = await signedInAs(shop, 'SubAdmin');
    const { token } = await logIn(shopper, 'store');
    const wrong = await call(
      'accounts.login',
      { email: shopper.email, password: 'wrong one' },
      as('store', bearer(token)),
    );
    expect(wrong.status).toBe(401);
    expect((await logIn(staff, 'admin', bearer(token))).status).toBe(200);
    const { email } = shopper;
    const program = await call('accounts.login', { email, password: PASSWORD }, bearer(token));
    expect(program.status).toBe(200);
    expect(await use(token)).toBe(200);
  });
});
