import { describe, expect, it } from 'vitest';
import { isLateShipment } from './late-shipments.rules';
import { SHIPMENT_STATES } from './shipments.values';

/* 20 November, 23:59 in India. */
const PROMISED = '2026-11-20T18:29:00.000Z';
const lateAt = (now: string) =>
  isLateShipment({ state: 'shipped', expectedDelivery: PROMISED }, new Date(now));

describe('a shipment', () => {
  it('is late from midnight in India after the promised day', () => {
    expect(lateAt('2026-11-20T18:29:59.999Z')).toBe(false);
    expect(lateAt('2026-11-20T18:30:00.000Z')).toBe(true);
  });

  it('is late on any time of the day after, however early the promise', () => {
    const promise = { state: 'packed' as const, expectedDelivery: '2026-11-19T18:30:00.000Z' };
    expect(isLateShipment(promise, new Date('2026-11-20T18:29:59.999Z'))).toBe(false);
    expect(isLateShipment(promise, new Date('2026-11-20T18:30:00.000Z'))).toBe(true);
  });

  it('is late in no state that it has ended in, and never without a promise', () => {
    const now = new Date('2027-01-01T00:00:00.000Z');
    const late = SHIPMENT_STATES.filter((state) =>
      isLateShipment({ state, expectedDelivery: PROMISED }, now),
    );
    expect(late).toEqual(['packing', 'packed', 'shipped']);
    expect(isLateShipment({ state: 'shipped', expectedDelivery: null }, now)).toBe(false);
  });
});
