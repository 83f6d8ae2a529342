import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { LedgerAccount } from '@aabha/contracts/ledger/ledger.values';
import { paise } from '@aabha/contracts/money/money';
import type { WholesaleOrder } from '@aabha/contracts/wholesale/wholesale.schema';
import { ledgerPostings, ledgerTransactions } from '@aabha/db/schema/ledger';
import { aProduct, signedInAs, someServiceAreas, type SignedIn } from '../../testing/builders';
import { buy } from '../../testing/shopping-steps';
import { startTestShop, type TestShop } from '../../testing/test-shop';
import { postLedger } from './post-ledger.service';
import { verifyLedger } from './verify-ledger.service';

let shop: TestShop;
let boss: SignedIn;

beforeAll(async () => {
  shop = await startTestShop();
  await someServiceAreas(shop.db);
  boss = await signedInAs(shop, 'SuperAdmin');
  const [shopper, product] = [await signedInAs(shop), await aProduct(shop.db, { stock: 50 })];
  for (let count = 0; count < 4; count += 1) await buy(shop, shopper, product.id);
});
afterAll(() => shop.stop());

const as = () => shop.trpc(boss.token);
/** Waits until everything is posted, by this or by the worker of the shop. */
const postAll = () =>
  vi.waitFor(
    async () => {
      await postLedger(shop.db, new Date());
      expect(await as().ledger.trialBalance.query({})).toMatchObject({ is_complete: true });
    },
    { timeout: 20_000 },
  );

const balanceOf = async (account: LedgerAccount) => {
  await postAll();
  const { accounts } = await as().ledger.trialBalance.query({});
  const found = accounts.find((one) => one.account === account);
  return Math.round(((found?.debit ?? 0) - (found?.credit ?? 0)) * 100);
};
const credited = () =>
  vi.waitFor(
    async () => {
      const [row] = await shop.db.execute(
        sql`select count(*)::int as n from credit_notes where number is not null`,
      );
      expect(row).toEqual({ n: 1 });
    },
    { timeout: 20_000 },
  );

describe('the list', () => {
  it('is filtered, paged and sorted by the server', async () => {
    await postAll();
    const list = as().ledger.list.query;
    const all = await list({});
    expect(all.transactionCount).toBe(await shop.db.$count(ledgerTransactions));
    for (const { postings, amount } of all.transactionList) {
      const sum = (of: 'debit' | 'credit') => postings.reduce((total, posting) => total + posting[of], 0);
      expect(sum('debit')).toBeCloseTo(sum('credit'), 2);
      expect(sum('debit')).toBeCloseTo(amount, 2);
    }
    const captures = await list({ filters: { kind: 'capture' } });
    expect(captures.transactionList.every(({ kind }) => kind === 'capture')).toBe(true);
    const [{ order_id: orderId = null } = {}] = captures.transactionList.filter(
      ({ order_id: id }) => id !== null,
    );
    const ofOrder = await list({ filters: { order_id: orderId ?? '', account: 'customers' } });
    expect(ofOrder.transactionCount).toBe(2);
    expect((await list({ filters: { order_id: 'nothing' } })).transactionCount).toBe(0);
    expect((await list({ filters: { to: '2020-01-01' } })).transactionCount).toBe(0);
    const second = await list({ pageNum: 2, pageSize: 3 });
    expect(second.transactionList.map(({ _id }) => _id)).toEqual(
      all.transactionList.slice(3, 6).map(({ _id }) => _id),
    );
    const oldest = await list({ sort: { field: 'happened_at', order: 'asc' }, pageSize: 1 });
    expect(oldest.transactionList[0]?.happened_at).toBe(
      (
        await shop.db.select().from(ledgerTransactions).orderBy(asc(ledgerTransactions.happenedAt)).limit(1)
      )[0]?.happenedAt,
    );
  });

  it('is exported with a column for each account, each row adding up to zero', async () => {
    const response = await fetch(`${shop.url}/api/v1/ledger/export`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${boss.token}` },
      body: JSON.stringify({ filters: { kind: 'sale' } }),
    });
    const [header = '', ...rows] = (await response.text()).replace('\uFEFF', '').trim().split('\r\n');
    expect(header).toMatch(/^Date,Transaction,Kind,Text,Order,Customers,.*,Settlement differences$/);
    expect(rows).toHaveLength(await shop.db.$count(ledgerTransactions, eq(ledgerTransactions.kind, 'sale')));
    for (const row of rows) {
      const amounts = row.split(',').slice(5).map(Number);
      expect(amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0)).toBe(0);
    }
  });
});

it('the trial balance has equal sides, at any day', async () => {
  await postAll();
  const now = await as().ledger.trialBalance.query({});
  expect(now.debit).toBe(now.credit);
  expect(now).toMatchObject({ is_complete: true, pending: 0 });
  expect(now.posted).toBe(now.documents);
  const before = await as().ledger.trialBalance.query({ day: '2020-01-01' });
  expect([before.debit, before.credit]).toEqual([0, 0]);
  const postings = await shop.db.select().from(ledgerPostings);
  expect(postings.reduce((sum, { amountPaise }) => sum + amountPaise, 0)).toBe(0);
});

it('a wholesale order and its credit note are receipts outside the provider', async () => {
  const { id } = await aProduct(shop.db, { pricePaise: paise(20_000_00), discountPercent: 0, stock: 15 });
  await as().wholesale.create.mutate({ product_id: id, priceBreaks: [{ minQuantity: 1000, discount: 500 }] });
  const { body } = await shop.rest<{ wholesaleOrder: WholesaleOrder }>('POST', '/wholesale/orders/new', {
    products: [{ product_id: id, quantity: 10, price: 20_000 }],
    ...{
      total_price: 200_000,
      email: 'hotels@aabha.example',
      contact: '9876543210',
      companyName: 'Rao Hotels',
    },
    shipping_address: {
      ...{ firstName: 'Asha', lastName: 'Rao', fullAddress: '7 Temple Street', apartment: '' },
      ...{ city: 'Bengaluru', country: 'India', state: 'Karnataka', zipCode: '560034' },
    },
  });
  const { _id } = body.data.wholesaleOrder;
  await as().wholesale.updateOrder.mutate({ id: _id, paymentStatus: 'Completed' });
  expect(await balanceOf('outside-receipts')).toBe(200_000_00);
  const sales = await balanceOf('sales');
  const lines = [{ position: 0, quantity: 2, restock: true }];
  const reason = 'Two arrived broken.';
  expect(
    (await shop.rest('POST', `/wholesale/orders/${_id}/credit`, { lines, reason }, boss.token)).status,
  ).toBe(200);
  await credited();
  expect(await balanceOf('outside-receipts')).toBe(160_000_00);
  expect(await balanceOf('sales')).toBe(sales);
  expect((await verifyLedger(shop.db)).findings).toEqual([]);
});
