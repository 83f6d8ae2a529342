import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { saveDraft } from '../features/reviews/review-draft';
import { saveFormDraft } from '../lib/form-draft';
import { renderInShop, signInShopper } from '../testing/render-in-shop';
import { LogoutDialog } from './LogoutDialog';

it('requires confirmation, and keeps the session when it is cancelled or closed', async () => {
  signInShopper();
  const onClose = vi.fn();
  const { user } = await renderInShop(<LogoutDialog open onClose={onClose} />);
  const dialog = screen.getByRole('dialog', { name: 'Are you sure?' });
  expect(dialog).toHaveTextContent('Do you want to logout?');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  expect(onClose).toHaveBeenCalledTimes(3);
  expect(localStorage.getItem('token')).not.toBeNull();
});

it('ends the session on the server with its token, and forgets it here', async () => {
  signInShopper();
  saveFormDraft('complaint', 'shopper-1', { subject: 'It flickers' });
  saveDraft('product-1', 'shopper-1', { rating: 4, title: 'Bright', comment: '' });
  const token = localStorage.getItem('token') ?? '';
  const assign = vi.fn();
  vi.stubGlobal('location', { ...window.location, assign });
  const { user } = await renderInShop(<LogoutDialog open onClose={vi.fn()} />);
  const sent = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{}'));
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  expect(sent).toHaveBeenCalledExactlyOnceWith(
    '/trpc/sessions.renew',
    expect.objectContaining({
      keepalive: true,
      body: '{"end":true}',
      headers: expect.objectContaining({ authorization: `Bearer ${token}`, 'x-session': 'store' }),
    }),
  );
  expect(localStorage.getItem('token')).toBeNull();
  expect(sessionStorage).toHaveLength(0);
  expect(assign).toHaveBeenCalledExactlyOnceWith('/');
  vi.unstubAllGlobals();
});
