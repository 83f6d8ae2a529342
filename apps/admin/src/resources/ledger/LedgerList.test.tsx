import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { LedgerTransaction } from '@aabha/contracts/ledger/ledger.schema';
import { renderScreen } from '../../testing/render-screen';
import { serveApi } from '../../testing/serve-api';
import { ledger } from '.';
import { LedgerList } from './LedgerList';

const ORDER = '01912345-0000-7000-8000-000000abc123';
const SALE: LedgerTransaction = {
  ...{ _id: 't1', happened_at: '2026-11-23T04:30:00.000Z', posted_at: '2026-11-23T04:30:02.000Z' },
  ...{ kind: 'sale', source_kind: 'invoice', source_id: 'i1', revision: 1, text: 'Invoice TV/2627/000001' },
  ...{ amount: 1180, order_id: ORDER },
  postings: [
    { account: 'sales', order_id: ORDER, debit: 0, credit: 1000 },
    { account: 'customers', order_id: ORDER, debit: 1180, credit: 0 },
    { account: 'igst-output', order_id: ORDER, debit: 0, credit: 180 },
  ],
};
const show = (transactionList: readonly LedgerTransaction[], address = '/') => {
  window.history.replaceState(null, '', address);
  const calls = serveApi({
    'ledger.list': () => ({ transactionList, transactionCount: transactionList.length }),
  });
  renderScreen(<LedgerList />, { resources: [ledger] });
  return calls;
};

test('a transaction shows its debits before its credits, and its order', async () => {
  show([SALE, { ...SALE, _id: 't2', kind: 'reversal', revision: 2, text: 'Reversal: x', order_id: null }]);
  await screen.findByText('Invoice TV/2627/000001');
  const [sale, reversal] = [...document.querySelectorAll('tbody tr')].map(({ textContent }) => textContent);
  expect(sale).toMatch(/SaleInvoice TV\/2627\/000001.*Customers₹1,180 DrSales₹1,000 CrIGST output₹180 Cr$/);
  expect(reversal).toMatch(/ReversalReversal: x, revision 2/);
  const links = [...document.querySelectorAll(`a[href*="/orders/${ORDER}/show"]`)];
  expect(links).toHaveLength(1);
});

test('an empty ledger says what is posted', async () => {
  show([]);
  await screen.findByText('No transactions found');
  await screen.findByText('Sales, payments, refunds and settlements are posted within seconds.');
});

test('leads to the trial balance', async () => {
  show([SALE]);
  expect((await screen.findByText('Trial balance')).getAttribute('href')).toBe(
    '/admin-dashboard/trial-balance',
  );
});
