import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { users } from '@aabha/db/schema/accounts';
import { violatedConstraint } from '@aabha/db/tx';
import { signedInAs, type SignedIn } from '../../testing/builders';
import { startTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;
let one: SignedIn;
let other: SignedIn;
beforeAll(async () => {
  shop = await startTestShop();
});
beforeEach(async () => {
  [one, other] = [await signedInAs(shop, 'SuperAdmin'), await signedInAs(shop, 'SuperAdmin')];
  /* Only these two can open everything. */
  await shop.db
    .update(users)
    .set({ role: 'SubAdmin' })
    .where(sql`${users.role} = 'SuperAdmin' and ${users.id} not in (${one.id}, ${other.id})`);
});
afterAll(() => shop.stop());

const active = () => shop.db.$count(users, sql`role = 'SuperAdmin' and disabled_at is null`);
const outcome = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => violatedConstraint(error),
  );
const ACTS = {
  disabled: (id: string) =>
    shop.db.update(users).set({ disabledAt: new Date().toISOString() }).where(eq(users.id, id)),
  demoted: (id: string) => shop.db.update(users).set({ role: 'SubAdmin' }).where(eq(users.id, id)),
  removed: (id: string) => shop.db.delete(users).where(eq(users.id, id)),
};

it.each(Object.entries(ACTS))('the last SuperAdmin is not %s', async (_name, act) => {
  expect(await outcome(act(one.id))).toBe('done');
  expect(await outcome(act(other.id))).toBe('users_last_super_admin');
  expect(await active()).toBe(1);
});

it.each(Object.entries(ACTS))('of the last two, when both are %s at once, one stays', async (_name, act) => {
  const both = await Promise.all([outcome(act(one.id)), outcome(act(other.id))]);
  expect(both.toSorted()).toEqual(['done', 'users_last_super_admin']);
  expect(await active()).toBe(1);
});

it('other changes of the last one work', async () => {
  await ACTS.disabled(one.id);
  await shop.db.update(users).set({ name: 'Boss', disabledAt: null }).where(eq(users.id, other.id));
  await shop.db.update(users).set({ disabledAt: null }).where(eq(users.id, one.id));
  expect(await active()).toBe(2);
});

it('no call disables, demotes, closes or erases a SuperAdmin', async () => {
  const client = shop.trpc(one.token);
  const { id } = other;
  const refusal = (httpStatus: number) => ({ data: { httpStatus } });
  await expect(client.accounts.setStaffDisabled.mutate({ id, disabled: true })).rejects.toMatchObject(
    refusal(409),
  );
  await expect(
    client.accounts.setCustomerRole.mutate({ id, role: 'User', reason: 'No more' }),
  ).rejects.toMatchObject(refusal(404));
  await expect(
    client.accounts.setCustomerClosed.mutate({ id, closed: true, reason: 'No more' }),
  ).rejects.toMatchObject(refusal(404));
  await expect(
    shop.trpc(other.token).privacy.erase.mutate({ password: 'correct horse' }),
  ).rejects.toMatchObject({ data: { httpStatus: expect.any(Number) } });
  expect(await active()).toBe(2);
});
