import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInShop } from '../testing/render-in-shop';
import { ErrorScreen } from './ErrorScreen';

it('says that the connection failed, and tries again by button and when the connection returns', async () => {
  const reset = vi.fn();
  const { user } = await renderInShop(<ErrorScreen error={new Error('gone')} reset={reset} />);
  expect(screen.getByText('We could not show this page')).toBeVisible();
  expect(
    screen.getByText('We could not reach the shop. Please check your connection and try again.'),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(reset).toHaveBeenCalledOnce();
  window.dispatchEvent(new Event('online'));
  expect(reset).toHaveBeenCalledTimes(2);
});
