import { paise } from '@aabha/contracts/money/money';
import { aProduct, type SignedIn } from './builders';
import { buy } from './shopping';
import type { TestShop } from './test-shop';

/** What tests of returns do over and over; asked for who does it when it is done. */
export function returning(people: () => { shop: TestShop; shopper: SignedIn; boss: SignedIn }) {
  const create = (by: SignedIn, order_id: string, more: object = {}) =>
    people().shop.rest(
      'POST',
      '/returnRequest/create',
      { order_id, return_reason: 'Changed mind', ...more },
      by.token,
    );
  const step = (id: string, body: object, by = people().boss) =>
    people().shop.rest('POST', `/returnRequest/${id}/update`, body, by.token);
  const listed = async (id: string) => {
    const { returnRequestList } = await people()
      .shop.trpc(people().boss.token)
      .returns.list.query({ pageSize: 100 });
    return returnRequestList.find((request) => request._id === id);
  };
  const orderOf = async (id: string) =>
    (await people().shop.trpc(people().shopper.token).orders.get.query({ id })).order;
  const setStatus = (id: string, status: string) =>
    people().shop.rest('POST', `/order/${id}/update`, { status }, people().boss.token);

  /** An order of two televisions for 24,789 rupees with delivery, delivered now. */
  async function aDelivered() {
    const product = await aProduct(people().shop.db, { pricePaise: paise(12_345_00), discountPercent: 0 });
    const { _id } = await buy(people().shop, people().shopper, product.id, 2);
    await setStatus(_id, 'Delivered');
    return { _id, product };
  }

  async function aRequest() {
    const order = await aDelivered();
    const { body } = await create(people().shopper, order._id);
    const { returnRequest } = body.data as unknown as { returnRequest: { _id: string } };
    return { ...order, returnId: returnRequest._id };
  }

  async function refundsAtProvider(orderId: string) {
    const { payment_id } = await orderOf(orderId);
    const state = (await people().shop.sandbox('GET', '/sandbox/state')) as unknown as {
      refunds: { payment_id: string; amount: number }[];
    };
    return state.refunds.filter((refund) => refund.payment_id === payment_id);
  }
  return { aDelivered, aRequest, create, listed, orderOf, refundsAtProvider, setStatus, step };
}

/** What an order of `aDelivered` costs, in rupees. */
export const PAID = 24_789;
