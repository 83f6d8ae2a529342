import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInShop } from '../../testing/render-in-shop';
import { PaymentNotice } from './PaymentNotice';
import type { PaymentNews } from './use-payment';

const PAID = { orderId: 'order_1', paymentId: 'pay_1', signature: 'signed' };

async function show(news: Pick<PaymentNews, 'reason' | 'message'>) {
  const onCheckAgain = vi.fn();
  const shop = await renderInShop(
    <PaymentNotice news={{ ...news, paid: PAID }} busy={false} onCheckAgain={onCheckAgain} />,
    { 'settings.get': () => ({ brand: { supportEmail: 'care@shop.example' } }) },
  );
  const title = await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(document.activeElement).toBe(title));
  return { ...shop, title, onCheckAgain };
}

it('without a response: waits, can be checked again, and warns of paying twice', async () => {
  const { user, title, onCheckAgain } = await show({ reason: undefined, message: 'Not confirmed yet.' });
  expect(title).toHaveTextContent('Finishing your order');
  expect(screen.getByRole('status')).toHaveTextContent('Not confirmed yet.');
  expect(document.body).toHaveTextContent('Please do not pay again.');
  await user.click(screen.getByRole('button', { name: 'Check again' }));
  expect(onCheckAgain).toHaveBeenCalledExactlyOnceWith(PAID);
  expect(screen.queryByRole('link', { name: 'care@shop.example' })).toBeNull();
});

it('after a refusal: leads to the support with the payment id, and offers no further check', async () => {
  const { title } = await show({
    reason: 'PAYMENT_MISMATCH',
    message: 'This payment does not match the order it was made for.',
  });
  expect(title).toHaveTextContent('We need to check this payment');
  expect(screen.getByRole('link', { name: 'care@shop.example' })).toHaveAttribute(
    'href',
    'mailto:care@shop.example',
  );
  expect(screen.getByText('pay_1')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Check again' })).toBeNull();
  expect(screen.getByRole('link', { name: 'See my orders' })).toHaveAttribute('href', '/myorders');
});
