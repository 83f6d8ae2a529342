import { useState } from 'react';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { refusal } from '../../testing/fake-api';
import { renderInShop } from '../../testing/render-in-shop';
import { CouponBox } from './CouponBox';

const code = () => screen.getByLabelText<HTMLInputElement>('Coupon code');
const apply = () => screen.getByRole('button', { name: 'Apply' });

it('requires a code', async () => {
  const { user, inputsOf } = await renderInShop(<CouponBox coupon={null} />);
  await user.click(apply());
  expect(code()).toHaveAccessibleDescription('Please enter a coupon code');
  await user.type(code(), 'A');
  expect(code()).toHaveAccessibleDescription('');
  expect(inputsOf('coupons.validate')).toEqual([]);
});

it.each([
  [refusal('COUPON_NOT_FOUND'), 'This coupon code does not exist.'],
  [refusal('COUPON_EXPIRED', { expiredOn: '2026-03-31' }), 'This coupon expired on 31 Mar 2026.'],
])('keeps a refused code with the reason: %s', async (reason, text) => {
  const { user } = await renderInShop(<CouponBox coupon={null} />, {
    'coupons.validate': () => {
      throw reason;
    },
  });
  await user.type(code(), ' WELCOME10 {Enter}');
  expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
  expect(code()).toHaveAccessibleDescription(text);
  expect(code()).toHaveValue(' WELCOME10 ');
});

it('confirms a coupon', async () => {
  const { user, inputsOf } = await renderInShop(<CouponBox coupon={null} />, {
    'coupons.validate': () => ({}),
  });
  await user.type(code(), ' WELCOME10 {Enter}');
  expect(await screen.findByText('Coupon validated successfully!')).toBeInTheDocument();
  expect(inputsOf('coupons.validate')).toEqual([{ code: 'WELCOME10' }]);
});

it('shows an applied coupon read-only, with its discount or that it expired', async () => {
  await renderInShop(
    <>
      <CouponBox coupon={{ code: 'WELCOME10', discountPercentage: 10, expired: false }} />
      <CouponBox coupon={{ code: 'DIWALI', discountPercentage: 20, expired: true }} />
    </>,
  );
  for (const field of screen.getAllByLabelText('Coupon code')) expect(field).toHaveAttribute('readonly');
  expect(screen.getByText('10% off applied')).toBeVisible();
  expect(screen.getByText(/This coupon no longer gives a discount\./)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Remove coupon DIWALI' })).toBeVisible();
});

it('says in one line why an applied coupon gives no discount', async () => {
  const refused = { code: 'COUPON_BELOW_MINIMUM' as const, message: 'Add ₹5,000 more to use this coupon.' };
  const coupon = { code: 'BIG', discountPercentage: 10, expired: false, refusal: refused };
  await renderInShop(<CouponBox coupon={coupon} />);
  expect(await screen.findByText(/Add ₹5,000 more to use this coupon\./)).toBeVisible();
  expect(screen.getByText('Not applied')).toBeVisible();
  expect(screen.queryByText('10% off applied')).toBeNull();
});

it('removes an applied coupon, and says when it could not', async () => {
  const failures = [refusal('INTERNAL')];
  const { user, inputsOf } = await renderInShop(
    <CouponBox coupon={{ code: 'DIWALI', discountPercentage: 20, expired: false }} />,
    {
      'coupons.remove': () => {
        const failure = failures.shift();
        if (failure) throw failure;
        return {};
      },
    },
  );
  const remove = screen.getByRole('button', { name: 'Remove coupon DIWALI' });
  await user.click(remove);
  expect(await screen.findByText('Something went wrong on our side. Please try again.')).toBeInTheDocument();
  expect(code()).toHaveValue('DIWALI');
  await user.click(remove);
  await waitFor(() => expect(inputsOf('coupons.remove')).toHaveLength(2));
});

it('keeps the focus in the field when a coupon is applied and removed, and takes it from nothing else', async () => {
  const applied = { code: 'WELCOME10', discountPercentage: 10, expired: false };
  function Cart() {
    const [coupon, setCoupon] = useState<typeof applied | null>(null);
    return (
      <>
        <CouponBox coupon={coupon} />
        {coupon === null && <button onClick={() => setCoupon(applied)}>Use WELCOME10</button>}
        <button onClick={() => setCoupon(null)}>Change the cart</button>
      </>
    );
  }
  const { user } = await renderInShop(<Cart />);
  await user.click(screen.getByRole('button', { name: 'Use WELCOME10' }));
  expect(code()).toHaveFocus();
  expect(code()).toHaveValue('WELCOME10');
  await user.click(screen.getByRole('button', { name: 'Change the cart' }));
  expect(code()).not.toHaveFocus();
});
