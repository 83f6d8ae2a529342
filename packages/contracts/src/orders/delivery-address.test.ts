import { describe, expect, it } from 'vitest';
import { checkAddressOpen, checkNewPin, correctedExpectation } from './delivery-address.rules';
import { CorrectAddressInput } from './delivery-address.schema';
import { ORDER_STATUSES } from './orders.schema';

const served = (state: string) => ({ area: { facilityState: state }, place: { state } });

describe('the delivery address of an order', () => {
  it('can be corrected while the order is Pending, and not after', () => {
    const open = ORDER_STATUSES.filter((status) => checkAddressOpen({ status }).ok);
    expect(open).toEqual(['Pending']);
    expect(checkAddressOpen({ status: 'Shipped' })).toMatchObject({
      code: 'ORDER_ADDRESS_NOT_PENDING',
      data: { status: 'Shipped' },
    });
  });

  it('moves to a served PIN code of the same State only', () => {
    expect(checkNewPin('Karnataka', '560001', served('Karnataka')).ok).toBe(true);
    expect(checkNewPin('Karnataka', '560001', { ...served('Karnataka'), area: undefined })).toMatchObject({
      code: 'ZIP_NOT_SERVED',
    });
    expect(checkNewPin('Karnataka', '560001', { ...served('Karnataka'), place: undefined })).toMatchObject({
      code: 'ORDER_ADDRESS_STATE_UNKNOWN',
      data: { zip: '560001' },
    });
    expect(checkNewPin('Karnataka', '600001', served('Tamil Nadu'))).toMatchObject({
      code: 'ORDER_ADDRESS_OTHER_STATE',
      data: { zip: '600001', to: 'Tamil Nadu', from: 'Karnataka' },
    });
  });

  it('preserves the promised date, unless a lane takes longer to the new PIN code', () => {
    const before = '2026-11-25T06:30:00.000Z';
    const standard = { latest: '2026-11-27', leaves: null };
    const byLane = { latest: '2026-11-27', leaves: '2026-11-24' };
    expect(correctedExpectation(before, standard)).toBe(before);
    expect(correctedExpectation(before, byLane)).toBe('2026-11-27T06:30:00.000Z');
    expect(correctedExpectation(before, { ...byLane, latest: '2026-11-24' })).toBe(before);
    expect(correctedExpectation(before, undefined)).toBeNull();
    expect(correctedExpectation(null, standard)).toBe('2026-11-27T06:30:00.000Z');
    expect(correctedExpectation(null, undefined)).toBeNull();
  });

  it('is checked as at the checkout, and takes a part of it', () => {
    expect(CorrectAddressInput.parse({ id: 'x', phone: '+91 98765 43210' })).toEqual({
      id: 'x',
      phone: '9876543210',
    });
    for (const wrong of [{ name: 'R2' }, { city: '' }, { zip: '12' }, { address: ' ' }, { email: 'a@b.in' }])
      expect(CorrectAddressInput.safeParse({ id: 'x', ...wrong }).success).toBe(false);
  });
});
