import { describe, expect, it } from 'vitest';
import type { Outcome } from '../outcome';
import { SaleLog } from './sale-log';

const DONE: Outcome<undefined> = { kind: 'done', data: undefined, isReplay: false };
const REFUSED: Outcome<never> = { kind: 'refused', status: 409, message: 'Sold out.', reason: 'NO_STOCK' };
const LOST: Outcome<never> = { kind: 'lost', why: '500 column "x" does not exist' };
const PHASES = [
  { name: 'before', fromMs: 100, toMs: 200 },
  { name: 'after', fromMs: 200, toMs: 250 },
];

describe('SaleLog', () => {
  it('counts requests by their start and purchases by their end', () => {
    let now = 0;
    const log = new SaleLog(() => now);
    now = 230;
    log.observe('/cart/new', DONE, 150);
    log.addPurchase();
    now = 240;
    log.observe('/cart/new', DONE, 210);
    expect(log.countPhases(PHASES)).toEqual([
      { name: 'before', ms: 100, requests: 1, failed: 0, purchases: 0, slowestMs: 80 },
      { name: 'after', ms: 50, requests: 1, failed: 0, purchases: 1, slowestMs: 30 },
    ]);
  });

  it('adds to the last phase what ends after it', () => {
    let now = 300;
    const log = new SaleLog(() => now);
    log.observe('/order/new', DONE, 260);
    now = 310;
    log.addPurchase();
    expect(log.countPhases(PHASES).map(({ requests, purchases }) => [requests, purchases])).toEqual([
      [0, 0],
      [1, 1],
    ]);
  });

  it('counts refusals as failures, since every request has to succeed', () => {
    const log = new SaleLog(() => 160);
    log.observe('/cart/new', REFUSED, 150);
    log.observe('/payment/new', LOST, 150);
    log.observe('/payment/new', DONE, 150);
    expect(log.countPhases(PHASES)[0]).toMatchObject({ requests: 3, failed: 2 });
    expect(log.failures()).toEqual([
      '/cart/new: 409 Sold out.',
      '/payment/new: 500 column "x" does not exist',
    ]);
  });

  it('counts a payment that the provider’s event completes apart', () => {
    const log = new SaleLog(() => 160);
    const later = { ...REFUSED, message: 'Your payment is being confirmed.', reason: 'PAYMENT_NOT_CAPTURED' };
    log.observe('/payment/verify-payment', later, 150);
    expect(log.failures()).toEqual([]);
    expect(log.confirmedLater).toBe(1);
    expect(log.countPhases(PHASES)[0]).toMatchObject({ requests: 1, failed: 0, purchases: 0 });
  });
});
