import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { paise } from '@aabha/contracts/money/money';
import { indiaDay } from '@aabha/contracts/time/india-time';
import { auditLog } from '@aabha/db/schema/audit';
import { users } from '@aabha/db/schema/accounts';
import { bankOffers } from '@aabha/db/schema/bank-offers';
import { draftOrders } from '@aabha/db/schema/draft-orders';
import { changesTo } from '../../testing/changes-to';
import { aCoupon, aProduct, SHIP_TO, signedInAs, type SignedIn } from '../../testing/builders';
import { phoneOrders } from '../../testing/phone-orders';
import { addToCart } from '../../testing/shopping-steps';

const at = phoneOrders();
const refused = (reason: string) => ({ data: { reason } });
const { draft, sent, staff, visitor } = at;

it('is composed, sent, paid by its link, and becomes the order of its customer, whose cart stays', async () => {
  const product = await aProduct(at.shop.db, { stock: 5, warrantyPricing: { 12: paise(1_000_00) } });
  const other = await aProduct(at.shop.db);
  await addToCart(at.shop, at.customer, other.id);
  const one = await draft({ product: product.id, quantity: 2, warranty_months: 12 });
  expect(one).toMatchObject({
    ...{ state: 'draft', problem: '', created_by: at.clerk.name, order_id: null },
    customer: { _id: at.customer.id, email: at.customer.email },
    items: [{ quantity: 2, warranty_price: 1000 }],
  });
  const { token, draftOrder } = await sent(one);
  expect(draftOrder).toMatchObject({ state: 'sent', totals: one.totals });

  const { payLink } = await visitor().payLink.get.query({ token });
  expect(payLink).toMatchObject({
    state: 'open',
    city: SHIP_TO.city,
    totals: { payable: one.totals.payable },
  });
  const shown = JSON.stringify(payLink);
  for (const secret of [SHIP_TO.address, SHIP_TO.email, SHIP_TO.name]) expect(shown).not.toContain(secret);

  const payment = await at.start(token);
  expect(payment).toMatchObject({
    amount: one.totals.payable * 100,
    prefill: { name: '', email: '', contact: '' },
  });
  const { order } = await at.pay(token, payment.id);
  const { orderList } = await at.shop.trpc(at.customer.token).orders.list.query({});
  expect(orderList).toHaveLength(1);
  expect(orderList[0]).toMatchObject({ totalPrice: one.totals.payable, products: [{ quantity: 2 }] });
  const { cartList } = await at.shop.trpc(at.customer.token).cart.list.query({});
  expect(cartList[0]?.items.map((line) => line.product._id)).toEqual([other.id]);

  const { draftOrder: paid } = await staff().draftOrders.get.query({ id: one._id });
  expect(paid).toMatchObject({ state: 'paid', order_id: orderList[0]?._id });
  const { money } = await staff().orderMoney.get.query({ id: paid.order_id ?? '' });
  expect(money.phone_order).toEqual({ draft_order_id: one._id, by: at.clerk.name });
  expect(order.number).not.toBe('');
  expect((await visitor().payLink.get.query({ token })).payLink.state).toBe('paid');
  await expect(at.start(token)).rejects.toMatchObject(refused('PAY_LINK_PAID'));
  const entries = await at.shop.db.select().from(auditLog).where(changesTo(one._id));
  expect(entries.map(({ action }) => action)).toEqual([
    ...['draft-order.create', 'draft-order.send', 'draft-order.copy-link'],
  ]);
});

it('mails the link, and stores only the hash of its token', async () => {
  const email = `link-${Date.now()}@example.in`;
  const { token, draftOrder } = await sent(
    await draft({ shipping: { ...SHIP_TO, phone: '9876543210', email } }),
  );
  const mail = await at.shop.mail(email, /^Your order from/);
  expect(mail.text).toContain(`/pay/${token}`);
  const [row] = await at.shop.db.select().from(draftOrders).where(eq(draftOrders.id, draftOrder._id));
  expect(JSON.stringify(row)).not.toContain(token.split('.')[1]);
});

it('makes an account that nobody can sign in to, and never changes one that exists', async () => {
  const email = `phone-${Date.now()}@example.in`;
  const customer = { name: 'Meera Nair', email, phone: '9845012345' };
  const one = await draft({ customer });
  const [account] = await at.shop.db.select().from(users).where(eq(users.email, email));
  expect(one.customer).toMatchObject({ _id: account?.id, name: 'Meera Nair' });
  await expect(
    draft({ customer: { ...customer, name: 'Somebody Else', email: email.toUpperCase() } }),
  ).rejects.toMatchObject(refused('DRAFT_ORDER_ACCOUNT'));
  expect((await at.shop.db.select().from(users).where(eq(users.email, email)))[0]).toEqual(account);
  const { customerList } = await staff().draftOrders.findCustomer.query({ person: '+91 98450 12345' });
  expect(customerList).toMatchObject([{ email }]);
  expect((await staff().draftOrders.findCustomer.query({ person: 'phone-' })).customerList).toEqual([]);
});

it('keeps the prices of its link; sent again after its end it has those of now', async () => {
  const product = await aProduct(at.shop.db, {
    newPricePaise: paise(10_000_00),
    pricePaise: paise(10_000_00),
  });
  const one = await draft({ product: product.id });
  const { token } = await sent(one);
  await at.reprice(product.id, 12_000_00);
  const again = await sent(one);
  expect(again).toMatchObject({ token, draftOrder: { totals: { payable: one.totals.payable } } });
  await at.expire(one._id);
  await expect(at.start(token)).rejects.toMatchObject(refused('PAY_LINK_EXPIRED'));
  await expect(sent(one)).rejects.toMatchObject(refused('DRAFT_ORDER_PRICES'));
  const { draftOrder: now } = await staff().draftOrders.get.query({ id: one._id });
  expect(now).toMatchObject({ state: 'expired', totals: { payable: one.totals.payable + 2000 } });
  const { token: next } = await sent(now);
  expect(next).not.toBe(token);
  await expect(visitor().payLink.get.query({ token })).rejects.toMatchObject(refused('PAY_LINK_UNKNOWN'));
  expect((await visitor().payLink.get.query({ token: next })).payLink.state).toBe('open');
});

it('has the coupon and the business of a checkout, and refuses what a checkout refuses', async () => {
  const coupon = await aCoupon(at.shop.db, { discountPercent: 10 });
  const one = await draft({
    coupon: coupon.code.toLowerCase(),
    business: { gstin: '29AAKFK4417M1ZU', legalName: 'Kaveri Traders' },
  });
  expect(one).toMatchObject({ coupon: coupon.code, business: { legalName: 'Kaveri Traders' } });
  expect(one.totals.discount).toBeGreaterThan(0);
  await expect(draft({ coupon: 'NOSUCHCODE' })).rejects.toMatchObject(refused('COUPON_NOT_FOUND'));
  await expect(draft({ shipping: { ...SHIP_TO, phone: '9876543210', zip: '999999' } })).rejects.toMatchObject(
    refused('ZIP_NOT_SERVED'),
  );
  await expect(draft({ warranty_months: 77 })).rejects.toMatchObject(refused('INVALID_INPUT'));
  const soldOut = await draft({ product: (await aProduct(at.shop.db, { stock: 1 })).id, quantity: 2 });
  expect(soldOut.problem).toMatch(/^Only 1 units/);
  await expect(sent(soldOut)).rejects.toMatchObject(refused('CART_OVER_STOCK'));
});

it('names the bank offers in its payment that its page finds for its televisions, and none with a coupon for some', async () => {
  const product = await aProduct(at.shop.db);
  const today = indiaDay(new Date());
  await at.shop.db.insert(bankOffers).values({
    ...{ bank: 'Axis Bank', method: 'credit', benefit: 'instant', offerId: 'offer_Link10p1500' },
    ...{ percentBasisPoints: 1000, maxPaise: paise(1_500_00), minPaise: paise(0), productIds: [product.id] },
    ...{ validFrom: today, validTo: today, checkedOn: today, termsUrl: 'https://bank.example' },
  });
  const itemsAndOffers = async (one: Awaited<ReturnType<typeof draft>>) => {
    const { token } = await sent(one);
    const { items } = (await visitor().payLink.get.query({ token })).payLink;
    const { id } = await at.start(token);
    const { orders } = await at.shop.sandbox<{ orders: { id: string; offers: string[] }[] }>(
      'GET',
      '/sandbox/state',
    );
    return [items, orders.find((order) => order.id === id)?.offers];
  };
  expect(await itemsAndOffers(await draft({ product: product.id }))).toMatchObject([
    [{ product_id: product.id, isDiscounted: true }],
    ['offer_Link10p1500'],
  ]);
  const other = await aProduct(at.shop.db);
  const coupon = await aCoupon(at.shop.db, { code: 'LINKONE', productIds: [product.id] });
  const items = [product.id, other.id].map((id) => ({ product: id, quantity: 1, warranty_months: 0 }));
  expect(await itemsAndOffers(await draft({ items, coupon: coupon.code }))).toMatchObject([
    [{ isDiscounted: true }, { isDiscounted: false }],
    [],
  ]);
});

it('refuses a television with an open waiting room, in a new draft, when it is sent and when it is paid', async () => {
  const product = await aProduct(at.shop.db, { stock: 30, stockSlots: 16 });
  const other = await aProduct(at.shop.db);
  const [unsent, offered] = [await draft({ product: product.id }), await draft({ product: product.id })];
  const { token } = await sent(offered);
  const boss = at.shop.trpc((await signedInAs(at.shop, 'SuperAdmin')).token);
  const startsAt = at.shop.deps.ports.clock.now().toISOString();
  await boss.waitingRoom.open.mutate({ id: product.id, startsAt, ratePerMinute: 60 });
  const guarded = refused('DRAFT_ORDER_WAITING_ROOM');
  await expect(draft({ product: product.id })).rejects.toMatchObject(guarded);
  await expect(sent(unsent)).rejects.toMatchObject(guarded);
  const { draftOrder } = await staff().draftOrders.get.query({ id: unsent._id });
  expect(draftOrder).toMatchObject({
    state: 'draft',
    problem: expect.stringContaining(product.name) as string,
  });
  await expect(at.start(token)).rejects.toMatchObject({ data: { httpStatus: 409 } });
  expect((await draft({ product: other.id })).problem).toBe('');
});

it('lists, filters and steps through them, and exports them to a SuperAdmin only', async () => {
  const [first, second] = [await draft(), await draft()];
  const { draftOrderList, draftOrderCount } = await staff().draftOrders.list.query({
    filters: { mine: true },
  });
  expect(draftOrderCount).toBeGreaterThanOrEqual(2);
  expect(draftOrderList.slice(0, 2).map(({ _id }) => _id)).toEqual([second._id, first._id]);
  const neighbours = await staff().draftOrders.neighbours.query({ id: first._id });
  expect(neighbours.previous).toBe(second._id);
  await staff().draftOrders.cancel.mutate({ id: first._id });
  const cancelled = await staff().draftOrders.list.query({ filters: { state: 'cancelled' } });
  expect(cancelled.draftOrderList.map(({ _id }) => _id)).toContain(first._id);
  await expect(sent(first)).rejects.toMatchObject(refused('DRAFT_ORDER_STATE'));
  const exportAs = ({ token }: SignedIn) =>
    fetch(`${at.shop.url}/api/v1/draftOrder/export`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ filters: { state: 'cancelled' } }),
    });
  expect(await (await exportAs(await signedInAs(at.shop, 'SuperAdmin'))).text()).toMatch(/,Cancelled,,1 x /);
  expect((await exportAs(at.clerk)).status).toBe(403);
  await expect(at.shop.trpc(at.customer.token).draftOrders.list.query({})).rejects.toMatchObject({
    data: { httpStatus: 403 },
  });
});
beforeAll(() => at.open());
afterAll(() => at.close());
