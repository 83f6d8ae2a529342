import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { LedgerAccount } from '@aabha/contracts/ledger/ledger.values';
import { ledgerTransactions } from '@aabha/db/schema/ledger';
import { payments } from '@aabha/db/schema/payments';
import { refunds } from '@aabha/db/schema/refunds';
import { aProduct, signedInAs, someServiceAreas, type SignedIn } from '../../testing/builders';
import { addToCart, buy, payAtProvider, startPayment } from '../../testing/shopping-steps';
import { startTestShop, type TestShop } from '../../testing/test-shop';
import { runSettlementReads } from '../settlements/run-settlement-reads.service';
import { postLedger } from './post-ledger.service';
import { verifyLedger } from './verify-ledger.service';

let shop: TestShop;
let boss: SignedIn;
let shopper: SignedIn;
let product: string;

beforeAll(async () => {
  shop = await startTestShop();
  await someServiceAreas(shop.db);
  [boss, shopper] = [await signedInAs(shop, 'SuperAdmin'), await signedInAs(shop)];
  product = (await aProduct(shop.db, { stock: 50 })).id;
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
const findings = async () => {
  await postAll();
  return (await verifyLedger(shop.db)).findings;
};
const statementOf = async (id: string) => {
  await postAll();
  return (await as().ledger.ofOrder.query({ id })).ledger;
};
const balanceOf = async (account: LedgerAccount) => {
  await postAll();
  const { accounts } = await as().ledger.trialBalance.query({});
  const found = accounts.find((one) => one.account === account);
  return Math.round(((found?.debit ?? 0) - (found?.credit ?? 0)) * 100);
};
const settle = async (extras: object = {}) => {
  await shop.sandbox('POST', '/sandbox/settlements', extras);
  await as().settlements.startRead.mutate({});
  await vi.waitFor(
    async () => {
      await runSettlementReads(shop.deps);
      expect((await as().settlements.latestRead.query()).read).toMatchObject({ state: 'done' });
    },
    { timeout: 20_000 },
  );
};
const refunded = (count: number) =>
  vi.waitFor(async () => expect(await shop.db.$count(refunds, eq(refunds.status, 'processed'))).toBe(count), {
    timeout: 20_000,
  });
const credited = () =>
  vi.waitFor(
    async () => {
      const [row] = await shop.db.execute(
        sql`select count(*)::int as n from credit_notes where number is null`,
      );
      expect(row).toEqual({ n: 0 });
    },
    { timeout: 20_000 },
  );

describe('the money of an order', () => {
  let order: { _id: string; totalPrice: number };
  beforeAll(async () => {
    order = await buy(shop, shopper, product, 2);
  });

  it('is posted as a sale and a captured payment, and the customer owes nothing', async () => {
    const { entries, ...sums } = await statementOf(order._id);
    expect(entries.map(({ kind, charged, received }) => [kind, charged, received]).toSorted()).toEqual([
      ['capture', 0, order.totalPrice],
      ['sale', order.totalPrice, 0],
    ]);
    expect(sums).toMatchObject({
      captured: order.totalPrice,
      at_provider: order.totalPrice,
      customer_owes: 0,
    });
    expect(await findings()).toEqual([]);
  });

  it('has a refund of a part with its credit note', async () => {
    await as().orders.refund.mutate({ id: order._id, amount: 500, reason: 'A scratch.' });
    await refunded(1);
    await credited();
    const { entries, ...sums } = await statementOf(order._id);
    expect(entries.map(({ kind }) => kind).toSorted()).toEqual(['capture', 'credit-note', 'refund', 'sale']);
    expect(sums).toMatchObject({ refunded: 500, charged: order.totalPrice - 500, customer_owes: 0 });
    expect(entries.at(-1)?.balance).toBe(order.totalPrice - 500);
    expect(await findings()).toEqual([]);
  });

  it('has the settlement of both with the fee and the GST on it', async () => {
    await settle();
    const { entries, ...sums } = await statementOf(order._id);
    expect(entries.filter(({ kind }) => kind === 'settlement-line')).toHaveLength(2);
    expect(sums.at_provider).toBe(0);
    expect(sums.fees).toBeCloseTo(order.totalPrice * 0.02 * 1.18, 1);
    expect(sums.captured - sums.refunded - sums.fees).toBeCloseTo(sums.remains, 2);
    expect(sums.settled).toBe(sums.remains);
    expect([await balanceOf('provider-receivable'), await balanceOf('settlements')]).toEqual([0, 0]);
    expect(await balanceOf('bank-in-transit')).toBe(Math.round(sums.settled * 100));
    expect(await findings()).toEqual([]);
  });

  it('is refused to shoppers and unknown to others', async () => {
    expect(await shop.rest('POST', `/order/${order._id}/ledger`, {}, shopper.token)).toMatchObject({
      status: 403,
    });
    expect(await shop.rest('POST', '/order/nothing/ledger', {}, boss.token)).toMatchObject({ status: 404 });
    const packer = await signedInAs(shop, 'SubAdmin');
    expect(await shop.rest('POST', `/order/${order._id}/ledger`, {}, packer.token)).toMatchObject({
      status: 200,
    });
    expect(await shop.rest('POST', '/ledger/list', {}, packer.token)).toMatchObject({ status: 403 });
  });
});

describe('other money', () => {
  it('a failed refund posts nothing, and once it is made again one refund', async () => {
    const { _id: id, totalPrice } = await buy(shop, shopper, product);
    const refuse = vi.spyOn(shop.deps.ports.payments, 'refund').mockResolvedValue({
      ...{
        id: 'rfnd_refused',
        status: 'failed',
        amountPaise: totalPrice * 100,
        speed: undefined,
        arn: undefined,
      },
    } as never);
    await as().orders.updateStatus.mutate({ id, status: 'Cancelled', reason: 'No longer wanted' });
    await vi.waitFor(
      async () => expect(await shop.db.$count(refunds, eq(refunds.status, 'failed'))).toBe(1),
      {
        timeout: 20_000,
      },
    );
    refuse.mockRestore();
    expect((await statementOf(id)).entries.map(({ kind }) => kind).toSorted()).toEqual(['capture', 'sale']);
    expect(await findings()).toEqual([]);
    await shop.db.execute(sql`update refunds set status = 'processed' where status = 'failed'`);
    expect((await statementOf(id)).refunded).toBe(totalPrice);
    /* The credit note is numbered by its worker. */
    await credited();
    expect((await statementOf(id)).customer_owes).toBe(0);
    expect(await findings()).toEqual([]);
    await shop.db.execute(
      sql`update refunds set provider_refund_id = null where provider_refund_id = 'rfnd_refused'`,
    );
  });

  it('a payment that became no order is owed back until its refund is sent', async () => {
    const last = (await aProduct(shop.db, { stock: 1 })).id;
    const other = await signedInAs(shop);
    await addToCart(shop, other, last);
    const payment = await startPayment(shop, other);
    await shop.db.execute(sql`update stock_reservations set expires_at = now() - interval '1 minute'
      where payment_id in (select id from payments where provider_order_id = ${payment.id})`);
    await vi.waitFor(() => buy(shop, shopper, last), { timeout: 15_000 });
    await payAtProvider(shop, payment.id);
    const paid = async () =>
      (await shop.db.select().from(payments).where(eq(payments.providerOrderId, payment.id)))[0];
    await vi.waitFor(async () => expect((await paid())?.status).toBe('refund-due'), { timeout: 20_000 });
    const id = (await paid())?.id ?? '';
    await vi.waitFor(
      async () =>
        expect(await shop.db.select().from(refunds).where(eq(refunds.paymentId, id))).toMatchObject([
          { status: 'processed' },
        ]),
      { timeout: 20_000 },
    );
    await postAll();
    const posted = await shop.db.select().from(ledgerTransactions).where(eq(ledgerTransactions.sourceId, id));
    expect(posted).toMatchObject([{ kind: 'capture' }]);
    expect(await balanceOf('refunds-payable')).toBe(0);
    expect(await findings()).toEqual([]);
  });

  it('a settlement with an adjustment, an unknown payment and too little is explained to the paisa', async () => {
    await buy(shop, shopper, product);
    await settle({ foreign: 4200, adjustment: -1500, shortBy: 100, wrongBy: 50 });
    expect([await balanceOf('suspense'), await balanceOf('adjustments')]).toEqual([-4200, 1500]);
    expect(await balanceOf('settlements')).toBe(100);
    expect(await balanceOf('settlement-differences')).toBeLessThan(0);
    expect(await findings()).toEqual([]);
  });

  it('a line whose payment becomes known leaves suspense by a reversal and a new posting', async () => {
    const { _id: id } = await buy(shop, shopper, product);
    await postAll();
    const { orderId } = { orderId: id };
    const [line] = await shop.db.execute<{ id: string }>(sql`
      update settlement_lines l set state = 'matched', provider_id = p.provider_payment_id, payment_id = p.id
      from orders o join payments p on p.id = o.payment_id where o.id = ${orderId} and l.state = 'unknown' returning l.id`);
    await postAll();
    const posted = await shop.db
      .select({ kind: ledgerTransactions.kind, revision: ledgerTransactions.revision })
      .from(ledgerTransactions)
      .where(eq(ledgerTransactions.sourceId, line?.id ?? ''))
      .orderBy(asc(ledgerTransactions.revision));
    expect(posted).toEqual([
      { kind: 'settlement-line', revision: 1 },
      { kind: 'reversal', revision: 2 },
      { kind: 'settlement-line', revision: 3 },
    ]);
    expect(await balanceOf('suspense')).toBe(0);
    expect(await findings()).toEqual([]);
  });

  it('what the bank shows is posted, corrected by reversals, and taken back', async () => {
    const { settlementList } = await as().settlements.list.query({ sort: { field: 'net', order: 'desc' } });
    const [{ _id: id = '', net = 0 } = {}] = settlementList;
    const before = await balanceOf('settlement-differences');
    const set = (bank: { amount: number; day: string } | null) =>
      as().settlements.setBank.mutate({ id, bank });
    await set({ amount: net - 1, day: '2026-11-23' });
    expect(await balanceOf('bank')).toBe(Math.round((net - 1) * 100));
    expect(await balanceOf('settlement-differences')).toBe(before + 100);
    await set({ amount: net, day: '2026-11-23' });
    expect([await balanceOf('bank'), await balanceOf('settlement-differences')]).toEqual([
      Math.round(net * 100),
      before,
    ]);
    await set({ amount: net, day: '2026-11-24' });
    expect(await findings()).toEqual([]);
    await set(null);
    expect(await balanceOf('bank')).toBe(0);
    expect(await findings()).toEqual([]);
    const kinds = await shop.db
      .select({ kind: ledgerTransactions.kind })
      .from(ledgerTransactions)
      .where(sql`source_kind = 'bank-receipt' and source_id = ${id}`)
      .orderBy(asc(ledgerTransactions.revision));
    expect(kinds.map(({ kind }) => kind).join(' ')).toBe(
      'bank-receipt reversal bank-receipt reversal bank-receipt reversal',
    );
  });
});
