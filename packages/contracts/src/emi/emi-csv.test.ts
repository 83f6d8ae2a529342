import { expect, it } from 'vitest';
import { paise } from '../money/money';
import { emiPlanCells, emiPlanTable, EMI_PLAN_COLUMNS } from './emi.csv';
import { hasRival, keyOfPlan } from './emi-plans.rules';

const CELLS = {
  ...{ Bank: 'HDFC Bank', Kind: 'Credit card', Months: '6', 'Rate a year (%)': '15.99' },
  ...{ 'Minimum (₹)': '3000.00', 'Processing fee without GST (₹)': '199.50', 'No-cost': 'Yes' },
  ...{ Offer: 'offer_Hdfc6m1599', From: '2026-11-01', To: '', 'Checked on': '2026-11-20' },
  Terms: 'https://bank.example/emi',
};
const read = (over: object = {}) => emiPlanTable.row.safeParse({ ...CELLS, Status: 'Offered now', ...over });

it('reads the cells of a plan as an export writes them', () => {
  const { data } = read();
  expect(data).toMatchObject({
    ...{ kind: 'card', months: 6, annual_rate: 15.99, minimum: paise(3_000_00) },
    ...{ processing_fee: paise(199_50), no_cost: true, valid_to: null },
  });
  expect(emiPlanCells(data!)).toEqual(CELLS);
  expect(emiPlanTable.columns).toEqual(Object.keys(EMI_PLAN_COLUMNS));
});

it('takes names in any letters', () => {
  expect(read({ Kind: 'CREDIT card', 'No-cost': 'yes' }).data).toMatchObject({ kind: 'card', no_cost: true });
});

it.each([
  [{ Kind: 'Cash' }, 'Kind', 'The kind is a credit card, a debit card, or cardless.'],
  [{ Months: '6.5' }, 'Months', 'Months are a whole number from 2 to 60.'],
  [{ Months: '' }, 'Months', 'Months are a whole number from 2 to 60.'],
  [{ 'Minimum (₹)': '3,000' }, 'Minimum (₹)', 'Enter an amount in rupees.'],
  [{ 'No-cost': 'maybe' }, 'No-cost', 'No-cost must be yes or no.'],
  [{ Offer: '' }, 'Offer', 'A no-cost plan needs the offer that takes the interest off.'],
  [{ From: '01/11/2026' }, 'From', 'Please enter a date.'],
  [{ To: '2026-10-31' }, 'To', 'The last day is before the first.'],
])('names the column of an error: %j', (over, column, message) => {
  expect(read(over).error?.issues.map((issue) => [issue.path[0], issue.message])).toEqual([
    [column, message],
  ]);
});

it('knows a plan by its bank, kind, months, no-cost and first day, and its rivals by their other days', () => {
  const plan = { ...read().data!, valid_to: '2026-11-30' };
  expect(keyOfPlan({ ...plan, bank: 'hdfc bank' })).toBe(keyOfPlan(plan));
  const rivalOf = (over: object) => hasRival(plan, [plan, { ...plan, ...over }]);
  expect(rivalOf({ valid_from: '2026-11-30', valid_to: null })).toBe(true);
  expect(rivalOf({ valid_from: '2026-12-01', valid_to: null })).toBe(false);
  expect(rivalOf({ valid_from: '2026-11-30', months: 9 })).toBe(false);
});
