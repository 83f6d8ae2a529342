import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInShop, signInShopper } from '../testing/render-in-shop';
import { AccountMenu } from './AccountMenu';

it('leads a visitor to the sign-in', async () => {
  await renderInShop(<AccountMenu onLogout={vi.fn()} />);
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/signin');
  expect(screen.queryByRole('button', { name: 'My account' })).toBeNull();
});

it('leads a shopper to their pages, and asks about logging out', async () => {
  signInShopper();
  const onLogout = vi.fn();
  const { user } = await renderInShop(<AccountMenu onLogout={onLogout} />);
  await user.click(screen.getByRole('button', { name: 'My account' }));
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['My Profile', '/user-profile'],
    ['My Orders', '/myorders'],
    ['My Televisions', '/my-televisions'],
    ['My Invoices', '/my-invoices'],
    ['My Wish List', '/wishlist'],
    ['My Alerts', '/my-alerts'],
    ['Raise Complaint', '/raise-complaint'],
  ]);
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  expect(onLogout).toHaveBeenCalledOnce();
});
