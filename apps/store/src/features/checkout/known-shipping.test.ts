import { describe, expect, it } from 'vitest';
import { knownShipping } from './known-shipping';

const user = {
  name: 'Asha Rao',
  email: 'asha@example.in',
  address: '7 Temple Street',
  zip: '',
  phone: '9845012345',
};
const last = { address: '7 Temple Street', city: 'Bengaluru', zip: '560034', phone: '9000000001' };

describe('knownShipping', () => {
  it('is the profile before the first order', () => {
    expect(knownShipping(user, undefined, '')).toEqual({
      name: 'Asha Rao',
      email: 'asha@example.in',
      phone: '98450 12345',
      address: '7 Temple Street',
      city: '',
      zip: '',
    });
  });

  it('has place and phone of the last order to the same address', () => {
    expect(knownShipping(user, last, '')).toMatchObject({
      phone: '90000 00001',
      city: 'Bengaluru',
      zip: '560034',
    });
    expect(knownShipping({ ...user, address: '' }, last, '')).toMatchObject({
      address: '7 Temple Street',
      city: 'Bengaluru',
      zip: '560034',
    });
  });

  it('does not combine the place of the last order with another address', () => {
    expect(knownShipping({ ...user, address: '4 Lake Road' }, last, '')).toMatchObject({
      address: '4 Lake Road',
      city: '',
      zip: '',
    });
  });

  it('has the PIN code of the profile’s own address only', () => {
    const moved = { ...user, address: '4 Lake Road', zip: '600001' };
    expect(knownShipping(moved, last, '')).toMatchObject({ address: '4 Lake Road', city: '', zip: '600001' });
    expect(knownShipping({ ...moved, address: '' }, last, '')).toMatchObject({
      address: '7 Temple Street',
      city: 'Bengaluru',
      zip: '560034',
    });
  });

  it('prefers the PIN code that was checked, and leaves its city to be looked up', () => {
    expect(knownShipping(user, last, '560001')).toMatchObject({ zip: '560001', city: '' });
    expect(knownShipping(user, last, '560034')).toMatchObject({ zip: '560034', city: 'Bengaluru' });
  });

  it('has the phone number of the profile where the last order had none', () => {
    expect(knownShipping(user, { ...last, phone: '' }, '').phone).toBe('98450 12345');
  });

  it('is a saved address that orders can go to, else the profile', () => {
    const saved = {
      ...{ _id: 'a1', label: 'Office', name: 'Ravi Rao', phone: '9845012303', address: '1 Hill Road' },
      ...{
        landmark: 'Gate 2',
        city: 'Mysuru',
        zip: '570001',
        isDefault: true,
        state: 'Karnataka',
        canOrder: true,
      },
    };
    expect(knownShipping(user, last, '', [saved])).toEqual({
      name: 'Ravi Rao',
      email: 'asha@example.in',
      phone: '98450 12303',
      address: '1 Hill Road, Gate 2',
      city: 'Mysuru',
      zip: '570001',
    });
    const unserved = { ...saved, canOrder: false };
    expect(knownShipping(user, last, '', [unserved])).toEqual(knownShipping(user, last, ''));
  });
});
