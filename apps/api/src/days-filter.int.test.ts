import { afterAll, beforeAll, expect, it } from 'vitest';
import { complaints } from '@aabha/db/schema/complaints';
import { contactMessages, subscribers } from '@aabha/db/schema/contact';
import { privacyRequests } from '@aabha/db/schema/privacy-requests';
import { aCoupon, signedInAs, type SignedIn } from './testing/builders';
import { startTestShop, type TestShop } from './testing/test-shop';

/* The last moment of 9 March in India, the first and the last of 10 March, and the first of 11 March. */
const TIMES = [
  '2026-03-09T18:29:59.999Z',
  '2026-03-09T18:30:00.000Z',
  '2026-03-10T18:29:59.999Z',
  '2026-03-10T18:30:00.000Z',
];

let shop: TestShop;
let admin: SignedIn;
beforeAll(async () => {
  shop = await startTestShop();
  admin = await signedInAs(shop, 'SuperAdmin');
  const person = { name: 'Ravi', email: 'ravi@example.in', phone: '9876543210' };
  for (const [index, createdAt] of TIMES.entries()) {
    const { id: userId } = await signedInAs(shop, 'User', { createdAt });
    await aCoupon(shop.db, { code: `MARCH${index}`, createdAt });
    await shop.db.insert(contactMessages).values({ ...person, subject: 'TV', message: 'Hello', createdAt });
    const email = `reader${index}@example.in`;
    await shop.db.insert(subscribers).values({ email, unsubscribeToken: email, createdAt });
    const request = { userId, email, kind: 'grievance', text: 'Why', dueAt: createdAt } as const;
    await shop.db.insert(privacyRequests).values({ ...request, createdAt });
    await shop.db.insert(complaints).values({
      ...person,
      userId,
      issueType: 'Other',
      customIssueType: 'Screen',
      description: 'Dark',
      createdAt,
    });
  }
});
afterAll(() => shop.stop());

it('lists of staff are narrowed to days in India, both included, open at either side', async () => {
  const api = shop.trpc(admin.token);
  const counts = async (filters: { from?: string; to?: string }) => ({
    customers: (await api.accounts.listCustomers.query({ filters })).userCount,
    coupons: (await api.coupons.list.query({ filters })).couponCount,
    messages: (await api.contact.listMessages.query({ filters })).messageCount,
    subscribers: (await api.contact.listSubscribers.query({ filters })).subscriberCount,
    requests: (await api.privacy.listRequests.query({ filters })).requestCount,
    complaints: (await api.complaints.list.query({ filters })).complaintCount,
  });
  const all = (n: number) => ({
    customers: n,
    coupons: n,
    messages: n,
    subscribers: n,
    requests: n,
    complaints: n,
  });
  expect(await counts({})).toEqual(all(4));
  expect(await counts({ from: '2026-03-10', to: '2026-03-10' })).toEqual(all(2));
  expect(await counts({ from: '2026-03-10' })).toEqual(all(3));
  expect(await counts({ to: '2026-03-10' })).toEqual(all(3));
  const filters = { from: '2026-03-12', to: '2026-03-01' };
  expect(await counts(filters)).toEqual(all(0));
  const { userList } = await api.accounts.listCustomers.query({
    filters: { from: '2026-03-11' },
    sort: { field: 'totalSpent', order: 'desc' },
  });
  expect(userList.map(({ created_at }) => created_at)).toEqual([TIMES[3]]);
});

it('those of returns, reviews, bulk orders, imports, jobs and refunds accept days, and no list other texts', async () => {
  const api = shop.trpc(admin.token);
  const filters = { from: '2026-03-10', to: '2026-03-10' };
  expect((await api.returns.list.query({ filters })).totalCount).toBe(0);
  expect((await api.reviews.listForStaff.query({ filters })).reviewCount).toBe(0);
  expect((await api.wholesale.listOrders.query({ filters })).wholesalebulkOrdersCount).toBe(0);
  expect((await api.refunds.list.query({ filters })).refundCount).toBe(0);
  expect((await api.imports.list.query({ filters })).importCount).toBe(0);
  expect((await api.bulkJobs.list.query({ filters })).jobCount).toBe(0);
  expect((await api.products.listRemoved.query({ filters })).removedCount).toBe(0);
  expect((await api.reconciliation.list.query({ filters })).differenceCount).toBe(0);
  const refused = api.accounts.listCustomers.query({ filters: { from: 'yesterday' } });
  await expect(refused).rejects.toThrow('Please enter a valid date.');
});
