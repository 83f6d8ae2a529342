import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { serveApi } from '../../testing/serve-api';
import { REPORT_HEADLINES } from './report-headlines';
import { Reports } from './Reports';
import { renderReport } from '../../testing/render-report';
import { reports } from '.';

const PROMISES = {
  ...{ delivered: 10, kept: 6, late_1: 2, late_2_3: 1, late_more: 0, unpromised: 1 },
  ...{ kept_percent: 66.67, overdue: 3 },
};
const RETURNS = {
  ...{ units_sold: 40, requests: 1, units_returned: 1, rate: 2.5, refunded: 500, replaced: 0, rejected: 0 },
};
const COUPONS = {
  ...{ orders: 2, coupon: 900, taken_back: 0, given: 900, net: 9000, average: 450, first_orders: 1 },
};
const SALES = {
  ...{ invoices: 1, credit_notes: 0, units: 1, returned_units: 0, gross: 100, coupon: 0, round_off: 0 },
  ...{ refunds: 0, net: 100, tax: 10 },
};

test('Reports shows the main figure of each report', async () => {
  serveApi({
    'reports.sales': () => ({
      ...{ rows: [], total: SALES, before: { ...SALES, from: '2026-10-01', to: '2026-10-30' } },
    }),
    'reports.tax': () => ({
      ...{ rows: [], rates: [], total: { taxable: 90, cgst: 5, sgst: 5, utgst: 0, igst: 0, tax: 10 } },
    }),
    'reports.returns': () => ({ rows: [], total: RETURNS }),
    'reports.coupons': () => ({ rows: [], total: COUPONS }),
    'reports.refusedPins': () => ({
      ...{ rows: [], row_count: 0, total: { checks: 0, before: 0, pins: 0 }, places: [] },
    }),
    'reports.promises': () => ({ rows: [], total: PROMISES, overdue_until: '2026-11-10' }),
  });
  renderReport(<Reports />, reports);
  const card = await screen.findByRole('link', { name: /Promises kept/ });
  expect(await within(card).findByText('67%')).toBeTruthy();
  expect(card.textContent).toContain('3 open and overdue');
  expect(screen.getByRole('link', { name: /Returns/ }).textContent).toContain('2.5%');
  expect(screen.getByRole('link', { name: /Coupons/ }).textContent).toContain('in 2 orders');
});

test('a figure that cannot be read says so, and its card still leads to the report', async () => {
  serveApi({});
  renderReport(<Reports />, reports);
  await waitFor(
    () => expect(screen.getAllByText('Could not load the figure.')).toHaveLength(REPORT_HEADLINES.length),
    { timeout: 10_000 },
  );
  expect(screen.getByRole('link', { name: /Coupons/ }).getAttribute('href')).toContain('/coupon-report');
});
