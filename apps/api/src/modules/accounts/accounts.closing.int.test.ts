import { and, desc, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { auditLog } from '@aabha/db/schema/audit';
import { orders } from '@aabha/db/schema/orders';
import { outbox } from '@aabha/db/schema/outbox';
import { payments } from '@aabha/db/schema/payments';
import { refunds } from '@aabha/db/schema/refunds';
import { stockReservations } from '@aabha/db/schema/stock';
import { changesTo } from '../../testing/changes-to';
import { aProduct, PASSWORD, signedInAs, someServiceAreas, type SignedIn } from '../../testing/builders';
import { codeMailedTo } from '../../testing/codes';
import { addToCart, buy, payAtProvider, startPayment } from '../../testing/shopping-steps';
import { startTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;
let boss: SignedIn;
beforeAll(async () => {
  shop = await startTestShop();
  await someServiceAreas(shop.db);
  boss = await signedInAs(shop, 'SuperAdmin', { name: 'Boss' });
});
afterAll(() => shop.stop());

const REASON = 'Asked for it on the telephone.';
const as = (token: string) => shop.trpc(token);
const setClosed = (id: string, closed: boolean, more: object = {}, by = boss) =>
  as(by.token).accounts.setCustomerClosed.mutate({ id, closed, reason: REASON, ...more });
const logIn = (email: string, password = PASSWORD) => shop.trpc().accounts.login.mutate({ email, password });
const auditOf = (id: string) =>
  shop.db.select().from(auditLog).where(changesTo(id)).orderBy(desc(auditLog.createdAt));
const mailsOf = async (id: string) =>
  (await shop.db.select().from(outbox))
    .filter(({ kind, payload }) => kind.startsWith('mail.account-') && payload.userId === id)
    .map(({ kind }) => kind);
const reserved = (userId: string) =>
  shop.db.$count(
    stockReservations,
    and(eq(stockReservations.userId, userId), isNull(stockReservations.settledAt)),
  );
const sessionEnded = { data: { httpStatus: 401, reason: 'SESSION_EXPIRED' } };
const isClosed = { data: { httpStatus: 403, reason: 'ACCOUNT_CLOSED' } };

describe('closing the account of a customer', () => {
  it('ends every session immediately, and refuses the right password with its reason', async () => {
    const shopper = await signedInAs(shop);
    const { token } = await logIn(shopper.email);
    const { customer } = await setClosed(shopper.id, true);
    expect(customer).toMatchObject({ _id: shopper.id, closed: true });
    for (const each of [token, shopper.token])
      await expect(as(each).accounts.me.query()).rejects.toMatchObject(sessionEnded);
    await expect(logIn(shopper.email)).rejects.toMatchObject({
      ...isClosed,
      message: 'This account is closed. Please contact us to use it again.',
    });
    await expect(logIn(shopper.email, 'not the password')).rejects.toMatchObject({
      data: { reason: 'WRONG_PASSWORD' },
    });
  });

  it('is neither undone nor hidden by a password reset', async () => {
    const shopper = await signedInAs(shop);
    await setClosed(shopper.id, true);
    const { email } = shopper;
    await shop.trpc().accounts.sendForgotPasswordOtp.mutate({ email });
    await shop.trpc().accounts.verifyEmailOtp.mutate({ email, otp: await codeMailedTo(shop, email) });
    const newPassword = 'Monsoon@77';
    await expect(shop.trpc().accounts.changePassword.mutate({ email, newPassword })).rejects.toMatchObject(
      isClosed,
    );
    await expect(logIn(email)).rejects.toMatchObject(isClosed);
    await setClosed(shopper.id, false);
    await logIn(email);
  });

  it('notifies the customer, and is in the audit log with its reason', async () => {
    const shopper = await signedInAs(shop);
    await setClosed(shopper.id, true);
    const mail = await shop.mail(shopper.email, /Your account was closed/);
    expect(mail.text).toContain('Orders, returns and complaints that are open go on');
    expect(await auditOf(shopper.id)).toMatchObject([
      {
        action: 'customer.close',
        staffId: boss.id,
        before: { closed: false },
        after: { closed: true, reason: REASON },
      },
    ]);
  });

  it('succeeds once of two concurrent calls, and is refused on an outdated record', async () => {
    const shopper = await signedInAs(shop);
    const second = await signedInAs(shop, 'SuperAdmin');
    const { customer } = await as(boss.token).accounts.getCustomer.query({ id: shopper.id });
    const { updated_at } = customer;
    const both = await Promise.all([
      setClosed(shopper.id, true, { updated_at }),
      setClosed(shopper.id, true, { updated_at }, second),
    ]);
    expect(both.map((response) => response.customer.closed)).toEqual([true, true]);
    expect(await auditOf(shopper.id)).toHaveLength(1);
    expect(await mailsOf(shopper.id)).toEqual(['mail.account-closed']);
    await expect(setClosed(shopper.id, false, { updated_at })).rejects.toMatchObject({
      data: { reason: 'RECORD_CHANGED', current: { closed: true } },
    });
  });

  it('needs a SuperAdmin, a reason and a customer', async () => {
    const shopper = await signedInAs(shop);
    const sub = await signedInAs(shop, 'SubAdmin');
    await expect(setClosed(shopper.id, true, {}, sub)).rejects.toMatchObject({ data: { httpStatus: 403 } });
    await expect(setClosed(shopper.id, true, { reason: ' ' })).rejects.toMatchObject({
      data: { fields: { reason: 'Please give a reason.' } },
    });
    for (const id of [sub.id, boss.id, 'nobody'])
      await expect(setClosed(id, true)).rejects.toMatchObject({ data: { httpStatus: 404 } });
    expect(await auditOf(shopper.id)).toEqual([]);
    await as(sub.token).dashboard.get.query({});
  });

  it('works over REST as well', async () => {
    const { id } = await signedInAs(shop);
    const path = `/user/${id}/closed`;
    const { status, body } = await shop.rest<{ customer: object }>(
      'POST',
      path,
      { closed: true, reason: REASON },
      boss.token,
    );
    expect([status, body.data.customer]).toMatchObject([200, { _id: id, closed: true }]);
  });
});

describe('a closed account', () => {
  it('is found in the list of customers by its state, and opens again with its old password', async () => {
    const shopper = await signedInAs(shop, 'User', { name: 'Leela' });
    await setClosed(shopper.id, true);
    const found = async (closed?: boolean) =>
      (
        await as(boss.token).accounts.listCustomers.query({ filters: { search: 'Leela', closed } })
      ).userList.map((customer) => customer.closed);
    expect([await found(true), await found(false), await found()]).toEqual([[true], [], [true]]);
    const { customer } = await setClosed(shopper.id, false);
    expect(customer.closed).toBe(false);
    expect([await found(true), await found(false)]).toEqual([[], [false]]);
    await expect(as(shopper.token).accounts.me.query()).rejects.toMatchObject(sessionEnded);
    await as((await logIn(shopper.email)).token).accounts.me.query();
    await shop.mail(shopper.email, /Your account is open again/);
    expect((await auditOf(shopper.id))[0]).toMatchObject({
      action: 'customer.reopen',
      after: { closed: false, reason: REASON },
    });
  });

  it('keeps its open orders, which staff still see and advance', async () => {
    const shopper = await signedInAs(shop);
    const { _id: id } = await buy(shop, shopper, (await aProduct(shop.db)).id);
    await setClosed(shopper.id, true);
    const { order } = await as(boss.token).orders.updateStatus.mutate({ id, status: 'Shipped' });
    expect(order.status).toBe('Shipped');
    const filters = { user_id: shopper.id };
    expect((await as(boss.token).orders.list.query({ filters })).orderList).toHaveLength(1);
    expect(await shop.db.select().from(outbox)).toContainEqual(
      expect.objectContaining({
        kind: 'mail.order-status',
        payload: expect.objectContaining({ orderId: id }),
      }),
    );
  });
});

describe('a pending payment when its account closes', () => {
  const begin = async (stock: number) => {
    const shopper = await signedInAs(shop);
    const product = await aProduct(shop.db, { stock });
    await addToCart(shop, shopper, product.id);
    return { shopper, product, payment: await startPayment(shop, shopper) };
  };
  const statusOf = async (providerOrderId: string) =>
    (await shop.db.select().from(payments).where(eq(payments.providerOrderId, providerOrderId)))[0]?.status;

  it('loses its reserved units, and still becomes an order while there are units', async () => {
    const { shopper, payment } = await begin(1);
    expect(await reserved(shopper.id)).toBe(1);
    await setClosed(shopper.id, true);
    expect(await reserved(shopper.id)).toBe(0);
    await payAtProvider(shop, payment.id);
    await vi.waitFor(async () => expect(await statusOf(payment.id)).toBe('completed'), { timeout: 15_000 });
    expect(await shop.db.$count(orders, eq(orders.userId, shopper.id))).toBe(1);
  });

  it('is refunded where somebody else bought the last unit', async () => {
    const { shopper, product, payment } = await begin(1);
    await setClosed(shopper.id, true);
    await buy(shop, await signedInAs(shop), product.id);
    await payAtProvider(shop, payment.id);
    await vi.waitFor(async () => expect(await statusOf(payment.id)).toBe('refund-due'), { timeout: 15_000 });
    const refund = async () =>
      (
        await shop.db
          .select({ status: refunds.status })
          .from(refunds)
          .innerJoin(payments, eq(payments.id, refunds.paymentId))
          .where(eq(payments.providerOrderId, payment.id))
      )[0]?.status;
    await vi.waitFor(async () => expect(await refund()).toBe('processed'), { timeout: 15_000 });
    expect(await shop.db.$count(orders, eq(orders.userId, shopper.id))).toBe(0);
  });

  it('does not deadlock with the closing, which locks the cart before reservations', async () => {
    const { shopper } = await begin(3);
    const waiting = async () => {
      const [row] = await shop.sql<{ n: number }[]>`
        select count(*)::int as n from pg_stat_activity
        where datname = current_database() and wait_event = 'transactionid'`;
      return row?.n;
    };
    /* The lock order of a payment that becomes an order: the cart first, then its reservations. */
    const closing = await shop.sql.begin(async (completing) => {
      await completing`set local lock_timeout = '2s'`;
      await completing`select id from carts where user_id = ${shopper.id} for update`;
      const closure = setClosed(shopper.id, true);
      await vi.waitFor(async () => expect(await waiting()).toBe(1), { timeout: 5000 });
      await completing`update stock_reservations set settled_at = now() where user_id = ${shopper.id}`;
      return { closure };
    });
    expect((await closing.closure).customer.closed).toBe(true);
    expect(await reserved(shopper.id)).toBe(0);
  });
});
