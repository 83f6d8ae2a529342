import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { appError } from '@aabha/contracts/errors/errors';
import { renderScreen } from '../../testing/render-screen';
import { serveApi } from '../../testing/serve-api';
import { CreateCouponDialog } from './CreateCouponDialog';
import { coupons } from '.';

const open = () => {
  const onClose = vi.fn();
  return { onClose, ...renderScreen(<CreateCouponDialog onClose={onClose} />, { resources: [coupons] }) };
};
const fill = async (user: ReturnType<typeof open>['user'], expiryDate: string) => {
  await user.type(screen.getByLabelText('Code'), 'DIWALI');
  await user.type(screen.getByLabelText('Discount (%)'), '12.5');
  await user.type(screen.getByLabelText('Expiry Date'), expiryDate);
};
const create = () => screen.getByRole('button', { name: 'Create Coupon' });

test('an empty form names what is missing once and focuses the first field', async () => {
  const calls = serveApi({});
  const { user } = open();
  await user.click(create());
  expect(await screen.findAllByText('Please fill all fields!')).toHaveLength(1);
  expect(screen.getAllByText('Required')).toHaveLength(2);
  await waitFor(() => expect(screen.getByLabelText('Code')).toBe(document.activeElement));
  expect(calls).toEqual([]);
});

test('an expiry date in the past is refused before anything is sent', async () => {
  const calls = serveApi({});
  const { user } = open();
  await fill(user, '2020-01-01');
  await user.click(create());
  expect(await screen.findByText('Expiry date cannot be in the past!')).toBeTruthy();
  expect(calls).toEqual([]);
});

test('a code that is taken is refused beside its field, and what was typed stays', async () => {
  serveApi({
    'coupons.create': () => {
      throw Object.assign(appError('COUPON_CODE_TAKEN'), {
        fields: { code: 'A coupon with this code already exists.' },
      });
    },
  });
  const { user, onClose } = open();
  await fill(user, '2099-12-31');
  await user.click(create());
  const code = await screen.findByLabelText('Code');
  await waitFor(() => expect(code.getAttribute('aria-invalid')).toBe('true'));
  expect(
    screen.getByText('A coupon with this code already exists.', {
      selector: '[id$=helper-text] *, [id$=helper-text]',
    }),
  ).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Discount (%)').value).toBe('12.5');
  expect(onClose).not.toHaveBeenCalled();
});

test('a valid coupon is created as typed, and the dialog closes', async () => {
  const calls = serveApi({ 'coupons.create': () => ({ coupon: { _id: 'c1' } }) });
  const { user, onClose } = open();
  await fill(user, '2099-12-31');
  await user.click(create());
  expect(await screen.findByText('Coupon Created Successfully!')).toBeTruthy();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(calls).toEqual([
    { path: 'coupons.create', input: { code: 'DIWALI', discountPercentage: 12.5, expiryDate: '2099-12-31' } },
  ]);
});

test('without a connection the dialog says so, and a retry creates the coupon', async () => {
  let online = false;
  serveApi({
    'coupons.create': () => {
      if (!online) throw new Error('offline');
      return { coupon: { _id: 'c1' } };
    },
  });
  const { user, onClose } = open();
  await fill(user, '2099-12-31');
  await user.click(create());
  expect(await screen.findByText('Failed to create coupon. Please try again.')).toBeTruthy();
  expect(
    screen.getByText('Could not reach the shop. Please check your connection and try again.'),
  ).toBeTruthy();
  online = true;
  await user.click(create());
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});
