import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { TaxRate } from '@aabha/contracts/tax-rates/tax-rates.schema';
import { renderScreen } from '../../testing/render-screen';
import { serveApi } from '../../testing/serve-api';
import { taxRates } from '.';
import { taxRateOf, validateTaxRateForm } from './tax-rate-form';
import { TaxRateList } from './TaxRateList';

const CURRENT: TaxRate = {
  ...{ _id: 'r1', hsn: '8528', rate_percent: 18, valid_from: '2025-09-22', state: 'current' },
  ...{ notification: 'Notification 9/2025', created_at: '2026-01-01T00:00:00.000Z' },
};
const PLANNED: TaxRate = {
  ...{ ...CURRENT, _id: 'r2', rate_percent: 12.5, valid_from: '2027-04-01', state: 'scheduled' },
  createdBy: { _id: 'u1', name: 'Asha Rao' },
};

test('a rate that has not begun can be removed, and no other', async () => {
  const calls = serveApi({
    'taxRates.list': () => ({ taxRateList: [PLANNED, CURRENT], taxRateCount: 2 }),
    'taxRates.remove': () => ({ message: 'The tax rate is removed.' }),
  });
  renderScreen(<TaxRateList />, { resources: [taxRates] });
  expect(await screen.findByText('12.5%')).toBeTruthy();
  expect(screen.getAllByLabelText(/^Remove /)).toHaveLength(1);
  fireEvent.click(screen.getByLabelText('Remove 12.5% from 1 Apr 2027'));
  fireEvent.click(screen.getByText('Remove', { selector: 'button' }));
  expect(await screen.findByText('The tax rate is removed.')).toBeTruthy();
  expect(calls.filter(({ path }) => path === 'taxRates.remove').map(({ input }) => input)).toEqual([
    { id: 'r2' },
  ]);
});

test('errors stand beside their fields', () => {
  expect(validateTaxRateForm({ hsn: '85', rate_percent: '', valid_from: '', notification: null })).toEqual({
    hsn: 'An HSN code has 4, 6 or 8 digits.',
    rate_percent: 'The rate must be from 0 to less than 100 percent.',
    valid_from: 'Please enter a date.',
    notification: 'Name the notification that sets the rate.',
  });
  const typed = { hsn: null, rate_percent: '5', valid_from: '2027-04-01', notification: 'N 1/2027' };
  expect(validateTaxRateForm(typed)).toEqual({});
  expect(taxRateOf(typed)).toMatchObject({ hsn: '', rate_percent: 5 });
});
