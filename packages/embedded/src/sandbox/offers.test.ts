import { expect, it } from 'vitest';
import { SandboxPayments } from './sandbox-payments';

const OFFER = 'offer_Hdfc6m1500';
const ledgerWith = (offers: string[]) => {
  const ledger = new SandboxPayments(undefined);
  return { ledger, order: ledger.createOrder({ amount: 49_990_00, currency: 'INR', offers }) };
};

it('an order has the offers that it was created with', () => {
  expect(ledgerWith([OFFER]).order.offers).toEqual([OFFER]);
  expect(() => ledgerWith(['a coupon'])).toThrow('The offers must be valid ids.');
});

it('no-cost EMI takes its interest off what is paid', () => {
  const { ledger, order } = ledgerWith([OFFER]);
  const payment = ledger.capture(ledger.attempt(order.id, 'emi', 'captured', OFFER).id);
  expect(payment).toMatchObject({ amount: 47_873_84, offer_id: OFFER });
});

it.each([
  ['a percentage', 'offer_Axis2p1500', 999_80],
  ['the maximum of a percentage', 'offer_Axis10p1500', 1_500_00],
] as const)('an offer of a bank takes %s off what is paid by card', (_what, offer, off) => {
  const { ledger, order } = ledgerWith([offer]);
  const payment = ledger.capture(ledger.attempt(order.id, 'card', 'captured', offer).id);
  expect(payment).toMatchObject({ amount: 49_990_00 - off, offer_id: offer });
});

it.each([
  ['that the order does not have', 'emi', 'offer_Other6m1500'],
  ['for another method', 'card', OFFER],
  ['of a card for EMI', 'emi', 'offer_Axis10p1500'],
] as const)('an offer %s is refused', (_what, method, offer) => {
  const { ledger, order } = ledgerWith([OFFER, 'offer_Axis10p1500']);
  expect(() => ledger.attempt(order.id, method, 'captured', offer)).toThrow('The offer is not applicable.');
});
