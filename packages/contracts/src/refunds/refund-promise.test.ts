import { describe, expect, it } from 'vitest';
import { checkRefundSpeed, refundPromise, whyNotInstant } from './refund-promise';

describe('an instant refund', () => {
  it.each(['card', 'upi', 'netbanking', 'wallet'])('may be requested of %s', (method) => {
    expect(checkRefundSpeed(method, 'instant').ok).toBe(true);
  });
  it.each([
    ['emi', 'This was paid by EMI, which cannot be refunded instantly.'],
    ['cardless_emi', 'This was paid by cardless EMI, which cannot be refunded instantly.'],
    ['paylater', 'This was paid by pay later, which cannot be refunded instantly.'],
    ['', 'How this was paid is not recorded, so it cannot be refunded instantly.'],
  ])('is refused of "%s"', (method, why) => {
    expect(whyNotInstant(method)).toBe(why);
    expect(checkRefundSpeed(method, 'instant')).toEqual({
      ok: false,
      code: 'REFUND_NOT_INSTANT',
      data: { why },
    });
  });
});

it.each(['', 'card', 'upi', 'emi', 'cardless_emi', 'paylater', 'wallet'])(
  'a normal refund may be requested of "%s"',
  (method) => expect(checkRefundSpeed(method, 'normal').ok).toBe(true),
);

describe('the promise', () => {
  it.each([
    ['upi', 'instant', 'It usually arrives within minutes.'],
    ['card', 'instant', 'It usually arrives within minutes.'],
    ['upi', 'normal', 'Banks usually credit it within 5 to 7 working days.'],
    ['card', 'normal', 'Banks usually credit it within 5 to 7 working days.'],
    ['', 'normal', 'Banks usually credit it within 5 to 7 working days.'],
    [
      'emi',
      'normal',
      'Your bank usually credits it within 5 to 7 working days and then ends or lowers the EMI.',
    ],
    ['cardless_emi', 'normal', 'Your lender usually takes it off what you owe within 5 to 7 working days.'],
    ['paylater', 'normal', 'Your lender usually takes it off what you owe within 5 to 7 working days.'],
  ] as const)('of "%s", %s: %s', (method, speed, promise) => {
    expect(refundPromise(method, speed)).toBe(promise);
  });
});
