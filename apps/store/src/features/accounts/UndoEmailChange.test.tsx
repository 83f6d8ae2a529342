import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { connectionLost, invalidInput, refusal } from '../../testing/fake-api';
import { renderInShop, signInShopper } from '../../testing/render-in-shop';
import { UndoEmailChange } from './UndoEmailChange';

const TOKEN = `${'a'.repeat(32)}.${'b'.repeat(43)}`;
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' });
const restore = () => screen.getByRole('button', { name: 'Restore my email' });

async function show(token = TOKEN, undo: () => unknown = () => ({})) {
  signInShopper();
  const onDone = vi.fn();
  const shop = await renderInShop(<UndoEmailChange token={token} done={false} onDone={onDone} />, {
    'accounts.undoEmailChange': undo,
  });
  const choose = async (newPassword: string, confirmed = newPassword) => {
    await shop.user.clear(field('New password'));
    await shop.user.type(field('New password'), newPassword);
    await shop.user.clear(field('Confirm new password'));
    await shop.user.type(field('Confirm new password'), confirmed);
    await shop.user.click(restore());
  };
  return { ...shop, onDone, choose, undone: () => shop.inputsOf('accounts.undoEmailChange') };
}

it.each(['', 'a'.repeat(32), `${TOKEN}x`])('offers nothing for an incomplete link: %s', async (token) => {
  await show(token);
  expect(screen.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

it('changes nothing before a new password is chosen twice', async () => {
  const { choose, undone, user } = await show();
  await user.click(restore());
  expect(field('New password')).toHaveAccessibleDescription(/New password is required\./);
  await choose('12345');
  expect(field('New password')).toHaveAccessibleDescription(/Password must be at least 6 characters\./);
  await choose('Evening@1', 'Evening@2');
  expect(field('Confirm new password')).toHaveAccessibleDescription(/do not match/i);
  expect(undone()).toEqual([]);
});

it('restores the e-mail, and ends the session of this browser', async () => {
  const { choose, undone, onDone } = await show();
  await choose('Evening@1');
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(undone()).toEqual([{ token: TOKEN, newPassword: 'Evening@1' }]);
  expect(localStorage.getItem('token')).toBeNull();
});

it('says why it could not, beside the field where it is of one, and keeps the session', async () => {
  const failures = [
    refusal('EMAIL_UNDO_LINK_WRONG'),
    connectionLost(),
    invalidInput({ newPassword: 'This is a demo password. Please choose another one.' }),
  ];
  const { choose, onDone } = await show(TOKEN, () => {
    throw failures.shift() ?? new Error('One try too many.');
  });
  await choose('Evening@1');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'This link no longer works. It may have expired or been used already.',
  );
  await choose('Evening@1');
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('We could not reach the shop.'));
  await choose('Evening@1');
  await waitFor(() => expect(field('New password')).toHaveAccessibleDescription(/This is a demo password\./));
  expect(onDone).not.toHaveBeenCalled();
  expect(localStorage.getItem('token')).not.toBeNull();
});

it('leads to the sign-in once it is done', async () => {
  await renderInShop(<UndoEmailChange token="" done onDone={vi.fn()} />);
  expect(screen.getByRole('heading', { name: 'Your email is restored' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/signin');
});
