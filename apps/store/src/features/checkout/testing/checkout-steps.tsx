import type { Address } from '@aabha/contracts/addresses/addresses.schema';
import type { Cart } from '@aabha/contracts/cart/cart.schema';
import { useImperativeHandle, useState, type ComponentProps, type Ref } from 'react';
import { screen } from '@testing-library/react';
import { expect, vi } from 'vitest';
import type { BusinessPurchaseHandle } from '../../../lib/business-purchase';
import { describeError } from '../../../lib/describe-error';
import { renderInShop } from '../../../testing/render-in-shop';
import { CheckoutScreen } from '../CheckoutScreen';

const CART: Cart = {
  _id: 'c1',
  user: { _id: 'shopper-1', name: '', email: '', phone: '', address: '', zip: '' },
  items: [],
  coupon: null,
  totals: { subtotal: 49_990, discount: 0, shipping: 99, total: 50_089, payable: 50_089 },
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
};
export const TYPED = {
  Name: 'Kavya Nair',
  Email: 'kavya@example.com',
  Phone: '98450 98450',
  Address: '12, Temple Road',
  City: 'Mysuru',
  'ZIP Code': '570001',
};
export const SERVED = {
  exists: true,
  canOrder: true,
  beforeFive: [],
  afterFive: [],
  city: 'Mysuru',
  state: 'Karnataka',
};

export const BUSINESS = { gstin: '27AAPFU0939F1ZV', legalName: 'Kaveri Traders', remember: false };

export const ACCEPTED = { terms: 3, privacy: 1, shipping: 2, unboxing: 1, disclaimer: 1 };

/** Fields of a business that are valid for goods that go to Karnataka. */
function StubFields({ ref, state }: { ref: Ref<BusinessPurchaseHandle>; state: string | undefined }) {
  const [problem, setProblem] = useState('');
  useImperativeHandle(ref, () => ({
    read: () => (state === 'Karnataka' ? BUSINESS : undefined),
    show: (error) => setProblem(describeError(error).fields['business.gstin'] ?? ''),
  }));
  return (
    <p>
      Business in {state}. {problem}
    </p>
  );
}

export type Fields = Record<keyof typeof TYPED, string>;
const LABELS = Object.keys(TYPED) as (keyof Fields)[];
export const field = (label: keyof Fields) => screen.getByLabelText<HTMLInputElement>(label);
export const pay = () => screen.getByRole('button', { name: 'Place Order · Pay ₹50,089' });
export const typedValues = () => LABELS.map((label) => field(label).value);

/** Expects these messages beside their fields; a field may also have a hint. */
export function expectErrors(errors: Partial<Fields>) {
  for (const [label, text] of Object.entries(errors))
    expect(field(label as keyof Fields)).toHaveAccessibleDescription(expect.stringContaining(text));
}

/** Renders the checkout of a cart, with what was typed into its fields. */
export async function showCheckout(
  answers: Parameters<typeof renderInShop>[1],
  typed: Partial<Fields> = {},
  addresses: readonly Address[] = [],
  buyNow?: ComponentProps<typeof CheckoutScreen>['buyNow'],
) {
  const onPlaced = vi.fn();
  const onPending = vi.fn();
  const onCartRefused = vi.fn();
  const onTextsChanged = vi.fn();
  const leave = { onPlaced, onPending, onCartRefused, onTextsChanged };
  const shop = await renderInShop(
    <CheckoutScreen
      cart={CART}
      buyNow={buyNow}
      addresses={addresses}
      last={undefined}
      upiCeiling={5_00_000}
      acceptedTexts={ACCEPTED}
      summary={null}
      businessFields={(ref, state) => <StubFields ref={ref} state={state} />}
      {...leave}
    />,
    answers,
  );
  for (const [label, text] of Object.entries(typed)) {
    await shop.user.click(field(label as keyof Fields));
    await shop.user.paste(text);
  }
  return { ...shop, ...leave };
}
