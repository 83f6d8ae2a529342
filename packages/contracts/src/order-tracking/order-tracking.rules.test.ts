import { describe, expect, it } from 'vitest';
import type { OrderStatus } from '../orders/orders.schema';
import { trackedSteps, trackingEnd, waitingUnits } from './order-tracking.rules';

const PLACED = '2026-11-01T06:00:00.000Z';
const day = (number: number) => `2026-11-${String(number).padStart(2, '0')}T06:00:00.000Z`;
const change = (from: OrderStatus | null, status: OrderStatus, at: string) => ({ from, status, at });
const order = (...timeline: ReturnType<typeof change>[]) => ({ created_at: PLACED, timeline });

describe('the end of a tracking link', () => {
  it.each([
    ['of an order that was only placed: after its placing', order(), '2027-01-30T06:00:00.000Z'],
    [
      'of one that moved on: after its last change of status',
      order(change(null, 'Pending', PLACED), change('Pending', 'Shipped', day(4))),
      '2027-02-02T06:00:00.000Z',
    ],
    [
      'of one whose address was corrected since: no later',
      order(change('Pending', 'Shipped', day(4)), change('Shipped', 'Shipped', day(20))),
      '2027-02-02T06:00:00.000Z',
    ],
  ])('%s', (_name, one, end) => {
    expect(trackingEnd(one).toISOString()).toBe(end);
  });
});

describe('the steps of an order', () => {
  const statuses = (...timeline: ReturnType<typeof change>[]) =>
    trackedSteps(order(...timeline)).map(({ status }) => status);

  it('begin with placing, and have each change with its time', () => {
    expect(
      trackedSteps(order(change('Pending', 'Shipped', day(3)), change('Shipped', 'Delivered', day(6)))),
    ).toEqual([
      { status: 'Pending', at: PLACED },
      { status: 'Shipped', at: day(3) },
      { status: 'Delivered', at: day(6) },
    ]);
  });

  it('lose the later ones by a move back', () => {
    expect(statuses(change('Pending', 'Delivered', day(3)), change('Delivered', 'Shipped', day(4)))).toEqual([
      'Pending',
      'Shipped',
    ]);
    expect(statuses(change('Pending', 'Cancelled', day(3)), change('Cancelled', 'Pending', day(4)))).toEqual([
      'Pending',
    ]);
  });

  it('end with one of Cancelled and Returned', () => {
    expect(statuses(change('Pending', 'Cancelled', day(3)), change('Cancelled', 'Returned', day(4)))).toEqual(
      ['Pending', 'Returned'],
    );
  });

  it('have no corrected address', () => {
    expect(statuses(change('Pending', 'Pending', day(2)))).toEqual(['Pending']);
  });
});

describe('the units that are still to leave', () => {
  const line = { position: 1, quantity: 5, refunded_quantity: 1 };

  it('are those of a Pending order that neither left nor were refunded', () => {
    expect(waitingUnits('Pending', line, [])).toBe(4);
    expect(
      waitingUnits('Pending', line, [
        { position: 1, quantity: 3 },
        { position: 0, quantity: 9 },
      ]),
    ).toBe(1);
    expect(waitingUnits('Pending', line, [{ position: 1, quantity: 5 }])).toBe(0);
  });

  it.each(['Shipped', 'Delivered', 'Cancelled', 'Returned'] as const)('are none of a %s order', (status) => {
    expect(waitingUnits(status, line, [])).toBe(0);
  });
});
