import { afterAll, beforeAll, expect, it } from 'vitest';
import { users } from '@aabha/db/schema/accounts';
import { hashPassword } from '@aabha/db/passwords';
import { startTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

const logIn = (email: string) => shop.rest('POST', '/auth/login', { email, password: 'Shopper@12345' });

it('opens nothing with a password of the demo in production, and lets nobody choose one', async () => {
  const email = 'demo@shoppers.example';
  const passwordHash = await hashPassword('Shopper@12345');
  await shop.deps.db.insert(users).values({ name: 'Demo', email, role: 'User', passwordHash });
  expect((await logIn(email)).status).toBe(200);
  const boss = { email: 'boss@staff.example', password: 'Super@12345' };
  await shop.deps.db.insert(users).values({
    ...{ name: 'Boss', email: boss.email, role: 'SuperAdmin' },
    passwordHash: await hashPassword(boss.password),
  });
  expect((await shop.rest('POST', '/admin/login', boss)).status).toBe(200);

  shop.deps.config.NODE_ENV = 'production';
  expect(await logIn(email)).toMatchObject({ status: 401, body: { message: 'Invalid email or password.' } });
  expect((await shop.rest('POST', '/admin/login', boss)).status).toBe(401);
  const signUp = await shop.rest('POST', '/auth/signup', {
    name: 'Asha Rao',
    email: 'asha@shoppers.example',
    phone: '9845012345',
    password: 'Super@12345',
  });
  expect(signUp.status).toBe(400);
  expect(signUp.body.data.fields).toEqual({
    password: 'This is a demo password. Please choose another one.',
  });
});
