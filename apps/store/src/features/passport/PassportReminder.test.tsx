import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { refusal } from '../../testing/fake-api';
import { renderInShop } from '../../testing/render-in-shop';
import { PassportReminder } from './PassportReminder';

const show = (reminder: boolean, responses: Parameters<typeof renderInShop>[1] = {}) =>
  renderInShop(<PassportReminder token="t" reminder={reminder} />, responses);
const box = () => screen.getByRole('checkbox', { name: /^Remind me by email 30 days before/ });
const answer = ({ on }: { on: boolean }) => ({
  message: on ? 'We will remind you 30 days before the warranty ends.' : 'We will not remind you.',
  reminder: on,
});

it('is ticked and unticked, and leads to its notice', async () => {
  const { user, inputsOf } = await show(false, { 'passports.remind': answer });
  expect(box()).not.toBeChecked();
  await user.click(box());
  expect(await screen.findByText('We will remind you 30 days before the warranty ends.')).toBeInTheDocument();
  await waitFor(() => expect(box()).toBeChecked());
  await user.click(box());
  await waitFor(() => expect(box()).not.toBeChecked());
  expect(inputsOf('passports.remind')).toEqual([
    { token: 't', on: true },
    { token: 't', on: false },
  ]);
  expect(screen.getByRole('link', { name: 'What we use for it' })).toHaveAttribute(
    'href',
    '/privacy-policy#notice-warranty-reminders',
  );
});

it('is as it was after a refusal, which it says', async () => {
  const { user } = await show(true, {
    'passports.remind': () => {
      throw refusal('PASSPORT_NOT_COVERED');
    },
  });
  await user.click(box());
  expect(await screen.findByText(/^There is no warranty to remind you of/)).toBeInTheDocument();
  await waitFor(() => expect(box()).toBeChecked());
});
