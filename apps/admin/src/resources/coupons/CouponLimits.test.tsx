import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { appError } from '@aabha/contracts/errors/errors';
import { renderScreen } from '../../testing/render-screen';
import { serveApi } from '../../testing/serve-api';
import { coupons } from '.';
import type { CouponRecord } from './coupon-record';
import { couponState, limitTexts, usesText } from './coupon-state';
import { CreateCouponDialog } from './CreateCouponDialog';
import { EditCouponDialog } from './EditCouponDialog';
import { WhyNotDialog } from './WhyNotDialog';

const COUPON: CouponRecord = {
  _id: 'c1',
  id: 'c1',
  code: 'DIWALI',
  discountPercentage: 10,
  expiryDate: '2099-12-31T18:29:59.999Z',
  startDate: null,
  maxUses: 100,
  maxUsesPerPerson: 1,
  minimumGoods: 50_000,
  products: [],
  categories: ['OLED'],
  firstOrderOnly: true,
  shownInShop: false,
  used: 30,
  pending: 2,
  left: 68,
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
};
const SERVED = {
  'products.facets': () => ({ category: [{ value: 'OLED', count: 3 }] }),
  'products.listForStaff': () => ({ productList: [], productCount: 0 }),
};
const options = { resources: [coupons] };

test('limits are sent with a new coupon where they were filled in', async () => {
  const calls = serveApi({ ...SERVED, 'coupons.create': () => ({ coupon: { _id: 'c1' } }) });
  const { user } = renderScreen(<CreateCouponDialog onClose={vi.fn()} />, options);
  await user.type(screen.getByLabelText('Code'), 'DIWALI');
  await user.type(screen.getByLabelText('Discount (%)'), '10');
  await user.type(screen.getByLabelText('Expiry Date'), '2099-12-31');
  await user.click(screen.getByText('Limits, if any'));
  await user.type(await screen.findByLabelText('Uses in all'), '100');
  await user.type(screen.getByLabelText('Minimum of goods (₹)'), '50000');
  await user.click(screen.getByLabelText('First order only'));
  await user.click(screen.getByRole('button', { name: 'Create Coupon' }));
  expect(await screen.findByText('Coupon Created Successfully!')).toBeTruthy();
  expect(calls.find(({ path }) => path === 'coupons.create')?.input).toEqual({
    ...{ code: 'DIWALI', discountPercentage: 10, expiryDate: '2099-12-31' },
    ...{ maxUses: 100, minimumGoods: 50_000, firstOrderOnly: true },
  });
});

test('an edit shows the limits, and sends those that changed', async () => {
  const calls = serveApi({ ...SERVED, 'coupons.update': () => ({ coupon: COUPON }) });
  const { user } = renderScreen(<EditCouponDialog coupon={COUPON} onClose={vi.fn()} />, options);
  const uses = await screen.findByLabelText<HTMLInputElement>('Uses in all');
  expect(uses.value).toBe('100');
  await user.clear(uses);
  await user.click(screen.getByText('Save'));
  await waitFor(() => expect(calls.some(({ path }) => path === 'coupons.update')).toBe(true));
  expect(calls.find(({ path }) => path === 'coupons.update')?.input).toEqual({
    ...{ id: 'c1', discountPercentage: 10, expiryDate: '2099-12-31', maxUses: null },
    updated_at: COUPON.updated_at,
  });
});

test('a start after the end, and half a use, are refused beside their fields', async () => {
  const calls = serveApi(SERVED);
  const { user } = renderScreen(<EditCouponDialog coupon={COUPON} onClose={vi.fn()} />, options);
  await user.type(await screen.findByLabelText('Start Date'), '2100-01-01');
  await user.click(screen.getByText('Save'));
  expect(await screen.findByText('The start date must be before the expiry date.')).toBeTruthy();
  expect(calls.some(({ path }) => path === 'coupons.update')).toBe(false);
});

test('the state, the uses and the limits of a coupon are texts', () => {
  const now = new Date('2026-11-24T06:00:00.000Z');
  expect(couponState(COUPON, now)).toBe('Active');
  expect(couponState({ ...COUPON, left: 0 }, now)).toBe('Used up');
  expect(couponState({ ...COUPON, startDate: '2026-12-01T00:00:00.000Z' }, now)).toBe('Upcoming');
  expect(usesText(COUPON)).toBe('30 of 100 used, 2 being paid, 68 left');
  const unlimited = { ...COUPON, maxUses: null, left: null, pending: 0 };
  expect(usesText({ ...unlimited, used: 2000 })).toBe('2,000 used');
  expect(usesText({ ...unlimited, used: 2001 })).toBe('2,000+ used');
  expect(limitTexts(COUPON)).toEqual(['From ₹50,000', '1 per person', 'First order', 'OLED']);
});

test('staff read why a coupon does not work for a customer, and what the customer reads', async () => {
  let refusal: object | null = {
    code: 'COUPON_USED_BY_YOU',
    message: 'You have already used this coupon.',
    staffMessage: 'This customer has 1 of at most 1 orders with it.',
  };
  const person = { _id: 'u1', name: 'Asha Rao', email: 'asha@example.in' };
  const calls = serveApi({
    'coupons.check': ({ person: asked }: { person: string }) => {
      if (asked === 'nobody')
        throw Object.assign(appError('NOT_FOUND'), {
          fields: { person: 'No customer has this email, phone or id.' },
        });
      return { coupon: COUPON, person, cart: { items: 1, subtotal: 60_000, discount: 6_000 }, refusal };
    },
  });
  const { user } = renderScreen(<WhyNotDialog onClose={vi.fn()} />, options);
  await user.type(screen.getByLabelText('Code'), 'DIWALI');
  const customer = screen.getByLabelText('Customer’s email, phone or id, or cart id');
  await user.type(customer, 'asha@example.in');
  await user.click(screen.getByRole('button', { name: 'Check' }));
  expect(await screen.findByText('This customer has 1 of at most 1 orders with it.')).toBeTruthy();
  expect(screen.getByText(/Asha Rao reads: “You have already used this coupon\.”/)).toBeTruthy();
  expect(calls).toEqual([{ path: 'coupons.check', input: { code: 'DIWALI', person: 'asha@example.in' } }]);
  refusal = null;
  await user.click(screen.getByRole('button', { name: 'Check' }));
  expect(await screen.findByText(/DIWALI takes ₹6,000 off the present cart of Asha Rao/)).toBeTruthy();
  await user.clear(customer);
  await user.type(customer, 'nobody');
  await user.click(screen.getByRole('button', { name: 'Check' }));
  expect(await screen.findByText('No customer has this email, phone or id.')).toBeTruthy();
  expect(screen.queryByText(/DIWALI takes/)).toBeNull();
});
