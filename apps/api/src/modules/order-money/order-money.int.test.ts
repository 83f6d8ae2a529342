import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { aProduct, signedInAs, someServiceAreas, type SignedIn } from '../../testing/builders';
import { buy } from '../../testing/shopping-steps';
import { startTestShop, type TestShop } from '../../testing/test-shop';
import { ProviderError } from '../../ports/payments/payments';

let shop: TestShop;
let packer: SignedIn;
let shopper: SignedIn;
let orders: string[];
beforeAll(async () => {
  shop = await startTestShop();
  await someServiceAreas(shop.db);
  [packer, shopper] = [await signedInAs(shop, 'SubAdmin'), await signedInAs(shop)];
  const product = await aProduct(shop.db);
  orders = [];
  for (let count = 0; count < 3; count += 1) orders.push((await buy(shop, shopper, product.id))._id);
});
afterAll(() => shop.stop());

const moneyOf = async (id: string) => (await shop.trpc(packer.token).orderMoney.get.query({ id })).money;

it('has the attempts to pay, the taxes of the invoice, and the reference of each refund', async () => {
  const [id = ''] = orders;
  await shop
    .trpc(packer.token)
    .orders.updateStatus.mutate({ id, status: 'Cancelled', reason: 'No longer wanted' });
  const money = await vi.waitFor(
    async () => {
      const found = await moneyOf(id);
      expect(found.refunds[0]?.arn).toMatch(/^\d{23}$/);
      return found;
    },
    { timeout: 20_000 },
  );
  expect(money).toMatchObject({
    provider: 'read',
    attempts: [{ method: 'card', error: '' }],
    refunds: [{ provider_refund_id: expect.stringMatching(/^rfnd_/) as string }],
    tax: {
      place_of_supply: 'Karnataka',
      state_tax: 'SGST',
      lines: [{ ratePercent: 18 }, { description: 'Delivery' }],
    },
  });
  const { tax } = money;
  const sum =
    (tax?.taxable ?? 0) + (tax?.cgst ?? 0) + (tax?.sgst ?? 0) + (tax?.igst ?? 0) + (tax?.round_off ?? 0);
  const { order } = await shop.trpc(packer.token).orders.get.query({ id });
  expect(sum).toBeCloseTo(order.totalPrice, 2);
  expect(money.attempts[0]).toMatchObject({
    amount: order.totalPrice,
    at: expect.stringMatching(/Z$/) as string,
  });
});

it('says that the provider does not respond, and has the rest', async () => {
  const broken = vi
    .spyOn(shop.deps.ports.payments, 'listPayments')
    .mockRejectedValue(new ProviderError('no response', undefined));
  const money = await moneyOf(orders[1] ?? '');
  broken.mockRestore();
  expect(money).toMatchObject({
    provider: 'unavailable',
    attempts: [],
    tax: { place_of_supply: 'Karnataka' },
  });
});

it('names the orders before and after one in a list, under its filter and sort', async () => {
  const at = (id: string, more: object = {}) =>
    shop.trpc(packer.token).orders.neighbours.query({ id, ...more });
  const [first = '', second = '', third = ''] = orders;
  expect(await at(second)).toEqual({ previous: third, next: first });
  expect(await at(third)).toEqual({ previous: '', next: second });
  expect(await at(first, { sort: { field: 'created_at', order: 'asc' } })).toEqual({
    previous: '',
    next: second,
  });
  expect(await at(third, { filters: { status: 'Cancelled' } })).toEqual({ previous: '', next: first });
  expect(await at(second, { filters: { search: 'nobody at all' } })).toEqual({ previous: '', next: '' });
});

it('is for staff only', async () => {
  await expect(shop.trpc(shopper.token).orderMoney.get.query({ id: orders[1] ?? '' })).rejects.toMatchObject({
    data: { httpStatus: 403 },
  });
});
