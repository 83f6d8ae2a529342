import { describe, expect, it } from 'vitest';
import { paise } from '../money/money';
import {
  confirmedUntil,
  isConfirmed,
  isLargeChangeSince,
  isLargePriceChange,
  isLargeRefund,
  lastProofAt,
  stepUpWays,
} from './step-up.rules';

const at = (time: string) => `2026-03-02T${time}:00.000Z`;
const rupees = (amount: number) => paise(amount * 100);

describe('the last proof of a session', () => {
  const opened = { openedAt: at('09:00') };

  it('is the sign-in with the password where the account has no second factor', () => {
    expect(lastProofAt({ ...opened, factorAt: null, hasFactor: false })).toBe(at('09:00'));
  });

  it('is the later confirmation where there was one', () => {
    expect(lastProofAt({ ...opened, factorAt: at('10:00'), hasFactor: false })).toBe(at('10:00'));
    expect(lastProofAt({ openedAt: at('11:00'), factorAt: at('10:00'), hasFactor: false })).toBe(at('11:00'));
  });

  it('is the second factor alone where the account has one', () => {
    expect(lastProofAt({ ...opened, factorAt: null, hasFactor: true })).toBeNull();
    expect(lastProofAt({ openedAt: at('11:00'), factorAt: at('10:00'), hasFactor: true })).toBe(at('10:00'));
  });
});

describe('a confirmed session', () => {
  const isAt = (time: string, minutes = 15, proof: string | null = at('09:00')) =>
    isConfirmed(proof, { minutes, now: new Date(at(time)) });

  it('stays confirmed for the minutes of the setting, not for the last instant of them', () => {
    expect(['09:00', '09:14', '09:15', '12:00'].map((time) => isAt(time))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(isAt('09:29', 30)).toBe(true);
    expect(confirmedUntil(at('09:00'), 15)?.toISOString()).toBe(at('09:15'));
  });

  it('needs a proof', () => {
    expect(isAt('09:00', 15, null)).toBe(false);
    expect(confirmedUntil(null, 15)).toBeNull();
  });

  it('is every session where the setting is 0', () => {
    expect([isAt('12:00', 0), isAt('12:00', 0, null)]).toEqual([true, true]);
  });
});

it('is confirmed with a code where there is a second factor, else with the password', () => {
  expect(stepUpWays({ factor: true, passkey: true })).toEqual(['passkey', 'code']);
  expect(stepUpWays({ factor: true, passkey: false })).toEqual(['code']);
  expect(stepUpWays({ factor: false, passkey: false })).toEqual(['password']);
});

it('asks for refunds above ₹50,000, of several for their sum', () => {
  expect(isLargeRefund(rupees(50_000))).toBe(false);
  expect(isLargeRefund(paise(5_000_001))).toBe(true);
  expect(isLargeRefund(rupees(30_000), rupees(20_000))).toBe(false);
  expect(isLargeRefund(rupees(30_000), rupees(20_001))).toBe(true);
  expect(isLargeRefund()).toBe(false);
});

describe('a large change of a price', () => {
  it('is one of more than 30 % in either direction', () => {
    const from = rupees(10_000);
    const large = [6_999, 7_000, 10_000, 13_000, 13_001].map((to) => isLargePriceChange(from, rupees(to)));
    expect(large).toEqual([true, false, false, false, true]);
  });

  it('is not the first price', () => {
    expect(isLargePriceChange(rupees(0), rupees(10_000))).toBe(false);
    expect(isLargePriceChange(rupees(10_000), rupees(0))).toBe(true);
  });

  it('is measured from what was in force since an instant, so that two smaller ones are one', () => {
    const history = [
      { new_price: rupees(20_000), atMs: 0 },
      { new_price: rupees(10_000), atMs: 100 },
      { new_price: rupees(8_000), atMs: 300 },
    ];
    const isLarge = (to: number, sinceMs: number) =>
      isLargeChangeSince(history, { from: rupees(8_000), to: rupees(to), sinceMs });
    expect([isLarge(7_000, 200), isLarge(6_999, 200), isLarge(6_999, 400)]).toEqual([false, true, false]);
    expect([isLarge(6_999, 100), isLarge(10_500, 200), isLarge(9_000, 0)]).toEqual([true, true, false]);
    const risen = [
      { new_price: rupees(6_000), atMs: 0 },
      { new_price: rupees(7_500), atMs: 100 },
    ];
    expect(isLargeChangeSince(risen, { from: rupees(7_500), to: rupees(8_000), sinceMs: 50 })).toBe(true);
    expect(isLargeChangeSince(risen, { from: rupees(7_500), to: rupees(8_000), sinceMs: 150 })).toBe(false);
  });
});
