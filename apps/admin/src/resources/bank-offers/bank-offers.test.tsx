import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { indiaDay } from '@aabha/contracts/time/india-time';
import { fillIn, valueOf } from '../../testing/fill-in';
import { renderScreen } from '../../testing/render-screen';
import { serveApi } from '../../testing/serve-api';
import { bankOffers } from '.';
import { BankOfferList } from './BankOfferList';

/* Required labels end with a thin space and an asterisk. */
const BANK = 'Bank\u2009*';
const MINIMUM = 'Minimum in rupees\u2009*';
const MAXIMUM = 'Maximum in rupees (optional)';
const TERMS = 'Terms of the bank\u2009*';
const OFFER_ID = 'Offer of the payment provider';
const AT = '2026-11-21T06:00:00.000Z';
const OFFER = {
  ...{ _id: 'o1', bank: 'Axis Bank', method: 'credit', benefit: 'instant', percent: 10, amount: null },
  ...{ maximum: 1500, minimum: 20_000, valid_from: '2026-11-01', valid_to: '2099-12-31', products: [] },
  ...{ offer_id: 'offer_Axis10p1500', usage_note: null, terms_url: 'https://bank.example/offers' },
  ...{ checked_on: '2026-11-20', state: 'current', ended_at: null, created_at: AT, updated_at: AT },
};
const served = (over: object = {}, offer: object = OFFER) =>
  serveApi({
    'bankOffers.list': () => ({ offerList: [offer], offerCount: 1 }),
    'products.list': () => ({ productList: [], productCount: 0 }),
    ...over,
  });
const show = () => renderScreen(<BankOfferList />, { resources: [bankOffers] });

test('an offer is added; the form says what it gives, and that an instant discount needs the provider', async () => {
  const calls = served({ 'bankOffers.create': () => ({ offer: OFFER }) });
  show();
  fireEvent.click(await screen.findByText('Add offer'));
  fireEvent.click(await screen.findByText('Save offer'));
  expect(await screen.findByText('Bank is required.')).toBeTruthy();
  fillIn(BANK, 'SBI Card');
  fillIn(MINIMUM, '20000');
  expect(await screen.findByText('On ₹50,000: ₹5,000 off, while the buyer pays.')).toBeTruthy();
  fillIn(MAXIMUM, '1500');
  expect(await screen.findByText('On ₹50,000: ₹1,500 off, while the buyer pays.')).toBeTruthy();
  fillIn('Last day', '2099-12-31');
  fillIn(TERMS, 'https://bank.example/offers');
  fireEvent.click(screen.getByText('Save offer'));
  expect(
    await screen.findByText('An instant discount needs the offer of the payment provider that gives it.'),
  ).toBeTruthy();
  fillIn(OFFER_ID, 'offer_Sbi10p1500');
  fireEvent.click(screen.getByText('Save offer'));
  expect(await screen.findByText('The bank offer is saved.')).toBeTruthy();
  const today = indiaDay(new Date());
  expect(calls.find(({ path }) => path === 'bankOffers.create')?.input).toEqual({
    ...{ bank: 'SBI Card', method: 'credit', benefit: 'instant', percent: 10, amount: null, maximum: 1500 },
    ...{ minimum: 20_000, valid_from: today, valid_to: '2099-12-31', products: [], checked_on: today },
    ...{ offer_id: 'offer_Sbi10p1500', usage_note: null, terms_url: 'https://bank.example/offers' },
  });
});

test('a fixed amount takes the place of a percentage and its maximum', async () => {
  const calls = served({ 'bankOffers.update': () => ({ offer: OFFER }) });
  show();
  fireEvent.click(await screen.findByLabelText('Edit the offer of Axis Bank'));
  fireEvent.click(await screen.findByRole('button', { name: 'Fixed amount' }));
  expect(screen.queryByLabelText('Percent')).toBeNull();
  fireEvent.click(screen.getByText('Save offer'));
  expect(await screen.findByText('Enter a percentage or a fixed amount, not both.')).toBeTruthy();
  fillIn('Fixed amount in rupees', '750');
  expect(await screen.findByText('On ₹50,000: ₹750 off, while the buyer pays.')).toBeTruthy();
  fireEvent.click(screen.getByText('Save offer'));
  expect(await screen.findByText('The bank offer is saved.')).toBeTruthy();
  expect(calls.find(({ path }) => path === 'bankOffers.update')?.input).toMatchObject({
    ...{ percent: null, maximum: null, amount: 750 },
  });
});

test('an edit is sent with the version that it is based on', async () => {
  const calls = served({ 'bankOffers.update': () => ({ offer: OFFER }) });
  show();
  fireEvent.click(await screen.findByLabelText('Edit the offer of Axis Bank'));
  await waitFor(() => expect(valueOf(MAXIMUM)).toBe('1500'));
  fillIn(MAXIMUM, '1750');
  fireEvent.click(screen.getByText('Save offer'));
  expect(await screen.findByText('The bank offer is saved.')).toBeTruthy();
  expect(calls.find(({ path }) => path === 'bankOffers.update')?.input).toMatchObject({
    ...{ id: 'o1', updated_at: AT, maximum: 1750, amount: null },
  });
});

test('an offer is ended after a question, with the version that staff saw', async () => {
  const calls = served({ 'bankOffers.end': () => ({ offer: OFFER }) });
  show();
  fireEvent.click(await screen.findByLabelText('End now the offer of Axis Bank'));
  expect(await screen.findByText(/Payments already started keep it/)).toBeTruthy();
  expect(calls.some(({ path }) => path === 'bankOffers.end')).toBe(false);
  fireEvent.click(screen.getByText('End now'));
  expect(await screen.findByText('The bank offer has ended.')).toBeTruthy();
  expect(calls.find(({ path }) => path === 'bankOffers.end')?.input).toEqual({ id: 'o1', updated_at: AT });
});

test('an offer that was ended cannot be edited or ended', async () => {
  served({}, { ...OFFER, state: 'past', ended_at: AT });
  show();
  expect(await screen.findByText('Ended')).toBeTruthy();
  expect(screen.queryByLabelText(/the offer of Axis Bank/)).toBeNull();
});
