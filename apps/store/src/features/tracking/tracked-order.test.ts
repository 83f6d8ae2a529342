import { describe, expect, it } from 'vitest';
import type { OrderStatus } from '@aabha/contracts/orders/orders.schema';
import { headlineOf, itemsOf, shownSteps, summaryOf } from './tracked-order';
import { TRACKED_ORDER } from './testing/tracked-order';

const AT = '2026-03-05T06:00:00.000Z';
/* The end of 6 March in India. */
const EXPECTED = '2026-03-06T18:29:59.999Z';
const order = (status: OrderStatus, expectedDelivery = EXPECTED) => ({
  ...TRACKED_ORDER,
  ...{ status, expectedDelivery, steps: [...TRACKED_ORDER.steps, { status, at: AT }] },
});

describe('what is said first', () => {
  it('follows the status, and names a part that has left', () => {
    expect(headlineOf({ status: 'Pending', parcels: [] })).toBe('We are getting your order ready');
    expect(headlineOf(TRACKED_ORDER)).toBe('A part of your order is on its way');
    expect(headlineOf(order('Cancelled'))).toBe('This order was cancelled');
  });
});

describe('the sentence below', () => {
  it.each([
    ['expected', EXPECTED, EXPECTED, 'Expected in Bengaluru by 6 Mar 2026.'],
    [
      'late from midnight in India',
      EXPECTED,
      '2026-03-06T18:30:00.000Z',
      'We expected it in Bengaluru by 6 Mar 2026, and are sorry that it takes longer. You need not do anything.',
    ],
    ['without a promise', '', AT, 'It goes to Bengaluru. We will tell you the day by email.'],
  ])('of an order on its way: %s', (_name, expected, now, text) => {
    expect(summaryOf(order('Shipped', expected), new Date(now))).toBe(text);
  });

  it('of an order that is over says how it ended, however late it is', () => {
    const now = new Date('2027-01-01T00:00:00.000Z');
    expect(summaryOf(order('Delivered'), now)).toBe(
      'Delivered in Bengaluru on 5 Mar 2026. We hope you enjoy it.',
    );
    expect(summaryOf(order('Cancelled'), now)).toBe('What was paid goes back to the account it came from.');
    expect(summaryOf(order('Returned'), now)).toMatch(/^It has come back to us\./);
  });
});

it('the steps go on to what is still to come', () => {
  const names = (status: OrderStatus) =>
    shownSteps(order(status)).map((step) => [step.status, step.at ?? '']);
  expect(names('Shipped').slice(1)).toEqual([
    ['Shipped', AT],
    ['Delivered', ''],
  ]);
  expect(names('Cancelled').at(-1)).toEqual(['Cancelled', AT]);
});

it('a parcel has its own units of each television', () => {
  const [parcel] = TRACKED_ORDER.parcels;
  expect(itemsOf(TRACKED_ORDER, parcel!).map(({ name, quantity }) => [name, quantity])).toEqual([
    ['Rekha 32', 1],
    ['Nova 43', 1],
  ]);
});
