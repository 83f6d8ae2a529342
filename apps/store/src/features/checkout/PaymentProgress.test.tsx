import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { PaymentState } from '@aabha/contracts/checkout/checkout.schema';
import { renderInShop } from '../../testing/render-in-shop';
import { PaymentProgress } from './PaymentProgress';

async function show(state: PaymentState, orderId = '') {
  const onOrdered = vi.fn();
  const payment = { id: 'order_1', state, amount: 49_990, expiresAt: '2026-03-01T06:00:00.000Z', orderId };
  const shop = await renderInShop(<PaymentProgress id="order_1" onOrdered={onOrdered} />, {
    'checkout.getPayment': () => ({ payment }),
  });
  const title = await screen.findByRole('heading', { level: 1 });
  return { ...shop, title, onOrdered };
}

it.each([
  ['waiting', 'Waiting for your bank', 'See my orders', '/myorders'],
  ['refunded', 'Your refund is on its way', 'Back to the cart', '/cart'],
  ['unpaid', 'We have not received your payment', 'Back to the cart', '/cart'],
] as const)(
  'a payment that is %s has its text, its amount and a way on',
  async (state, text, label, address) => {
    const { title, onOrdered, inputsOf } = await show(state);
    expect(title).toHaveTextContent(text);
    expect(document.body).toHaveTextContent('Amount: ₹49,990');
    expect(screen.getByRole('link', { name: label })).toHaveAttribute('href', address);
    const isToldToWait = document.body.textContent.includes('please do not pay again');
    expect(isToldToWait).toBe(state === 'waiting');
    expect(onOrdered).not.toHaveBeenCalled();
    expect(inputsOf('checkout.getPayment')[0]).toEqual({ id: 'order_1' });
  },
);

it('leads on as soon as it has become an order', async () => {
  const { onOrdered } = await show('ordered', 'o1');
  await waitFor(() => expect(onOrdered).toHaveBeenCalledWith('o1'));
});
