import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { refusal } from '../../testing/fake-api';
import { renderInShop } from '../../testing/render-in-shop';
import { DownloadCreditNote } from './DownloadCreditNote';

it('names its number, and says when it could not be downloaded', async () => {
  const { user, inputsOf } = await renderInShop(
    <>
      <h2 id="order">Order 12</h2>
      <DownloadCreditNote id="c1" number="CN/2526/000007" describedBy="order" />
    </>,
    {
      'creditNotes.download': () => {
        throw refusal('CREDIT_NOTE_NOT_NUMBERED');
      },
    },
  );
  const button = screen.getByRole('button', { name: 'Download credit note CN/2526/000007' });
  expect(button).toHaveAccessibleDescription('Order 12');
  await user.click(button);
  expect(await screen.findByText('Failed to download credit note. Please try again.')).toBeVisible();
  expect(inputsOf('creditNotes.download')).toEqual([{ id: 'c1' }]);
});
