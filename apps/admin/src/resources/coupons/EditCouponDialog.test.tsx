import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { appError } from '@aabha/contracts/errors/errors';
import { renderScreen } from '../../testing/render-screen';
import { serveApi } from '../../testing/serve-api';
import { coupons } from '.';
import type { CouponRecord } from './coupon-record';
import { EditCouponDialog } from './EditCouponDialog';

const COUPON: CouponRecord = {
  _id: 'c1',
  id: 'c1',
  code: 'DIWALI',
  discountPercentage: 10,
  expiryDate: '2099-12-31T18:29:59.999Z',
  startDate: null,
  maxUses: null,
  maxUsesPerPerson: null,
  minimumGoods: null,
  products: [],
  categories: [],
  firstOrderOnly: false,
  shownInShop: false,
  used: 0,
  pending: 0,
  left: null,
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
};
const THEIRS = { ...COUPON, expiryDate: '2098-01-01T18:29:59.999Z', updated_at: '2026-02-02T00:00:00.000Z' };
const open = () => {
  const onClose = vi.fn();
  return {
    onClose,
    ...renderScreen(<EditCouponDialog coupon={COUPON} onClose={onClose} />, { resources: [coupons] }),
  };
};
const discount = () => screen.getByLabelText<HTMLInputElement>('Discount (%)');

test('an edit conflict shows both versions, and the resolved one is saved on the newer record', async () => {
  const calls = serveApi({
    'coupons.update': (input: { updated_at: string }) => {
      if (input.updated_at === COUPON.updated_at) throw appError('RECORD_CHANGED', { current: THEIRS });
      return { coupon: THEIRS };
    },
  });
  const { user, onClose } = open();
  await user.clear(discount());
  await user.type(discount(), '15');
  await user.click(screen.getByText('Save'));
  expect(await screen.findByText(/Someone else changed this while you were editing\./)).toBeTruthy();
  expect(screen.getByText('15%')).toBeTruthy();
  expect(screen.getByText('10%')).toBeTruthy();
  const [mine] = screen.getAllByText('Keep mine');
  expect(mine?.getAttribute('aria-pressed')).toBe('true');
  const [, theirs] = screen.getAllByText('Use theirs');
  expect(theirs?.getAttribute('aria-pressed')).toBe('true');
  await user.click(screen.getByText('Save'));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(calls.at(-1)?.input).toEqual({
    id: 'c1',
    discountPercentage: 15,
    expiryDate: '2098-01-01',
    updated_at: THEIRS.updated_at,
  });
});

test('a switch tells shoppers of the coupon, and nothing else is sent with it', async () => {
  const calls = serveApi({ 'coupons.update': () => ({ coupon: { ...COUPON, shownInShop: true } }) });
  const { user, onClose } = open();
  await user.click(screen.getByLabelText('Show in the shop'));
  await user.click(screen.getByText('Save'));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(calls.find(({ path }) => path === 'coupons.update')?.input).toEqual({
    ...{ id: 'c1', discountPercentage: 10, expiryDate: '2099-12-31', shownInShop: true },
    updated_at: COUPON.updated_at,
  });
});

test('a discount beyond 100 percent is refused beside its field', async () => {
  const calls = serveApi({});
  const { user } = open();
  await user.clear(discount());
  await user.type(discount(), '150');
  await user.click(screen.getByText('Save'));
  expect(await screen.findByText('The discount must be from 1 to 100 percent.')).toBeTruthy();
  expect(calls).toEqual([]);
});

test('Escape closes an unchanged form; typed input is discarded only after a question', async () => {
  const { user, onClose } = open();
  await user.type(discount(), '5');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByText('Keep editing'));
  expect(onClose).not.toHaveBeenCalled();
  expect(discount().value).toBe('105');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByText('Discard'));
  expect(onClose).toHaveBeenCalledOnce();
});
