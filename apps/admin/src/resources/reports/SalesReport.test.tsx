import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { SalesReportInput } from '@aabha/contracts/reports/reports.schema';
import { serveApi } from '../../testing/serve-api';
import { chartBars } from './chart-bars';
import { changeText } from './change-text';
import { filterOfLink, renderReport } from '../../testing/render-report';
import { reports } from '.';
import { SalesReport } from './SalesReport';
import { TaxReport } from './TaxReport';

const FIGURES = {
  ...{
    invoices: 3,
    credit_notes: 1,
    units: 4,
    returned_units: 1,
    gross: 100_000,
    coupon: 5000,
    round_off: 0,
  },
  ...{ refunds: 20_000, net: 75_000, tax: 11_440.68 },
};
const NONE = Object.fromEntries(Object.keys(FIGURES).map((name) => [name, 0]));
const BEFORE = { ...NONE, net: 50_000, from: '2026-10-01', to: '2026-10-02' };
const ROWS = {
  day: [
    { key: '2026-11-01', label: '1 Nov 2026', ...NONE },
    { key: '2026-11-02', label: '2 Nov 2026', ...FIGURES },
  ],
  state: [{ key: '32', label: 'Kerala', ...FIGURES }],
};
function show() {
  const calls = serveApi({
    'reports.sales': ({ by }: SalesReportInput) => ({
      rows: by === 'state' ? ROWS.state : ROWS.day,
      ...{ total: FIGURES, before: BEFORE },
    }),
  });
  renderReport(<SalesReport />, reports);
  return calls;
}

test('each figure of a day leads to its documents, and the total is below', async () => {
  show();
  const table = await screen.findByRole('table', { name: 'Sales by Day' });
  const [, newest] = within(table).getAllByRole('row');
  expect(newest?.textContent).toContain('2 Nov 2026');
  const refunds = await within(newest as HTMLElement).findByRole('link', { name: '₹20,000' });
  expect(refunds.getAttribute('href')).toContain('/credit-notes?');
  expect(filterOfLink(refunds)).toEqual({
    issuedFrom: '2026-11-01T18:30:00.000Z',
    issuedBefore: '2026-11-02T18:30:00.000Z',
  });
  expect(within(table).getAllByRole('row').at(-1)?.textContent).toContain('Total');
  expect(screen.getByText('+50%, ₹50,000 before')).toBeTruthy();
});

test('another group is read and links with its own filter', async () => {
  const calls = show();
  await screen.findByRole('table', { name: 'Sales by Day' });
  fireEvent.mouseDown(screen.getByRole('combobox', { name: 'By' }));
  fireEvent.click(await screen.findByRole('option', { name: 'State' }));
  const table = await screen.findByRole('table', { name: 'Sales by State' });
  const kerala = await within(table).findByRole('link', { name: 'Kerala' });
  expect(filterOfLink(kerala)).toMatchObject({ place: '32' });
  expect(calls.at(-1)?.input).toMatchObject({ by: 'state' });
});

test('days of one’s own that are no range are not read, and say why', async () => {
  const calls = show();
  await screen.findByRole('table', { name: 'Sales by Day' });
  fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Period' }));
  fireEvent.click(await screen.findByRole('option', { name: 'Other days…' }));
  fireEvent.change(await screen.findByLabelText('To'), { target: { value: '2020-01-01' } });
  expect(await screen.findByText('The last day is before the first.')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2019-12-01' } });
  await waitFor(() => expect(calls.at(-1)?.input).toMatchObject({ from: '2019-12-01', to: '2020-01-01' }));
});

test('the tax report names its States and rates', async () => {
  const tax = { taxable: 100, cgst: 9, sgst: 0, utgst: 9, igst: 0, tax: 18 };
  serveApi({
    'reports.tax': () => ({
      rows: [{ rate: 18, place: '04', state: 'Chandigarh', ...tax }],
      ...{ rates: [{ rate: 18, ...tax }], total: tax },
    }),
  });
  renderReport(<TaxReport />, reports);
  const table = await screen.findByRole('table', { name: 'GST by State' });
  const chandigarh = await within(table).findByRole('link', { name: 'Chandigarh' });
  expect(filterOfLink(chandigarh)).toMatchObject({ place: '04' });
  expect(screen.getByRole('table', { name: 'GST by rate' }).textContent).toContain('18%');
});

test('a chart of many days has a bar for each month', () => {
  const row = { ...ROWS.day[1]!, ...FIGURES };
  const days = Array.from({ length: 120 }, (_, index) => {
    const key = new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10);
    return { ...row, key, label: key, net: 0.1 };
  });
  expect(chartBars(days).map(({ key, net }) => [key, net])).toEqual([
    ['2026-01', 3.1],
    ['2026-02', 2.8],
    ['2026-03', 3.1],
    ['2026-04', 3],
  ]);
  expect(chartBars(days.slice(0, 92))).toHaveLength(92);
  expect(changeText(90, 100, String)).toBe('−10%, 100 before');
  expect(changeText(5, 0, String)).toBe('0 before');
});
