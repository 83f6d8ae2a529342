import { decodeJwt } from 'jose';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { BrowserKind } from '@aabha/contracts/sessions/sessions.values';
import { PASSWORD, signedInAs, type SignedIn } from '../../testing/builders';
import { movableClock } from '../../testing/clock';
import { startTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;
let clock: ReturnType<typeof movableClock>;
beforeAll(async () => {
  shop = await startTestShop({ API_TOKEN_SHOPPER_HOURS: '2', STAFF_IDLE_MINUTES: '0' });
  clock = movableClock(shop);
});
afterEach(() => clock.reset());
afterAll(() => shop.stop());

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

interface Claims {
  session: string;
  exp: number;
  iat: number;
  until?: number;
}

interface Answer {
  status: number;
  token: string | null;
  reason: string | undefined;
  /** The line of the response's cookie. */
  line: string;
  /** What a browser sends of it. */
  cookie: string;
}

/** Calls over tRPC as the pages of an app do. */
async function call(path: string, input: object, headers: Record<string, string>): Promise<Answer> {
  const response = await fetch(`${shop.url}/trpc/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(input),
  });
  const body = (await response.json()) as {
    result?: { data: { token?: string | null; admin?: { token: string } } };
    error?: { data: { reason: string } };
  };
  const line = response.headers.get('set-cookie') ?? '';
  return {
    status: response.status,
    token: body.result?.data.token ?? body.result?.data.admin?.token ?? null,
    reason: body.error?.data.reason,
    line,
    cookie: line.split(';')[0] ?? '',
  };
}

const as = (app: BrowserKind, cookie = ''): Record<string, string> => ({ 'x-session': app, cookie });
const logIn = ({ email }: SignedIn, app: BrowserKind = 'store') =>
  call(app === 'store' ? 'accounts.login' : 'accounts.loginStaff', { email, password: PASSWORD }, as(app));
const renew = (cookie: string, app: BrowserKind = 'store') => call('sessions.renew', {}, as(app, cookie));
const claimsOf = (token: string | null) => decodeJwt<Claims>(token ?? '');
const isOpen = async (token: string | null) =>
  (await shop.rest('GET', '/session/own', undefined, token ?? '')).status === 200;
const reasonOf = async (token: string | null) =>
  (await shop.deps.sql`select end_reason from sessions where id = ${claimsOf(token).session}`)[0]?.[
    'end_reason'
  ];

describe('the token of our web apps', () => {
  it('lives for minutes, and its refresh token is in a cookie that scripts cannot read', async () => {
    /* The session and its token are not of the same millisecond. */
    clock.stopAt(new Date().toISOString());
    const { token, line } = await logIn(await signedInAs(shop));
    const { exp, iat, until } = claimsOf(token);
    expect([exp - iat, (until ?? 0) - iat]).toEqual([15 * 60, 7 * 24 * 3600]);
    expect(line).toMatch(
      /^aabha-store-session=\S+; Max-Age=604800; Path=\/trpc\/sessions\.renew; HttpOnly; SameSite=Strict$/,
    );
  });

  it('is as specified for other programs, over REST and tRPC, within their setting', async () => {
    const me = await signedInAs(shop);
    const rest = await fetch(`${shop.url}/api/v1/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...as('store') },
      body: JSON.stringify({ email: me.email, password: PASSWORD }),
    });
    expect(rest.headers.get('set-cookie')).toBeNull();
    const { data } = (await rest.json()) as { data: { token: string } };
    const plain = await call('accounts.login', { email: me.email, password: PASSWORD }, {});
    expect(plain.line).toBe('');
    for (const token of [data.token, plain.token]) {
      const { exp, iat, until } = claimsOf(token);
      expect([exp - iat, until]).toEqual([2 * 3600, undefined]);
    }
  });
});

describe('renewing', () => {
  it('gives a fresh token and the next refresh token after the token has expired', async () => {
    const { token, cookie } = await logIn(await signedInAs(shop));
    clock.advance(16 * MINUTE);
    expect(await isOpen(token)).toBe(false);
    const second = await renew(cookie);
    expect(await isOpen(second.token)).toBe(true);
    expect(claimsOf(second.token).session).toBe(claimsOf(token).session);
    clock.advance(16 * MINUTE);
    const third = await renew(second.cookie);
    expect(await isOpen(third.token)).toBe(true);
    expect(new Set([cookie, second.cookie, third.cookie]).size).toBe(3);
  });

  it('keeps a shopper for seven days after the last one, staff for twelve hours after the sign-in', async () => {
    const shopper = await logIn(await signedInAs(shop));
    const staff = await logIn(await signedInAs(shop, 'SubAdmin'), 'admin');
    clock.advance(11 * HOUR + 50 * MINUTE);
    const renewed = await renew(staff.cookie, 'admin');
    const { exp, iat } = claimsOf(renewed.token);
    expect(exp - iat).toBeLessThanOrEqual(10 * 60);
    clock.advance(20 * MINUTE);
    expect(await renew(renewed.cookie, 'admin')).toMatchObject({ status: 401, reason: 'SESSION_EXPIRED' });
    clock.advance(6 * DAY);
    const later = await renew(shopper.cookie);
    clock.advance(6 * DAY);
    expect((await renew(later.cookie)).status).toBe(200);
    clock.advance(8 * DAY);
    expect((await renew(later.cookie)).status).toBe(401);
  });

  it('needs the header of our apps, and the cookie of the one that calls', async () => {
    const { cookie } = await logIn(await signedInAs(shop));
    expect(await call('sessions.renew', {}, { cookie })).toMatchObject({ status: 403, reason: 'FORBIDDEN' });
    expect(await renew(cookie, 'admin')).toMatchObject({ status: 401, reason: 'SESSION_EXPIRED' });
    expect((await renew('')).line).toMatch(/^aabha-store-session=; Max-Age=0; /);
    const [name, value = ''] = cookie.split('=');
    const forged = `${name}=${value.slice(0, -3)}abc`;
    expect((await renew(forged)).status).toBe(401);
    expect((await renew(cookie)).status).toBe(200);
  });

  it('replaces a token once when 20 tabs renew at once, and each goes on', async () => {
    const { cookie } = await logIn(await signedInAs(shop));
    const answers = await Promise.all(Array.from({ length: 20 }, () => renew(cookie)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    const [replaced, ...more] = answers.filter(({ line }) => line !== '');
    expect(more).toEqual([]);
    for (const { token } of answers) expect(await isOpen(token)).toBe(true);
    expect((await renew(replaced?.cookie ?? '')).status).toBe(200);
  });
});

describe('a refresh token that is used again', () => {
  it('ends the session once its grace is over, for both who hold one, with audit entry and mail', async () => {
    const me = await signedInAs(shop);
    const { cookie } = await logIn(me);
    const second = await renew(cookie);
    clock.advance(2 * MINUTE);
    expect(await isOpen(second.token)).toBe(true);
    const again = await Promise.all([renew(cookie), renew(cookie), renew(cookie)]);
    for (const { status, reason } of again) expect([status, reason]).toEqual([401, 'SESSION_EXPIRED']);
    expect(await isOpen(second.token)).toBe(false);
    expect((await renew(second.cookie)).status).toBe(401);
    expect(await reasonOf(second.token)).toBe('reused');
    const entries = await shop.deps.sql`select action from audit_log where entity_id = ${me.id}`;
    expect([...entries]).toEqual([{ action: 'user.session-reused' }]);
    expect((await shop.mail(me.email, /logged out for your safety/)).text).toContain('used twice');
  });

  it('ends it at once where it is older than the one before', async () => {
    const { cookie } = await logIn(await signedInAs(shop));
    const second = await renew(cookie);
    const third = await renew(second.cookie);
    expect((await renew(cookie)).status).toBe(401);
    expect(await isOpen(third.token)).toBe(false);
  });
});

describe('a session that has ended', () => {
  it('is renewed no more: after the end of all others, a new password or a disabled account', async () => {
    const me = await signedInAs(shop);
    const [first, second] = [await logIn(me), await logIn(me)];
    await shop.rest('POST', '/session/end-others', {}, second.token ?? '');
    expect((await renew(first.cookie)).status).toBe(401);
    await shop.deps.sql`update users set token_version = token_version + 1 where id = ${me.id}`;
    expect((await renew(second.cookie)).status).toBe(401);
    const disabled = await signedInAs(shop);
    const third = await logIn(disabled);
    await shop.deps.sql`update users set disabled_at = now() where id = ${disabled.id}`;
    expect((await renew(third.cookie)).status).toBe(401);
  });

  it('ends with its cookie though its token has expired, or with its token', async () => {
    const me = await signedInAs(shop);
    const first = await logIn(me);
    clock.advance(16 * MINUTE);
    const ended = await call('sessions.renew', { end: true }, as('store', first.cookie));
    expect(ended).toMatchObject({ status: 200, token: null });
    expect(ended.line).toMatch(/^aabha-store-session=; Max-Age=0; /);
    expect(await reasonOf(first.token)).toBe('signed-out');
    expect((await renew(first.cookie)).status).toBe(401);
    const second = await logIn(me);
    const bearer = { ...as('store'), authorization: `Bearer ${second.token}` };
    expect((await call('sessions.renew', { end: true }, bearer)).status).toBe(200);
    expect(await isOpen(second.token)).toBe(false);
  });
});
