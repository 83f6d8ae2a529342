import { describe, expect, it } from 'vitest';
import { expectedDelivery } from './delivery.rules';

const now = new Date('2026-11-20T06:00:00.000Z');

describe('the expected delivery', () => {
  it('is 3 to 5 business days from a dispatch centre in the same State, however the State is spelled', () => {
    for (const facilityState of ['West Bengal', ' west  bengal'])
      expect(expectedDelivery({ facilityState }, 'West Bengal', now, [])?.latest).toBeInstanceOf(Date);
    expect(
      expectedDelivery(
        { facilityState: 'Jammu & Kashmir' },
        'Jammu and Kashmir',
        now,
        [],
      )?.earliest.getTime(),
    ).toBeGreaterThan(now.getTime());
  });

  it('is unknown from another State, and from one that is no State', () => {
    expect(
      expectedDelivery({ facilityState: 'West Bengal' }, 'Andaman and Nicobar Islands', now, []),
    ).toBeUndefined();
    expect(expectedDelivery({ facilityState: 'Bengal' }, 'Bengal', now, [])).toBeUndefined();
  });
});
