import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AppError, appError } from '@aabha/contracts/errors/errors';
import type {
  Settlement,
  SettlementLine,
  SettlementRead,
} from '@aabha/contracts/settlements/settlements.schema';
import { renderScreen } from '../../testing/render-screen';
import { serveApi } from '../../testing/serve-api';
import { settlements } from '.';
import { ImportBankDialog } from './ImportBankDialog';
import { SettlementLines } from './SettlementLines';
import { SettlementList } from './SettlementList';

const ONE: Settlement = {
  ...{ _id: 's1', provider_id: 'setl_1', utr: '1568176960vxp0rj', status: 'processed' },
  ...{ settled_at: '2026-11-23T04:30:00.000Z', gross: 100_000, refunds: -24_990, adjustments: 0 },
  ...{ fees: 2000, tax: 360, net: 72_650, line_count: 4, open_count: 0, is_whole: true },
  ...{ bank_state: 'missing', bank_amount: null, bank_day: null, bank_by: null },
};
const READ: SettlementRead = {
  ...{ _id: 'r1', state: 'done', requested_at: '2026-11-24T08:30:00.000Z', requested_by: null },
  ...{ ended_at: '2026-11-24T08:30:09.000Z', since: '2026-11-01', days_done: 24, days: 24 },
  ...{ new_count: 2, findings: 1 },
};
const rows = () => [...document.querySelectorAll('tbody tr')].map(({ textContent }) => textContent ?? '');

function show(list: () => readonly Settlement[], more = {}) {
  const calls = serveApi({
    'settlements.list': () => ({ settlementList: list(), settlementCount: list().length }),
    'settlements.latestRead': () => ({ read: READ }),
    ...more,
  });
  renderScreen(<SettlementList />, { resources: [settlements] });
  return calls;
}

test('a settlement shows its sums, whether it matches, and how the bank differs', async () => {
  show(() => [
    ONE,
    {
      ...ONE,
      _id: 's2',
      open_count: 2,
      bank_state: 'differs',
      bank_amount: 72_649.5,
      bank_day: '2026-11-24',
    },
    { ...ONE, _id: 's3', is_whole: false, utr: '', status: 'created' },
  ]);
  const link = (await screen.findAllByText('23 Nov 2026'))[0];
  expect(link?.getAttribute('href')).toBe('/admin-dashboard/settlements/s1/show');
  const [matched, open, uneven] = rows();
  expect(matched).toMatch(/1568176960vxp0rj₹1,00,000-₹24,990-₹2,000-₹360₹72,650MatchedEnter amount$/);
  expect(open).toMatch(/2 lines not matched₹72,649\.50, 24 Nov 2026₹0\.50 lessChange$/);
  expect(uneven).toMatch(/None yetcreated.*Does not add up/);
  expect(screen.getByText('1 discrepancy').getAttribute('href')).toContain('/admin-dashboard/differences');
});

test('a reading is started, shows its progress and is stopped', async () => {
  let read = READ;
  const calls = show(() => [ONE], {
    'settlements.latestRead': () => ({ read }),
    'settlements.startRead': () => {
      read = { ...READ, state: 'running', ended_at: null, days_done: 6 };
      return { message: 'Settlements are read in a few seconds.' };
    },
    'settlements.stopRead': () => {
      read = { ...READ, state: 'stopped' };
      return { message: 'The reading stops after this day.' };
    },
  });
  fireEvent.click(await screen.findByText('Read settlements now'));
  await screen.findByText('6 of 24 days read');
  expect(screen.getByRole('progressbar', { name: 'Reading settlements' }).ariaValueNow).toBe('25');
  fireEvent.click(screen.getByText('Stop'));
  await screen.findByText(/was stopped\./);
  expect(
    calls.map(({ path }) => path).filter((path) => path.endsWith('Read') && !path.includes('latest')),
  ).toEqual(['settlements.startRead', 'settlements.stopRead']);
});

test('what the bank shows is typed, and stays typed when it is refused', async () => {
  let refuse = true;
  const calls = show(() => [ONE], {
    'settlements.setBank': () => {
      if (refuse) throw appError('SETTLEMENT_NOT_FOUND');
      return { settlement: ONE };
    },
  });
  fireEvent.click(await screen.findByLabelText('Enter what the bank shows for 1568176960vxp0rj'));
  const amount = await screen.findByLabelText<HTMLInputElement>(/Amount in the bank/);
  expect(amount.value).toBe('72650');
  fireEvent.change(amount, { target: { value: '72640' } });
  fireEvent.click(screen.getByText('Save'));
  await screen.findByText('Settlement not found.');
  expect(amount.value).toBe('72640');
  refuse = false;
  fireEvent.click(screen.getByText('Save'));
  await waitFor(() => expect(screen.queryByLabelText(/Amount in the bank/)).toBeNull());
  expect(calls.findLast(({ path }) => path === 'settlements.setBank')?.input).toEqual({
    id: 's1',
    bank: { amount: 72_640, day: '2026-11-23' },
  });
});

test('a file of the bank is imported, or refused with its lines', async () => {
  let isWrong = true;
  serveApi({
    'settlements.importBank': () => {
      if (isWrong)
        throw new AppError('IMPORT_INVALID', { errorCount: 1 }, { 'line.3.date': 'The date is wrong.' });
      return { changed: 2, unchanged: 1, unknown: ['utr9'], unknown_count: 1 };
    },
  });
  renderScreen(<ImportBankDialog onClose={() => undefined} />, { resources: [settlements] });
  const choose = () =>
    fireEvent.change(screen.getByLabelText('CSV file of the bank'), {
      target: { files: [new File(['utr,amount,date\n'], 'bank.csv')] },
    });
  choose();
  await screen.findByText('Line 3, date: The date is wrong.');
  isWrong = false;
  choose();
  await screen.findByText('2 settlements entered, 1 already had this amount.');
  expect(screen.getByText('1 line with a UTR of no settlement: utr9')).toBeTruthy();
});

test('the lines of a settlement lead to their orders, by state', async () => {
  const line: SettlementLine = {
    ...{ _id: 'l1', provider_id: 'pay_1', kind: 'payment', state: 'differs', amount: 50, fee: 1, tax: 0.18 },
    ...{
      net: 48.82,
      ours: 49,
      offer_discount: 0,
      at: '2026-11-21T06:00:00.000Z',
      description: '',
      order_id: '0000abcd1',
    },
  };
  const calls = serveApi({ 'settlements.lines': () => ({ lineList: [line], lineCount: 1 }) });
  renderScreen(<SettlementLines id="s1" />, { resources: [settlements] });
  await screen.findByText('₹49 in the shop');
  expect(rows()[0]).toMatch(/^Payment, 21 Nov 2026, 11:30 ampay_1.*₹50₹1₹0\.18₹48\.82Other amount/);
  fireEvent.mouseDown(screen.getByLabelText('State'));
  fireEvent.click(await screen.findByRole('option', { name: 'Unknown' }));
  await waitFor(() =>
    expect(calls.at(-1)?.input).toEqual({ id: 's1', pageNum: 1, filters: { state: 'unknown' } }),
  );
});
