import { useRef } from 'react';
import { act, screen, waitFor } from '@testing-library/react';
import { TRPCClientError } from '@trpc/client';
import { expect, it, vi } from 'vitest';
import type { BusinessPurchaseHandle } from '../../lib/business-purchase';
import { renderInShop } from '../../testing/render-in-shop';
import { BusinessPurchase } from './BusinessPurchase';

const MAHARASHTRA = '27AAPFU0939F1ZV';
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

async function show(deliveryState: string, business: object | null = null) {
  const onRead = vi.fn();
  let handle: BusinessPurchaseHandle | null = null;
  function Checkout() {
    const ref = useRef<BusinessPurchaseHandle>(null);
    return (
      <>
        <BusinessPurchase ref={ref} userId="shopper-1" deliveryState={deliveryState} />
        <button
          type="button"
          onClick={() => {
            handle = ref.current;
            onRead(ref.current?.read());
          }}
        >
          Pay
        </button>
      </>
    );
  }
  const shop = await renderInShop(<Checkout />, { 'business.get': () => ({ business }) });
  await screen.findByLabelText('GSTIN');
  const pay = () => shop.user.click(screen.getByRole('button', { name: 'Pay' }));
  return { ...shop, pay, onRead, refuse: (error: unknown) => handle?.show(error) };
}

it('marks what is missing and keeps what was typed', async () => {
  const { user, pay, onRead } = await show('Maharashtra');
  await user.type(field('GSTIN'), '27AAPFU0939F1ZW');
  await pay();
  expect(onRead).toHaveBeenLastCalledWith(undefined);
  expect(field('GSTIN')).toHaveAccessibleDescription(expect.stringContaining('typing error'));
  expect(field('Legal name')).toHaveAccessibleDescription(expect.stringContaining('Legal name is required.'));
  expect(field('GSTIN')).toHaveValue('27AAPFU0939F1ZW');
  expect(document.activeElement).toBe(field('GSTIN'));
});

it('is filled with the business of the account, which is not saved again unasked', async () => {
  const { pay, onRead, user } = await show('Maharashtra', {
    gstin: MAHARASHTRA,
    legalName: 'Kaveri Traders',
  });
  await pay();
  const business = { gstin: MAHARASHTRA, legalName: 'Kaveri Traders' };
  expect(onRead).toHaveBeenLastCalledWith({ ...business, remember: false });
  await user.click(screen.getByRole('checkbox', { name: 'Save these business details in my account' }));
  await pay();
  expect(onRead).toHaveBeenLastCalledWith({ ...business, remember: true });
});

it('asks for the registered address where the goods go to another State, and shows the refusal of its PIN code', async () => {
  const { user, pay, onRead, refuse } = await show('Karnataka', {
    gstin: MAHARASHTRA,
    legalName: 'Kaveri Traders',
  });
  expect(screen.getByRole('status')).toHaveTextContent('The goods go to Karnataka');
  await user.type(field('Registered address'), '4 Hill Road');
  await user.type(field('Registered city'), 'Mumbai');
  await user.type(field('Registered PIN code'), '560034');
  await pay();
  expect(onRead).toHaveBeenLastCalledWith(
    expect.objectContaining({ billingAddress: { address: '4 Hill Road', city: 'Mumbai', zip: '560034' } }),
  );
  const text = 'PIN code 560034 is in Karnataka, but this GSTIN is registered in Maharashtra.';
  const data = { httpStatus: 400, reason: 'INVALID_INPUT', fields: { 'business.billingAddress.zip': text } };
  act(() => refuse(TRPCClientError.from({ error: { message: 'Please check.', code: -32600, data } })));
  await waitFor(() =>
    expect(field('Registered PIN code')).toHaveAccessibleDescription(expect.stringContaining(text)),
  );
});
