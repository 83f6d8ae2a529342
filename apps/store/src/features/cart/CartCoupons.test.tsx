import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SAMPLE_PRODUCT } from '@aabha/contracts/products/testing/sample-product';
import { refusal } from '../../testing/fake-api';
import { renderInShop, signInShopper } from '../../testing/render-in-shop';
import { CartCoupons } from './CartCoupons';

const COUPON = {
  ...{
    code: 'WELCOME10',
    discountPercentage: 10,
    expiryDate: '2026-12-31T18:29:59.999Z',
    minimumGoods: null,
  },
  ...{ maxUsesPerPerson: null, firstOrderOnly: false, isLimited: true, discount: 5_000, price_after: 45_000 },
};
const LINE = {
  ...{ product: { ...SAMPLE_PRODUCT, onSale: true }, quantity: 2, warranty_months: 24 },
  ...{ warranty_price: 1_000, line_total: 50_000 },
};
const show = (responses = {}) => {
  signInShopper();
  return renderInShop(
    <CartCoupons cart={{ items: [LINE] }} />,
    {
      'coupons.shown': () => ({ coupons: [COUPON] }),
      'cart.list': () => ({ cartList: [], cartCount: 0 }),
      ...responses,
    },
    '/cart',
  );
};
const use = () => screen.findByRole('button', { name: 'Use WELCOME10' });

it('names the coupons for the lines of the cart, and uses one with a press', async () => {
  const { user, inputsOf } = await show({ 'coupons.validate': () => ({ coupon: COUPON }) });
  await user.click(await use());
  expect(await screen.findByText('Coupon validated successfully!')).toBeInTheDocument();
  expect(inputsOf('coupons.validate')).toEqual([{ code: 'WELCOME10' }]);
  expect(inputsOf('coupons.shown')[0]).toEqual({
    items: [{ product: SAMPLE_PRODUCT._id, quantity: 2, warranty_months: 24 }],
  });
  expect(screen.getByText('You save ₹5,000')).toBeVisible();
});

it('says why a coupon that was used up meanwhile is refused, and asks again for those that apply', async () => {
  const { user, inputsOf } = await show({
    'coupons.validate': () => {
      throw refusal('COUPON_USED_UP');
    },
  });
  await user.click(await use());
  expect(await screen.findByText('This coupon has been used up.')).toBeInTheDocument();
  await waitFor(() => expect(inputsOf('coupons.shown').length).toBeGreaterThan(1));
});
