import { eq } from 'drizzle-orm';
import { SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { users } from '@aabha/db/schema/accounts';
import { PASSWORD, signedInAs } from '../../testing/builders';
import { movableClock } from '../../testing/clock';
import { codeMailedTo } from '../../testing/codes';
import { startTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;
let clock: ReturnType<typeof movableClock>;
beforeAll(async () => {
  shop = await startTestShop();
  clock = movableClock(shop);
});
afterEach(() => clock.reset());
afterAll(() => shop.stop());

const HOUR = 3_600_000;
const post = (path: string, body: unknown, token?: string) => shop.rest('POST', path, body, token);
const logIn = (email: string, password = PASSWORD) => post('/auth/login', { email, password });
const logInStaff = (email: string) => post('/admin/login', { email, password: PASSWORD });
const WRONG = { status: 401, body: { message: 'Invalid email or password.' } };

describe('signing in', () => {
  it('accepts the e-mail in any case, and has one response for a wrong password and an unknown e-mail', async () => {
    const { email } = await signedInAs(shop);
    expect((await logIn(email.toUpperCase())).status).toBe(200);
    expect(await logIn(email, 'wrong one')).toMatchObject(WRONG);
    expect(await logIn('nobody@example.in')).toMatchObject(WRONG);
  });

  it('allows shoppers into the shop and staff into the back office only', async () => {
    for (const role of ['User', 'Business'] as const) {
      const { email } = await signedInAs(shop, role);
      expect((await logIn(email)).status).toBe(200);
      expect(await logInStaff(email)).toMatchObject(WRONG);
    }
    for (const role of ['SubAdmin', 'SuperAdmin'] as const) {
      const { email } = await signedInAs(shop, role);
      expect((await logInStaff(email)).body.data).toMatchObject({ admin: { token: expect.any(String) } });
      expect(await logIn(email)).toMatchObject(WRONG);
    }
  });

  it('is refused to a disabled account, with the reason after the right password', async () => {
    const person = await signedInAs(shop);
    await shop.db.update(users).set({ disabledAt: '2026-01-01T00:00:00Z' }).where(eq(users.id, person.id));
    expect(await logIn(person.email)).toMatchObject({ status: 403 });
    expect(await logIn(person.email, 'not the password')).toMatchObject(WRONG);
    expect((await shop.rest('GET', `/user/${person.id}`, undefined, person.token)).status).toBe(401);
  });

  it('is locked for one account after ten failures, even with the right password', async () => {
    const { email } = await signedInAs(shop);
    for (let n = 0; n < 10; n += 1) expect((await logIn(email, 'wrong one')).status).toBe(401);
    const eleventh = await logIn(email);
    expect(eleventh.status).toBe(429);
    expect(Number(eleventh.headers.get('retry-after'))).toBeGreaterThan(500);
    expect((await logIn((await signedInAs(shop)).email)).status).toBe(200);
  });

  it('counts concurrent failures, but no successes', async () => {
    const guessed = await signedInAs(shop);
    const responses = await Promise.all(Array.from({ length: 15 }, () => logIn(guessed.email, 'wrong one')));
    expect(responses.filter(({ status }) => status === 401)).toHaveLength(10);
    const regular = await signedInAs(shop);
    for (let n = 0; n < 12; n += 1) expect((await logIn(regular.email)).status).toBe(200);
  });
});

describe('a forgotten password', () => {
  const ask = (email: string) => post('/otp/send-email-otp-forgot-password', { email });
  const change = (email: string) => post('/auth/change-password', { email, newPassword: 'brand new one' });

  it('gets the same response whether or not there is an account, and only an account gets a mail', async () => {
    const { email } = await signedInAs(shop);
    const [known, unknown] = [await ask(email), await ask('nobody2@example.in')];
    expect(unknown.status).toBe(known.status);
    expect(unknown.body).toEqual(known.body);
    await codeMailedTo(shop, email);
    expect(await shop.mails('nobody2@example.in')).toEqual([]);
    for (const again of [email, 'nobody2@example.in']) expect((await ask(again)).status).toBe(429);
  });

  it('is replaced with a verified code, once, and every session of the account ends', async () => {
    const person = await signedInAs(shop);
    expect((await change(person.email)).status).toBe(403);
    await ask(person.email);
    const otp = await codeMailedTo(shop, person.email);
    await post('/otp/verify-email-otp', { email: person.email, otp });
    expect((await change(person.email)).status).toBe(200);
    expect(await logIn(person.email)).toMatchObject(WRONG);
    expect((await logIn(person.email, 'brand new one')).status).toBe(200);
    const old = await shop.rest('GET', `/user/${person.id}`, undefined, person.token);
    expect(old).toMatchObject({
      status: 401,
      body: { message: 'Your session has ended. Please log in again.' },
    });
    expect((await change(person.email)).status).toBe(403);
    await shop.mail(person.email, /password was changed/);
  });
});

describe('a profile', () => {
  const read = (id: string, token?: string) => shop.rest('GET', `/user/${id}`, undefined, token);
  const update = (id: string, body: object, token?: string) => post(`/user/${id}/update`, body, token);

  it('is readable and editable by its owner and a SuperAdmin; others get 404', async () => {
    const [owner, stranger, boss] = await Promise.all([
      signedInAs(shop),
      signedInAs(shop),
      signedInAs(shop, 'SuperAdmin'),
    ]);
    const change = { user: { address: '9 Lake Road' } };
    expect((await update(owner.id, change, owner.token)).body.data).toMatchObject({
      user: { _id: owner.id, address: '9 Lake Road', name: owner.name },
    });
    for (const { status } of [
      await read(owner.id, stranger.token),
      await update(owner.id, change, stranger.token),
    ])
      expect(status).toBe(404);
    expect((await read(owner.id, boss.token)).status).toBe(200);
    expect((await update(owner.id, { user: { name: 'Asha Devi' } }, boss.token)).status).toBe(200);
    expect((await read('no-such-id', boss.token)).status).toBe(404);
    expect(JSON.stringify((await read(owner.id, owner.token)).body)).not.toMatch(/password|argon/i);
  });

  it('never changes its role', async () => {
    const { id, token } = await signedInAs(shop);
    const response = await update(id, { user: { role: 'SuperAdmin' } }, token);
    expect(response.status).toBe(400);
    expect(Object.keys(response.body.data.fields ?? {})).toEqual(['user.role']);
    expect((await shop.db.select().from(users).where(eq(users.id, id)))[0]?.role).toBe('User');
  });
});

describe('a token', () => {
  const claims = (person: { id: string }) => ({ userId: person.id, role: 'User', version: 1 });
  const key = () => new TextEncoder().encode(shop.deps.config.TOKEN_SECRET);
  const signed = (person: { id: string }, over: object = {}, by = key(), audience = 'aabha-api') =>
    new SignJWT({ ...claims(person), ...over })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer('aabha')
      .setAudience(audience)
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(by);
  const tryOn = (id: string, token: string) => shop.rest('GET', `/user/${id}`, undefined, token);

  it('is refused on a guarded path and ignored on a public one when forged, foreign or malformed', async () => {
    const person = await signedInAs(shop);
    expect((await tryOn(person.id, await signed(person))).status).toBe(200);
    const bad = {
      unsigned: new UnsecuredJWT(claims(person)).setIssuer('aabha').setAudience('aabha-api').encode(),
      otherKey: await signed(person, {}, new TextEncoder().encode('another secret that is long enough')),
      otherAudience: await signed(person, {}, key(), 'elsewhere'),
      otherRole: await signed(person, { role: 'SuperAdmin' }),
      olderVersion: await signed(person, { version: 0 }),
      noAccount: await signed({ id: 'nobody' }),
      senseless: 'abc.def.ghi',
    };
    for (const [kind, token] of Object.entries(bad)) {
      expect((await tryOn(person.id, token)).status, kind).toBe(401);
      expect((await post('/product/list', {}, token)).status, kind).toBe(200);
    }
  });

  it('lasts seven days for shoppers and twelve hours for staff', async () => {
    const [shopper, staff] = await Promise.all([signedInAs(shop), signedInAs(shop, 'SuperAdmin')]);
    clock.advance(12 * HOUR - 60_000);
    expect((await tryOn(staff.id, staff.token)).status).toBe(200);
    clock.advance(120_000);
    expect((await tryOn(staff.id, staff.token)).status).toBe(401);
    clock.advance(156 * HOUR - 180_000);
    expect((await tryOn(shopper.id, shopper.token)).status).toBe(200);
    clock.advance(180_000);
    expect((await tryOn(shopper.id, shopper.token)).status).toBe(401);
  });
});
