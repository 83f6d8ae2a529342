import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { appError } from '@aabha/contracts/errors/errors';
import { renderScreen } from '../../testing/render-screen';
import { serveApi } from '../../testing/serve-api';
import { coupons } from '.';
import type { CouponRecord } from './coupon-record';
import { EndCouponField } from './EndCouponField';

const COUPON = {
  _id: 'c1',
  id: 'c1',
  code: 'DIWALI',
  discountPercentage: 15,
  updated_at: '2026-01-01',
} as CouponRecord;

test('the question says what carts lose; the coupon ends only after it', async () => {
  const calls = serveApi({ 'coupons.end': () => ({ coupon: COUPON }) });
  const { user } = renderScreen(<EndCouponField coupon={COUPON} />, { resources: [coupons] });
  await user.click(screen.getByLabelText('End DIWALI'));
  expect(screen.getByText('End DIWALI now?')).toBeTruthy();
  expect(screen.getByText(/Carts with this coupon lose the 15% discount immediately/)).toBeTruthy();
  expect(calls).toEqual([]);
  await user.click(screen.getByText('End coupon'));
  expect(await screen.findByText('DIWALI has ended.')).toBeTruthy();
  expect(calls).toEqual([{ path: 'coupons.end', input: { id: 'c1', updated_at: '2026-01-01' } }]);
});

test('a coupon that somebody else changed first is not ended, and the notice says why', async () => {
  serveApi({
    'coupons.end': () => {
      throw appError('RECORD_CHANGED', { current: COUPON });
    },
  });
  const { user } = renderScreen(<EndCouponField coupon={COUPON} />, { resources: [coupons] });
  await user.click(screen.getByLabelText('End DIWALI'));
  await user.click(screen.getByText('End coupon'));
  expect(await screen.findByText(/^Someone else has changed this in the meantime\./)).toBeTruthy();
  expect(screen.queryByText('DIWALI has ended.')).toBeNull();
});
