import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { codes, users } from '@aabha/db/schema/accounts';
import { outbox } from '@aabha/db/schema/outbox';
import { aProduct, PASSWORD, signedInAs, someServiceAreas, type SignedIn } from '../../testing/builders';
import { movableClock } from '../../testing/clock';
import { codeMailedTo, wrongCode } from '../../testing/codes';
import { startTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;
let boss: SignedIn;
let clock: ReturnType<typeof movableClock>;
let counter = 0;
beforeAll(async () => {
  shop = await startTestShop();
  await someServiceAreas(shop.db);
  boss = await signedInAs(shop, 'SuperAdmin');
  clock = movableClock(shop);
});
afterEach(() => clock.reset());
afterAll(() => shop.stop());

const freshEmail = () => `Walk.In${(counter += 1)}@Example.in`;
const post = <T extends object = { token: string; isNew: boolean }>(
  path: string,
  body: object,
  token?: string,
) => shop.rest<T>('POST', path, body, token);
const request = (email: string) => post('/auth/code/request', { email });
const enter = (email: string, otp: string) => post('/auth/code/sign-in', { email, otp });
const accountsOf = (email: string) => shop.db.select().from(users).where(eq(users.email, email));
const me = async (token: string) => (await shop.trpc(token).accounts.me.query()).user;

/** Requests a code for an e-mail and reads it from the inbox. */
async function codeFor(email: string): Promise<string> {
  expect((await request(email)).status).toBe(200);
  return codeMailedTo(shop, email);
}

/** Signs in with a fresh code. Returns the token, whether the account is new, and the code. */
async function enterWithCode(email: string) {
  const otp = await codeFor(email);
  const { status, body } = await enter(email, otp);
  expect(status).toBe(200);
  return { ...body.data, otp };
}

/** Waits until the mails of codes that were requested have been handled. */
async function mailsAreDone(): Promise<void> {
  const email = freshEmail();
  await codeFor(email);
}

describe('signing in with a mailed code', () => {
  it('makes the account of a new e-mail, without a password, once', async () => {
    const email = freshEmail();
    const first = await enterWithCode(email);
    expect(first.isNew).toBe(true);
    expect(await me(first.token)).toMatchObject({
      email,
      name: 'Shopper',
      role: 'User',
      signsInByCode: true,
    });
    expect((await shop.mail(email, /^Welcome/)).text).toContain('Your account is ready.');
    clock.advance(31_000);
    await request(email);
    const otp = await codeMailedTo(shop, email, [first.otp]);
    const again = await enter(email, otp);
    expect(again.body.data.isNew).toBe(false);
    expect(await accountsOf(email)).toHaveLength(1);
  });

  it('signs an account with a password in, whose password goes on', async () => {
    const { email, id } = await signedInAs(shop);
    const { token, isNew } = await enterWithCode(email.toUpperCase());
    expect([isNew, (await me(token))._id]).toEqual([false, id]);
    expect((await post('/auth/login', { email, password: PASSWORD })).status).toBe(200);
  });

  it('makes one account from two concurrent calls with one code', async () => {
    const email = freshEmail();
    const otp = await codeFor(email);
    const statuses = await Promise.all([1, 2, 3, 4].map(async () => (await enter(email, otp)).status));
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(await accountsOf(email)).toHaveLength(1);
  });

  it('joins an account that was made while the code was under way', async () => {
    const email = freshEmail();
    const otp = await codeFor(email);
    await shop.db.insert(users).values({ name: 'Made Before', email, passwordHash: null, role: 'User' });
    const { body } = await enter(email, otp);
    expect(body.data.isNew).toBe(false);
    expect(await me(body.data.token)).toMatchObject({ name: 'Made Before' });
  });

  it('refuses wrong, used, dead and expired codes, and those of another purpose', async () => {
    const email = freshEmail();
    const otp = await codeFor(email);
    expect(await enter(email, wrongCode(otp))).toMatchObject({
      status: 400,
      body: { message: 'Invalid OTP.' },
    });
    /* The check of sign-up codes neither accepts it nor costs it a try. */
    for (let n = 0; n < 3; n += 1)
      expect((await post('/otp/verify-email-otp', { email, otp })).status).toBe(400);
    expect((await enter(email, otp)).status).toBe(200);
    expect((await enter(email, otp)).status).toBe(400);

    const dead = freshEmail();
    const right = await codeFor(dead);
    for (let n = 0; n < 5; n += 1) await enter(dead, wrongCode(right));
    expect(await enter(dead, right)).toMatchObject({
      status: 400,
      body: { message: 'Too many wrong attempts. Please request a new OTP.' },
    });

    const late = freshEmail();
    const old = await codeFor(late);
    clock.advance(10 * 60_000 + 1000);
    expect((await enter(late, old)).status).toBe(400);
    clock.reset();

    const other = freshEmail();
    await post('/otp/send-email-otp', { email: other });
    expect((await enter(other, await codeMailedTo(shop, other))).status).toBe(400);
    expect(await accountsOf(other)).toEqual([]);
  });

  it('answers alike for every e-mail, mails nobody of the staff, and lets no staff in', async () => {
    const shopper = await signedInAs(shop);
    const answers = [];
    for (const email of [freshEmail(), shopper.email, boss.email])
      answers.push(await request(email).then(({ status, body }) => [status, body]));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    await mailsAreDone();
    expect((await shop.mails(boss.email)).filter(({ subject }) => / OTP$/.test(subject))).toEqual([]);
    const guess = await enter(boss.email, '123456');
    expect(guess).toMatchObject({ status: 400, body: { message: 'Invalid OTP.' } });
    /* A customer whose code was mailed before they were made staff is refused like a wrong code. */
    const promoted = await signedInAs(shop);
    const otp = await codeFor(promoted.email);
    await shop.db.update(users).set({ role: 'SubAdmin' }).where(eq(users.id, promoted.id));
    expect(await enter(promoted.email, otp)).toMatchObject({
      status: 400,
      body: { message: 'Invalid OTP.' },
    });
  });

  it('refuses a closed account with its reason, only after the right code', async () => {
    const { email, id } = await signedInAs(shop);
    await shop
      .trpc(boss.token)
      .accounts.setCustomerClosed.mutate({ id, closed: true, reason: 'Asked for it.' });
    const otp = await codeFor(email);
    expect((await enter(email, wrongCode(otp))).body.message).toBe('Invalid OTP.');
    expect(await enter(email, otp)).toMatchObject({
      status: 403,
      body: { message: 'This account is closed. Please contact us to use it again.' },
    });
  });

  it('waits thirty seconds between two codes of an e-mail, and counts requests', async () => {
    const email = freshEmail();
    expect((await request(email)).status).toBe(200);
    const soon = await request(email);
    expect(soon.status).toBe(429);
    for (let n = 0; n < 4; n += 1) {
      clock.advance(31_000);
      expect((await request(email)).status).toBe(200);
    }
    clock.advance(31_000);
    expect((await request(email)).status).toBe(429);
  });

  it('stores no digits', async () => {
    const email = freshEmail();
    const otp = await codeFor(email);
    const rows = await shop.db.select().from(codes).where(eq(codes.emailKey, email.toLowerCase()));
    const effects = await shop.db.select().from(outbox);
    expect(JSON.stringify([rows, effects.map(({ payload }) => payload)])).not.toContain(otp);
  });
});

describe('an account without a password', () => {
  it('cannot be signed in to with any password, nor be signed up for, nor reset without its code', async () => {
    const email = freshEmail();
    await enterWithCode(email);
    for (const password of ['', 'null', 'Shopper', PASSWORD])
      expect((await post('/auth/login', { email, password })).status).not.toBe(200);
    expect((await post('/otp/send-email-otp', { email })).status).toBe(409);
    const reset = await post('/auth/change-password', { email, newPassword: 'taken over' });
    expect(reset.status).toBe(403);
  });

  it('neither changes its e-mail nor is erased before it has a password', async () => {
    const email = freshEmail();
    const { token } = await enterWithCode(email);
    const { _id: id } = await me(token);
    const change = await post(
      `/user/${id}/update`,
      { user: { email: freshEmail() }, password: 'guess' },
      token,
    );
    expect(change).toMatchObject({
      status: 409,
      body: {
        message: 'This account has no password yet. Please set one on your profile page first.',
      },
    });
    await expect(shop.trpc(token).privacy.erase.mutate({ password: 'guess' })).rejects.toMatchObject({
      data: { reason: 'PASSWORD_NOT_SET' },
    });
  });

  it('gets its first password with a mailed code, which ends its other sessions', async () => {
    const email = freshEmail();
    const { token: other, otp: used } = await enterWithCode(email);
    await post('/otp/send-email-otp-forgot-password', { email });
    const otp = await codeMailedTo(shop, email, [used]);
    const wrong = await post('/user/set-password', { otp: wrongCode(otp), newPassword: 'mine alone' }, other);
    expect(wrong).toMatchObject({ status: 400, body: { message: 'Invalid OTP.' } });
    const set = await post('/user/set-password', { otp, newPassword: 'mine alone' }, other);
    expect(set.status).toBe(200);
    expect(await me(set.body.data.token)).toMatchObject({ signsInByCode: false });
    await expect(me(other)).rejects.toMatchObject({ data: { httpStatus: 401 } });
    expect((await post('/auth/login', { email, password: 'mine alone' })).status).toBe(200);
    expect((await shop.mail(email, /^Your password was changed/)).text).toContain('just changed');
    expect(
      (await post('/user/set-password', { otp, newPassword: 'again' }, set.body.data.token)).status,
    ).toBe(400);
  });

  it('takes its name and number from the first checkout, which asks for them', async () => {
    const { token } = await enterWithCode(freshEmail());
    const { id: product } = await aProduct(shop.db);
    const items = [{ product, quantity: 1, warranty_months: 0 }];
    const { cart } = await shop.trpc(token).cart.add.mutate({ cart: { items } });
    const amount = cart.totals.payable;
    const place = { address: '7 Temple Street', city: 'Bengaluru', zip: '560034' };
    const nameless = await post('/payment/new', { amount, ...place }, token);
    expect(nameless).toMatchObject({
      status: 400,
      body: { data: { fields: { name: 'Name is required.' } } },
    });
    const paid = await post(
      '/payment/new',
      { amount, ...place, name: 'Asha Rao', phone: '9845098450' },
      token,
    );
    expect(paid.status).toBe(200);
    expect(await me(token)).toMatchObject({ name: 'Asha Rao', phone: '9845098450' });
  });
});
