import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { indiaDay } from '@aabha/contracts/time/india-time';
import { fillIn, valueOf } from '../../testing/fill-in';
import { renderScreen } from '../../testing/render-screen';
import { serveApi } from '../../testing/serve-api';
import { emiPlans } from '.';
import { EmiPlanList } from './EmiPlanList';

/* Required labels end with a thin space and an asterisk. */
const BANK = 'Bank or lender\u2009*';
const RATE = 'Rate a year in percent\u2009*';
const FEE = 'Processing fee in rupees\u2009*';
const OFFER = 'Offer of the payment provider';
const AT = '2026-11-21T06:00:00.000Z';
const PLAN = {
  ...{ _id: 'p1', bank: 'HDFC Bank', kind: 'card', months: 6, annual_rate: 15, minimum: 3000 },
  ...{ processing_fee: 199, no_cost: false, offer_id: null, valid_from: '2026-11-01', valid_to: null },
  ...{ checked_on: '2026-11-20', terms_url: null, state: 'current', created_at: AT, updated_at: AT },
};
const served = (over: object = {}) =>
  serveApi({ 'emi.list': () => ({ planList: [PLAN], planCount: 1 }), ...over });
const show = () => renderScreen(<EmiPlanList />, { resources: [emiPlans] });

test('a plan is added; the form says what it costs, and that a no-cost plan needs an offer', async () => {
  const calls = served({ 'emi.create': () => ({ plan: PLAN }) });
  show();
  fireEvent.click(await screen.findByText('Add plan'));
  fireEvent.click(await screen.findByText('Save plan'));
  expect(await screen.findByText('Bank is required.')).toBeTruthy();
  fillIn(BANK, 'Axis Bank');
  fillIn(RATE, '15');
  fillIn(FEE, '199');
  expect(
    await screen.findByText(/the buyer pays ₹8,701\.69 a month and ₹52,842\.79 in all: ₹2,842\.79 more/),
  ).toBeTruthy();
  fireEvent.click(screen.getByLabelText('No-cost: we take the interest off the price'));
  fireEvent.click(screen.getByText('Save plan'));
  expect(await screen.findByText('A no-cost plan needs the offer that takes the interest off.')).toBeTruthy();
  expect(screen.getByText(/We take ₹2,116\.\d\d off\./)).toBeTruthy();
  fillIn(OFFER, 'offer_Abc123');
  fireEvent.click(screen.getByText('Save plan'));
  expect(await screen.findByText('The EMI plan is saved.')).toBeTruthy();
  const today = indiaDay(new Date());
  expect(calls.find(({ path }) => path === 'emi.create')?.input).toEqual({
    ...{ bank: 'Axis Bank', kind: 'card', months: 6, annual_rate: 15, minimum: 3000, processing_fee: 199 },
    ...{ no_cost: true, offer_id: 'offer_Abc123', valid_from: today, valid_to: null },
    ...{ checked_on: today, terms_url: null },
  });
});

test('an edit is sent with the version that it is based on', async () => {
  const calls = served({ 'emi.update': () => ({ plan: PLAN }) });
  show();
  fireEvent.click(await screen.findByLabelText('Edit HDFC Bank, 6 months'));
  await waitFor(() => expect(valueOf(RATE)).toBe('15'));
  fillIn(RATE, '15.99');
  fireEvent.click(screen.getByText('Save plan'));
  expect(await screen.findByText('The EMI plan is saved.')).toBeTruthy();
  expect(calls.find(({ path }) => path === 'emi.update')?.input).toMatchObject({
    ...{ id: 'p1', updated_at: AT, annual_rate: 15.99, offer_id: null },
  });
});

test('a plan is deleted after a question', async () => {
  const calls = served({ 'emi.remove': () => ({ message: 'EMI plan deleted.' }) });
  show();
  fireEvent.click(await screen.findByLabelText('Delete HDFC Bank, 6 months'));
  expect(await screen.findByText(/edit its last day instead/)).toBeTruthy();
  fireEvent.click(screen.getByText('Delete'));
  expect(await screen.findByText('EMI plan deleted.')).toBeTruthy();
  expect(calls.find(({ path }) => path === 'emi.remove')?.input).toEqual({ id: 'p1' });
});
