import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { appError } from '@aabha/contracts/errors/errors';
import type { TrialBalance as Balance } from '@aabha/contracts/ledger/ledger.schema';
import { renderScreen } from '../../testing/render-screen';
import { serveApi } from '../../testing/serve-api';
import { trialBalance } from '.';
import { TrialBalance } from './TrialBalance';

const BALANCE: Balance = {
  accounts: [
    { account: 'customers', name: 'Customers', type: 'asset', debit: 0, credit: 0 },
    {
      account: 'provider-receivable',
      name: 'Payment provider receivable',
      type: 'asset',
      debit: 1180,
      credit: 0,
    },
    { account: 'igst-output', name: 'IGST output', type: 'liability', debit: 0, credit: 180 },
    { account: 'sales', name: 'Sales', type: 'income', debit: 0, credit: 1000 },
  ],
  ...{ debit: 1180, credit: 1180, posted: 1, documents: 1, pending: 0, is_complete: true },
  ...{ checked_at: '2026-11-23T21:30:09.000Z', findings: 0 },
};
const show = (respond: () => Balance) => {
  const calls = serveApi({ 'ledger.trialBalance': respond });
  renderScreen(<TrialBalance />, { resources: [trialBalance] });
  return calls;
};

test('each account stands on its side, and both sums are equal', async () => {
  show(() => BALANCE);
  await screen.findByText('IGST output');
  const rows = [...document.querySelectorAll('tbody tr')].map(({ textContent }) => textContent);
  expect(rows).toEqual([
    'Customers Asset',
    'Payment provider receivable Asset₹1,180',
    'IGST output Liability₹180',
    'Sales Income₹1,000',
    'Sum₹1,180₹1,180',
  ]);
  expect(decodeURIComponent(screen.getByText('Sales').getAttribute('href') ?? '')).toContain(
    '{"account":"sales"}',
  );
  await screen.findByText(/^Checked 24 Nov 2026, 3:00 am: no differences\.$/);
});

test('a day is asked from the server, and the accounts lead to transactions up to it', async () => {
  const calls = show(() => BALANCE);
  fireEvent.change(await screen.findByLabelText('At the end of'), { target: { value: '2026-11-20' } });
  await waitFor(() => expect(calls.at(-1)?.input).toEqual({ day: '2026-11-20' }));
  await waitFor(() =>
    expect(decodeURIComponent(screen.getByText('Sales').getAttribute('href') ?? '')).toContain(
      '..2026-11-20',
    ),
  );
});

test('differences lead to the discrepancies', async () => {
  show(() => ({ ...BALANCE, findings: 2 }));
  expect((await screen.findByText('See what to do')).getAttribute('href')).toContain('/differences?');
});

test('what waits to be posted is shown with its progress', async () => {
  show(() => ({ ...BALANCE, posted: 250, documents: 1000, pending: 3, is_complete: false }));
  await screen.findByText(
    /250 of 1,000 invoices and credit notes are posted, 3 refunds and settlements are waiting\./,
  );
  expect(screen.getByRole('progressbar', { name: 'Posting to the ledger' }).ariaValueNow).toBe('25');
});

test('a day without balances says so', async () => {
  show(() => ({ ...BALANCE, debit: 0, credit: 0, checked_at: null }));
  await screen.findByText('No balances');
  await screen.findByText('The ledger is checked every night from 3 am.');
});

test('a failure is stated and tried again', async () => {
  let isBroken = true;
  show(() => {
    if (isBroken) throw appError('NOT_FOUND');
    return BALANCE;
  });
  await screen.findByText('Could not load the trial balance.');
  isBroken = false;
  fireEvent.click(screen.getByText('Try again'));
  await screen.findByText('IGST output');
});
