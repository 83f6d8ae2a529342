import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ShownCoupon } from '@aabha/contracts/coupons/coupons.schema';
import { renderInShop } from '../../testing/render-in-shop';
import { ProductCoupons } from './ProductCoupons';

const COUPON: ShownCoupon = {
  ...{
    code: 'WELCOME10',
    discountPercentage: 10,
    expiryDate: '2026-12-31T18:29:59.999Z',
    minimumGoods: null,
  },
  ...{
    maxUsesPerPerson: null,
    firstOrderOnly: false,
    isLimited: false,
    discount: 4499.9,
    price_after: 40_499.1,
  },
};
const show = (coupons: ShownCoupon[]) =>
  renderInShop(<ProductCoupons productId="p1" />, { 'coupons.shown': () => ({ coupons }) });

it('says the conditions in one line, and what one television costs with the coupon', async () => {
  const { inputsOf } = await show([
    COUPON,
    {
      ...COUPON,
      code: 'ONCE',
      minimumGoods: 20_000,
      maxUsesPerPerson: 1,
      firstOrderOnly: true,
      isLimited: true,
    },
  ]);
  expect(await screen.findByText('10% off, until 31 Dec 2026')).toBeVisible();
  expect(
    screen.getByText(
      '10% off on ₹20,000 or more, until 31 Dec 2026, once per person, for your first order, while it lasts',
    ),
  ).toBeVisible();
  expect(screen.getAllByText('₹40,499.10 with this coupon')).toHaveLength(2);
  expect(screen.getAllByText('You save ₹4,499.90')).toHaveLength(2);
  expect(inputsOf('coupons.shown')).toEqual([{ items: [{ product: 'p1', quantity: 1 }] }]);
});

it('shows nothing where no coupon applies', async () => {
  const { inputsOf } = await show([]);
  await waitFor(() => expect(inputsOf('coupons.shown')).toHaveLength(1));
  expect(screen.queryByRole('heading')).toBeNull();
});
