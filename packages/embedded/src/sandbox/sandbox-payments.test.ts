import { describe, expect, it } from 'vitest';
import type { Method } from './entities';
import { SandboxPayments } from './sandbox-payments';

/** Refunds a payment by a method; returns how fast the provider processes it. */
function speedOf(method: Method, speed: 'normal' | 'optimum', isInstantPossible = true) {
  const ledger = new SandboxPayments(undefined);
  const order = ledger.createOrder({ amount: 100, currency: 'INR' });
  const payment = ledger.capture(ledger.attempt(order.id, method, 'captured').id);
  const request = { amount: undefined, key: null, status: 'processed', speed, isInstantPossible } as const;
  return ledger.refund(payment.id, request).refund.speed_processed;
}

describe('the speed of a refund', () => {
  it.each(['card', 'upi', 'netbanking'] as const)('is instant of %s where that was requested', (method) => {
    expect(speedOf(method, 'optimum')).toBe('instant');
    expect(speedOf(method, 'normal')).toBe('normal');
  });
  it.each(['emi', 'cardless_emi', 'paylater'] as const)('is always normal of %s', (method) => {
    expect(speedOf(method, 'optimum')).toBe('normal');
  });
  it('falls back to normal where the bank refuses an instant one', () => {
    expect(speedOf('upi', 'optimum', false)).toBe('normal');
  });
});
