import { afterAll, beforeAll } from 'vitest';
import { paise } from '@aabha/contracts/money/money';
import { aProduct, signedInAs, someServiceAreas, type SignedIn } from './builders';
import { buy } from './shopping-steps';
import { startTestShop, type TestShop } from './test-shop';

/** Returns a shop for the tests of a file, with a shopper, a SuperAdmin and helpers for returns. */
export function returning() {
  let shop: TestShop;
  let shopper: SignedIn;
  let boss: SignedIn;
  beforeAll(async () => {
    shop = await startTestShop();
    await someServiceAreas(shop.db);
    shopper = await signedInAs(shop);
    boss = await signedInAs(shop, 'SuperAdmin');
  });
  afterAll(() => shop.stop());

  const create = (by: SignedIn, order_id: string, more: object = {}) =>
    shop.rest<{ returnRequest: { _id: string } }>(
      'POST',
      '/returnRequest/create',
      { order_id, return_reason: 'Changed mind', ...more },
      by.token,
    );
  const step = (id: string, body: object, by = boss) =>
    shop.rest('POST', `/returnRequest/${id}/update`, body, by.token);
  const listed = async (id: string) => {
    const { returnRequestList } = await shop.trpc(boss.token).returns.list.query({ pageSize: 100 });
    return returnRequestList.find((request) => request._id === id);
  };
  const orderOf = async (id: string) => (await shop.trpc(shopper.token).orders.get.query({ id })).order;
  const setStatus = (id: string, status: string) =>
    shop.rest('POST', `/order/${id}/update`, { status }, boss.token);

  /** Returns a delivered order of two televisions for 24,789 rupees with delivery. */
  async function aDelivered() {
    const product = await aProduct(shop.db, { pricePaise: paise(12_345_00), discountPercent: 0 });
    const { _id } = await buy(shop, shopper, product.id, 2);
    await setStatus(_id, 'Delivered');
    return { _id, product };
  }

  async function aRequest() {
    const order = await aDelivered();
    const { body } = await create(shopper, order._id);
    return { ...order, returnId: body.data.returnRequest._id };
  }

  async function refundsAtProvider(orderId: string) {
    const { payment_id } = await orderOf(orderId);
    const state = await shop.sandbox<{
      refunds: { payment_id: string; amount: number }[];
    }>('GET', '/sandbox/state');
    return state.refunds.filter((refund) => refund.payment_id === payment_id);
  }
  return {
    get shop() {
      return shop;
    },
    get shopper() {
      return shopper;
    },
    get boss() {
      return boss;
    },
    aDelivered,
    aRequest,
    create,
    listed,
    orderOf,
    refundsAtProvider,
    setStatus,
    step,
  };
}

/** The total of an order of `aDelivered`, in rupees. */
export const PAID = 24_789;
