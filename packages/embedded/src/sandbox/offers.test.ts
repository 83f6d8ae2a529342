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
  ['that the order does not have', 'emi', 'offer_Other6m1500'],
  ['for another method', 'card', OFFER],
] as const)('an offer %s is refused', (_what, method, offer) => {
  const { ledger, order } = ledgerWith([OFFER]);
  expect(() => ledger.attempt(order.id, method, 'captured', offer)).toThrow('The offer is not applicable.');
});
