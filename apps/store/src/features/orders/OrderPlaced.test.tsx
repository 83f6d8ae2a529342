import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInShop } from '../../testing/render-in-shop';
import type { ShopperOrder } from './order-steps';
import { OrderPlaced } from './OrderPlaced';
import { SHOPPER_ORDER } from './testing/shopper-order';

const show = (over: Partial<ShopperOrder>, token = 'an-order.a-signature') =>
  renderInShop(<OrderPlaced order={{ ...SHOPPER_ORDER, ...over }} trackingToken={token} />);
const title = () => screen.getByRole('heading', { level: 1 });

it('thanks, with the delivery day, the address and what comes next', async () => {
  await show({ status: 'Pending', expectedDelivery: '2026-03-06T00:00:00.000Z' });
  expect(title()).toHaveTextContent('Thank you, your order is placed');
  expect(document.activeElement).toBe(title());
  expect(screen.getByText('Order 73288A01 · 1 Mar 2026')).toBeVisible();
  const [delivery, invoice, tracking, unboxing] = screen.getAllByRole('listitem');
  expect(delivery).toHaveTextContent('Expected delivery: by 6 Mar 2026');
  expect(delivery).toHaveTextContent('To Asha Rao, 4, Residency Road, Bengaluru 560025');
  expect(invoice).toHaveTextContent('We are emailing your GST invoice to asha@example.com.');
  expect(tracking).toHaveTextContent('you can cancel it there until it ships');
  expect(unboxing).toHaveTextContent(
    'Before it comes, read how to receive, open and set up your television.',
  );
  expect(screen.getByRole('link', { name: 'My orders' })).toHaveAttribute('href', '/myorders');
});

it('offers no cancelling once it has shipped, and no delivery day once it has arrived', async () => {
  await show({ status: 'Delivered', expectedDelivery: '2026-03-06T00:00:00.000Z' });
  expect(document.body).not.toHaveTextContent('you can cancel it');
  expect(document.body).not.toHaveTextContent('Expected delivery');
  expect(document.body).not.toHaveTextContent('Before it comes');
});

it('does not thank for a cancelled order, nor promise anything', async () => {
  await show({ status: 'Cancelled' });
  expect(title()).toHaveTextContent('This order was cancelled');
  expect(document.body).not.toHaveTextContent('We are emailing');
  expect(screen.getByText('Rekha 32')).toBeVisible();
  expect(screen.queryByText('Follow your order')).toBeNull();
});

it('has the tracking link, to open and to copy', async () => {
  const { user } = await show({ status: 'Pending' });
  const writeText = vi.spyOn(navigator.clipboard, 'writeText');
  expect(screen.getByRole('link', { name: 'Open tracking page' })).toHaveAttribute(
    'href',
    '/track/an-order.a-signature',
  );
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(writeText).toHaveBeenCalledWith(`${window.location.origin}/track/an-order.a-signature`);
  expect(await screen.findByText('Link copied')).toBeInTheDocument();
});

it('says what to do where the browser does not allow copying', async () => {
  const { user } = await show({ status: 'Pending' });
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findByText(/^Your browser did not allow copying/)).toBeInTheDocument();
});

it('has no tracking link without a token', async () => {
  await show({ status: 'Pending' }, '');
  expect(screen.queryByText('Follow your order')).toBeNull();
});
