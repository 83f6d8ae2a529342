import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInShop, signInShopper } from '../../testing/render-in-shop';
import { OrderPlaced } from './OrderPlaced';

const ORDER = { _id: '0000000000000000000abcd1', email: 'imran@example.com', total_price: 1_95_000 };

async function show() {
  const onAgain = vi.fn();
  const shop = await renderInShop(<OrderPlaced order={ORDER} onAgain={onAgain} />);
  return { ...shop, onAgain };
}

it('names the order, its total and where the details go, and lets another be placed', async () => {
  const { user, onAgain } = await show();
  const heading = screen.getByRole('heading', { name: 'Thank you for your order' });
  expect(document.activeElement).toBe(heading);
  expect(heading.nextElementSibling).toHaveTextContent(
    'We have received order 0ABCD1 for ₹1,95,000. We are sending the details to imran@example.com',
  );
  expect(screen.getByRole('link', { name: 'See televisions' })).toHaveAttribute('href', '/televisions');
  await user.click(screen.getByRole('button', { name: 'Place another order' }));
  expect(onAgain).toHaveBeenCalledOnce();
});

it('leads a signed-in customer to their wholesale orders', async () => {
  signInShopper();
  await show();
  expect(screen.getByRole('link', { name: 'See your wholesale orders' })).toHaveAttribute(
    'href',
    '/myorders?kind=wholesale',
  );
});
