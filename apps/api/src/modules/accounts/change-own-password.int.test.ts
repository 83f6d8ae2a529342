import { afterAll, beforeAll, expect, it } from 'vitest';
import { PASSWORD, signedInAs } from '../../testing/builders';
import { startTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

const logIn = (email: string, password: string) => shop.rest('POST', '/auth/login', { email, password });
const change = (token: string, password: string, newPassword = 'mine alone') =>
  shop.rest('POST', '/user/change-password', { password, newPassword }, token);
const isOpen = async (token = '') =>
  (await shop.rest('GET', '/session/own', undefined, token)).status === 200;

it('changes it with the present one, ends every session, returns a fresh token and mails the owner', async () => {
  const { email, token } = await signedInAs(shop);
  const other = (await logIn(email, PASSWORD)).body.data.token;
  const changed = await change(token, PASSWORD);
  expect(changed.status).toBe(200);
  expect(await Promise.all([token, other, changed.body.data.token].map((each) => isOpen(each)))).toEqual([
    false,
    false,
    true,
  ]);
  expect((await logIn(email, PASSWORD)).status).toBe(401);
  expect((await logIn(email, 'mine alone')).status).toBe(200);
  expect((await shop.mail(email, /^Your password was changed/)).text).toContain('just changed');
});

it('needs the present one, within the limit of guesses, and a new one by the rule', async () => {
  const { email, token } = await signedInAs(shop);
  expect(await change(token, PASSWORD, 'short')).toMatchObject({
    status: 400,
    body: { data: { fields: { newPassword: 'Password must be at least 6 characters.' } } },
  });
  expect((await change(token, '')).status).toBe(400);
  for (let n = 0; n < 10; n += 1)
    expect(await change(token, 'a guess')).toMatchObject({
      status: 403,
      body: { data: { fields: { password: 'This password is not correct.' } } },
    });
  expect((await change(token, PASSWORD)).status).toBe(429);
  expect((await logIn(email, PASSWORD)).status).toBe(200);
});

it('is for shoppers with a password', async () => {
  const staff = await signedInAs(shop, 'SubAdmin');
  expect((await change(staff.token, PASSWORD)).status).toBe(403);
  expect((await shop.rest('POST', '/user/change-password', {})).status).toBe(401);
  const without = await signedInAs(shop, 'User', { passwordHash: null });
  expect(await change(without.token, PASSWORD)).toMatchObject({ status: 409 });
});
