import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { serveApi } from '../../testing/serve-api';
import { CouponReport } from './CouponReport';
import { filterOfLink, renderReport } from '../../testing/render-report';
import { reports } from '.';

const FIGURES = {
  ...{ orders: 4, coupon: 8000, taken_back: 500, given: 7500, net: 90_000, average: 2000, first_orders: 1 },
};
const EMPTY = {
  ...{ orders: 0, coupon: 0, taken_back: 0, given: 0, net: 0, average: null, first_orders: 0 },
};

test('a coupon leads to the orders that used it', async () => {
  serveApi({ 'reports.coupons': () => ({ rows: [{ code: 'WELCOME10', ...FIGURES }], total: FIGURES }) });
  renderReport(<CouponReport />, reports);
  const table = await screen.findByRole('table', { name: 'Coupons' });
  const link = await within(table).findByRole('link', { name: 'WELCOME10' });
  expect(link.getAttribute('href')).toContain('/orders?');
  expect(filterOfLink(link)).toMatchObject({ coupon: 'WELCOME10' });
  expect(Object.keys(filterOfLink(link))).toEqual(['coupon', 'placedFrom', 'placedBefore']);
  expect(within(table).getAllByRole('row')[1]?.textContent).toContain('1 (25%)');
});

test('a discount without a code, and days without any, lead nowhere', async () => {
  serveApi({ 'reports.coupons': () => ({ rows: [{ code: '', ...EMPTY }], total: EMPTY }) });
  renderReport(<CouponReport />, reports);
  const table = await screen.findByRole('table', { name: 'Coupons' });
  expect(table.textContent).toContain('Without a code');
  expect(within(table).queryByRole('link')).toBeNull();
});

test('a report that cannot be read can be tried again', async () => {
  let isBroken = true;
  serveApi({
    'reports.coupons': () => {
      if (isBroken) throw new Error('broken');
      return { rows: [], total: EMPTY };
    },
  });
  renderReport(<CouponReport />, reports);
  expect(await screen.findByText('Could not load the report.', {}, { timeout: 10_000 })).toBeTruthy();
  isBroken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No coupon was used in this period')).toBeTruthy();
});
