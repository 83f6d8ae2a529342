import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { appError } from '@aabha/contracts/errors/errors';
import type { Discrepancy } from '@aabha/contracts/reconciliation/reconciliation.schema';
import { renderScreen } from '../../testing/render-screen';
import { serveApi } from '../../testing/serve-api';
import { discrepancies } from '.';
import { DiscrepancyList } from './DiscrepancyList';

type Found = z.output<typeof Discrepancy>;
const OPEN: Found = {
  _id: 'd1',
  kind: 'refund-unknown',
  state: 'open',
  subject: 'rfnd_1',
  detail: 'The provider refunded ₹24,990 of payment pay_1.',
  amount: 24_990,
  order_id: '0000000000000000000abcd1',
  found_at: '2026-01-01T00:00:00.000Z',
  settled_at: null,
  settled_by: null,
  note: null,
};
const SETTLED: Found = {
  ...OPEN,
  state: 'settled',
  settled_at: '2026-01-02T00:00:00.000Z',
  settled_by: 'Sunil Rao',
  note: 'Asked the bank.',
};
const rows = () => [...document.querySelectorAll('tbody tr')].map(({ textContent }) => textContent ?? '');
const press = (text: string) => fireEvent.click(screen.getAllByText(text).at(-1) as HTMLElement);
const write = (value: string) =>
  fireEvent.change(screen.getByLabelText(/^What was done/), { target: { value } });
const ADVICE = 'Someone refunded it there. Cancel the order here if it should not be shipped.';
const serveList = (list: () => Found[], more = {}) =>
  serveApi({
    'reconciliation.list': () => ({ differenceList: list(), differenceCount: list().length }),
    ...more,
  });

test('each discrepancy shows what it is; advice and a button only while it is open', async () => {
  serveList(() => [
    OPEN,
    { ...OPEN, _id: 'd2', kind: 'invoice-gap', state: 'repaired', amount: null, order_id: null },
    { ...SETTLED, _id: 'd3' },
    { ...OPEN, _id: 'd4', state: 'gone' },
  ]);
  renderScreen(<DiscrepancyList />, { resources: [discrepancies] });
  await screen.findByText(ADVICE);
  const [open, repaired, settled, gone] = rows();
  expect(open).toMatch(/^Refunded at the provider only.*payment pay_1\. rfnd_1.*₹24,990000ABCD1.*Resolve$/);
  expect(repaired).toMatch(/^Gap in the invoice numbers.*Fixed automatically$/);
  expect(repaired).not.toContain('₹0');
  expect(settled).toMatch(/Asked the bank\.Sunil Rao, /);
  expect(gone).toMatch(/Resolved by itself$/);
  expect(screen.getAllByText(ADVICE)).toHaveLength(1);
  expect(screen.getAllByText('Resolve')).toHaveLength(1);
  expect(screen.getAllByText('000ABCD1')[0]?.getAttribute('href')).toBe(
    `/admin-dashboard/orders/${OPEN.order_id}/show`,
  );
});

test('an open one is resolved with a note, and the list follows', async () => {
  let list = [OPEN];
  const calls = serveList(() => list, {
    'reconciliation.settle': () => {
      list = [SETTLED];
      return { message: 'Saved. This discrepancy is closed.' };
    },
  });
  renderScreen(<DiscrepancyList />, { resources: [discrepancies] });
  fireEvent.click(await screen.findByLabelText('Resolve: Refunded at the provider only'));
  press('Resolve');
  expect(await screen.findByText('Please enter what was done.')).toBeTruthy();
  expect(calls.map(({ path }) => path)).not.toContain('reconciliation.settle');
  write('Asked the bank.');
  press('Resolve');
  expect(await screen.findByText('Saved. This discrepancy is closed.')).toBeTruthy();
  await waitFor(() => expect(rows()[0]).toContain('Sunil Rao'));
  expect(calls.find(({ path }) => path === 'reconciliation.settle')?.input).toEqual({
    id: 'd1',
    note: 'Asked the bank.',
  });
});

test('what another settled meanwhile is refused, and the note stays', async () => {
  serveList(() => [OPEN], {
    'reconciliation.settle': () => {
      throw appError('NOT_FOUND');
    },
  });
  renderScreen(<DiscrepancyList />, { resources: [discrepancies] });
  fireEvent.click(await screen.findByLabelText('Resolve: Refunded at the provider only'));
  write('Asked the bank.');
  press('Resolve');
  expect(await screen.findByText('Not found.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^What was done/).value).toBe('Asked the bank.');
});

test('an empty list says so', async () => {
  serveList(() => []);
  renderScreen(<DiscrepancyList />, { resources: [discrepancies] });
  expect(await screen.findByText('No discrepancies')).toBeTruthy();
});

test('a list that could not be loaded says so, and Retry loads it', async () => {
  let isLost = true;
  serveList(() => {
    if (isLost) throw new Error('lost connection');
    return [OPEN];
  });
  renderScreen(<DiscrepancyList />, { resources: [discrepancies] });
  expect(await screen.findByText('Failed to fetch discrepancies')).toBeTruthy();
  isLost = false;
  press('Retry');
  expect(await screen.findByText(ADVICE)).toBeTruthy();
  expect(screen.queryByText('Failed to fetch discrepancies')).toBeNull();
});
