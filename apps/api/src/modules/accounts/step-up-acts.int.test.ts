import { afterAll, beforeAll, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { users } from '@aabha/db/schema/accounts';
import { sessions } from '@aabha/db/schema/sessions';
import { accessOf } from '../../core/access';
import { signedInAs, type SignedIn } from '../../testing/builders';
import { ageSessions, expectStepUp, outcomeOf } from '../../testing/expect-step-up';
import { enrolledAs } from '../../testing/enrolled-as';
import { startTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;
let boss: SignedIn;
beforeAll(async () => {
  shop = await startTestShop();
  await shop.stopWorkers();
  boss = await signedInAs(shop, 'SuperAdmin');
});
afterAll(() => shop.stop());

const of = (by = boss) => shop.trpc(by.token);
const rest = (path: string, body: object = {}) => shop.rest('POST', path, body, boss.token);
const sessionOf = async (userId: string) =>
  (await shop.db.select().from(sessions).where(eq(sessions.userId, userId)))[0]?.id ?? '';

it('inviting, disabling and enabling somebody of the staff needs a confirmed session', async () => {
  const invited = { name: 'Kavita Rao', email: 'kavita@aabha.example' };
  await expectStepUp(shop, boss, () => of().accounts.createSubAdmin.mutate(invited));
  const clerk = await signedInAs(shop, 'SubAdmin');
  for (const disabled of [true, false])
    await expectStepUp(shop, boss, () => of().accounts.setStaffDisabled.mutate({ id: clerk.id, disabled }));
  const [row] = await shop.db.select().from(users).where(eq(users.id, clerk.id));
  expect(row?.disabledAt).toBeNull();
});

it('so do a reset link and the removal of a second factor', async () => {
  const clerk = await signedInAs(shop, 'SubAdmin');
  await expectStepUp(shop, boss, () => rest(`/admin/staff/${clerk.id}/reset-link`));
  const enrolled = await enrolledAs(shop, 'SubAdmin');
  await expectStepUp(shop, boss, () => rest(`/admin/staff/${enrolled.id}/second-factor/remove`));
});

it('so does ending sessions of others, but not one’s own', async () => {
  const [clerk, shopper] = [await signedInAs(shop, 'SubAdmin'), await signedInAs(shop)];
  await shop.rest('POST', '/auth/login', { email: shopper.email, password: 'correct horse' });
  for (const { id } of [clerk, shopper]) {
    const session = await sessionOf(id);
    await expectStepUp(shop, boss, () => of().sessions.end.mutate({ id: session }));
  }
  await signedInAs(shop, 'SubAdmin');
  await expectStepUp(shop, boss, () => rest(`/admin/staff/${clerk.id}/sessions/end`));
  await ageSessions(shop, boss.id);
  expect(await outcomeOf(of().sessions.endOthers.mutate({}))).toBe('done');
});

it('so does an API key, which is not asked later', async () => {
  const key = { name: 'Couriers', scopes: ['areas:write'], days: 30 };
  await expectStepUp(shop, boss, () => rest('/apiKey/new', key));
});

const EXPORTS_OF_PEOPLE = [
  ['/order/export', 'orders.exportCsv'],
  ['/invoice/export', 'invoices.exportCsv'],
  ['/refund/export', 'refunds.exportCsv'],
  ['/returnRequest/export', 'returns.exportCsv'],
  ['/complaint/export', 'complaints.exportCsv'],
  ['/message/export', 'contact.exportMessages'],
  ['/admin/export-subscribers', 'contact.exportSubscribers'],
  ['/draftOrder/export', 'draftOrders.exportCsv'],
  ['/wholesale/orders/export', 'wholesale.exportOrders'],
  ['/privacy/consent/export', 'consents.exportCsv'],
  ['/installation/export', 'installations.exportCsv'],
  ['/mail/export', 'mailLog.exportCsv'],
  ['/admin/audit/export', 'exports.audit'],
] as const;

it.each(EXPORTS_OF_PEOPLE)(
  'so does POST %s, which lists people with how to reach them',
  async (path, name) => {
    expect(accessOf(name)?.stepUp).toBe(true);
    const ask = () =>
      fetch(`${shop.url}/api/v1${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${boss.token}` },
        body: JSON.stringify({ filters: {} }),
      }).then(async (response) => {
        const text = await response.text();
        return { status: response.status, body: response.ok ? {} : (JSON.parse(text) as object) };
      });
    await expectStepUp(shop, boss, ask);
  },
);

it('but no export without them', async () => {
  await ageSessions(shop, boss.id);
  for (const path of ['/creditNote/export', '/price/history/export', '/report/sales/export']) {
    const response = await fetch(`${shop.url}/api/v1${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${boss.token}` },
      body: JSON.stringify({ filters: {} }),
    });
    expect([path, response.status]).not.toEqual([path, 403]);
    await response.text();
  }
});
