import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, signedInAs } from '../../testing/builders';
import { movableClock } from '../../testing/clock';
import { codeMailedTo, wrongCode } from '../../testing/codes';
import { startTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;
let clock: ReturnType<typeof movableClock>;
let counter = 0;
beforeAll(async () => {
  shop = await startTestShop();
  clock = movableClock(shop);
});
afterEach(() => clock.reset());
afterAll(() => shop.stop());

const MINUTE = 60_000;
const PERSON = { name: 'Asha Rao', phone: '9876543210', password: PASSWORD };
const SEND = { signup: '/otp/send-email-otp', forgot: '/otp/send-email-otp-forgot-password' } as const;
const freshEmail = () => `Newcomer${(counter += 1)}@Example.in`;
const post = <T extends object = Record<string, never>>(path: string, body: unknown) =>
  shop.rest<T>('POST', path, body);
const check = (email: string, otp: string) => post('/otp/verify-email-otp', { email, otp });
const signUp = (email: string) => post<{ token: string }>('/auth/signup', { ...PERSON, email });

/** Requests a code and reads it from the inbox; `others` are earlier codes to skip. */
async function askForCode(email: string, purpose: keyof typeof SEND = 'signup', others: string[] = []) {
  expect((await post(SEND[purpose], { email })).status).toBe(200);
  return codeMailedTo(shop, email, others);
}

describe('signing up', () => {
  it('creates an account for an e-mail whose mailed code was verified, and uses up the code', async () => {
    const email = freshEmail();
    expect((await signUp(email)).status).toBe(403);
    const otp = await askForCode(email);
    expect((await signUp(email)).status).toBe(403);
    expect((await check(email, otp)).status).toBe(200);
    const response = await signUp(email);
    expect(response.status).toBe(200);
    const { user } = await shop.trpc(response.body.data.token).accounts.me.query();
    expect(user).toMatchObject({ email, name: 'Asha Rao', role: 'User' });
    expect((await shop.mail(email, /^Welcome/)).text).toContain('Asha Rao');
    expect((await signUp(email)).status).toBe(403);
  });

  it('creates one account from two concurrent calls', async () => {
    const email = freshEmail();
    await check(email, await askForCode(email));
    const statuses = (await Promise.all([signUp(email), signUp(email)])).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  });

  it('needs a code verified in the last fifteen minutes', async () => {
    const email = freshEmail();
    await check(email, await askForCode(email));
    clock.advance(15 * MINUTE + 1000);
    expect((await signUp(email)).status).toBe(403);
  });

  it('refuses an e-mail that has an account, regardless of case', async () => {
    const { email } = await signedInAs(shop);
    const response = await post(SEND.signup, { email: email.toUpperCase() });
    expect(response).toMatchObject({
      status: 409,
      body: { message: 'An account with this email already exists.' },
    });
  });

  it('names every invalid field with the message of the form', async () => {
    const response = await post('/auth/signup', { name: 'R2', phone: '12', email: 'x', password: '123' });
    expect(response).toMatchObject({
      status: 400,
      body: {
        data: {
          fields: {
            name: 'Name should only contain letters',
            phone: 'Phone number must be exactly 10 digits.',
            email: 'Invalid email format.',
            password: 'Password must be at least 6 characters.',
          },
        },
      },
    });
  });
});

describe('a code', () => {
  it('is refused when wrong, and is invalid after five wrong attempts, even the right one', async () => {
    const email = freshEmail();
    const otp = await askForCode(email);
    for (let n = 0; n < 5; n += 1)
      expect((await check(email, wrongCode(otp))).body.message).toBe('Invalid OTP.');
    const dead = await check(email, otp);
    expect(dead.status).toBe(400);
    expect(dead.body.message).toBe('Too many wrong attempts. Please request a new OTP.');
  });

  it('counts concurrent wrong attempts', async () => {
    const email = freshEmail();
    const otp = await askForCode(email);
    await Promise.all(Array.from({ length: 5 }, () => check(email, wrongCode(otp))));
    expect((await check(email, otp)).status).toBe(400);
  });

  it('expires after ten minutes', async () => {
    const email = freshEmail();
    const otp = await askForCode(email);
    clock.advance(10 * MINUTE + 1000);
    const late = await check(email, otp);
    expect(late).toMatchObject({
      status: 400,
      body: { message: 'This OTP has expired. Please request a new one.' },
    });
  });

  it('may be requested again after thirty seconds, and the new one replaces the older', async () => {
    const email = freshEmail();
    const first = await askForCode(email);
    const soon = await post(SEND.signup, { email });
    expect(soon.status).toBe(429);
    const wait = Number(soon.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(30);
    clock.advance(31_000);
    const second = await askForCode(email, 'signup', [first]);
    expect((await check(email, first)).status).toBe(400);
    expect((await check(email, second)).status).toBe(200);
  });

  it('is valid for its own purpose only, and the waits of two purposes are independent', async () => {
    const { email } = await signedInAs(shop);
    const otp = await askForCode(email, 'forgot');
    await check(email, otp);
    expect((await signUp(email)).status).toBe(403);
    const newcomer = freshEmail();
    await check(newcomer, await askForCode(newcomer));
    const changed = await post('/auth/change-password', { email: newcomer, newPassword: 'another one' });
    expect(changed.status).toBe(403);
    expect((await post(SEND.forgot, { email: newcomer })).status).toBe(200);
  });

  it('is limited to five requests in ten minutes for an account', async () => {
    const email = freshEmail();
    for (let n = 0; n < 5; n += 1) {
      expect((await post(SEND.signup, { email })).status).toBe(200);
      clock.advance(31_000);
    }
    const sixth = await post(SEND.signup, { email });
    expect(sixth.status).toBe(429);
    expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(30);
  });

  it('is never part of a response', async () => {
    const email = freshEmail();
    const response = await post(SEND.signup, { email });
    expect(JSON.stringify(response.body)).not.toMatch(/\d{6}/);
  });
});
