import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { refusal, type FakeResponse } from '../../testing/fake-api';
import { renderInShop } from '../../testing/render-in-shop';
import { ConsentChoices } from './ConsentChoices';
import type { Overview } from './use-privacy';

const consents: Overview['consents'] = [
  { purpose: 'account', title: 'Your account', action: 'given', at: '2026-11-19T05:00:00.000Z' },
  { purpose: 'newsletter', title: 'Offers', action: null, at: null },
  { purpose: 'analytics', title: 'Google Analytics', action: 'given', at: '2026-11-20T05:00:00.000Z' },
];

async function show(respond: FakeResponse = () => ({ message: 'Your choice is saved.' })) {
  localStorage.setItem('analytics-consent', 'granted');
  const onChange = vi.fn();
  const overview = { consents } as Overview;
  const shop = await renderInShop(<ConsentChoices overview={overview} whose={{}} onChange={onChange} />, {
    'privacy.setConsent': respond,
  });
  return { ...shop, onChange };
}

const press = (name: string) => screen.getByRole('button', { name });

it('withdraws analytics in the ledger and in this browser', async () => {
  const { user, inputsOf, onChange } = await show();
  await user.click(press('Withdraw: Google Analytics'));
  await waitFor(() => expect(onChange).toHaveBeenCalled());
  expect(inputsOf('privacy.setConsent')).toEqual([{ purpose: 'analytics', granted: false }]);
  expect(localStorage.getItem('analytics-consent')).toBe('denied');
});

it('leaves the choice of this browser as it is for another purpose', async () => {
  const { user, inputsOf, onChange } = await show();
  expect(screen.getByText('Never given')).toBeInTheDocument();
  await user.click(press('Allow: Offers'));
  await waitFor(() => expect(onChange).toHaveBeenCalled());
  expect(inputsOf('privacy.setConsent')).toEqual([{ purpose: 'newsletter', granted: true }]);
  expect(localStorage.getItem('analytics-consent')).toBe('granted');
});

it('has no button for the account, which is erased instead', async () => {
  await show();
  expect(screen.getAllByRole('button').map((button) => button.ariaLabel)).toEqual([
    'Allow: Offers',
    'Withdraw: Google Analytics',
  ]);
});

it('says why a choice was not saved, and leaves this browser as it was', async () => {
  const { user, onChange } = await show(() => {
    throw refusal('RATE_LIMITED', { retryAfterSeconds: 30 });
  });
  await user.click(press('Withdraw: Google Analytics'));
  expect(await screen.findByText(/Too many/)).toBeInTheDocument();
  expect(press('Withdraw: Google Analytics')).toBeEnabled();
  expect(onChange).not.toHaveBeenCalled();
  expect(localStorage.getItem('analytics-consent')).toBe('granted');
});
