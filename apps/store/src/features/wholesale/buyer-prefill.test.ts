import type { User } from '@aabha/contracts/accounts/accounts.schema';
import { describe, expect, it } from 'vitest';
import { fromMirrored, billingFromShipping, noAddress, nothingTyped } from './buyer-form';
import { prefillBuyer, fillEmptyFields, isBlank } from './buyer-prefill';

const user: User = {
  _id: 'u',
  name: 'Asha Devi Rao',
  email: 'asha@example.in',
  phone: '9845012345',
  address: '7 Temple Street',
  zip: '560034',
  role: 'Business',
  created_at: '',
  updated_at: '',
};
const address = {
  firstName: 'Imran',
  lastName: 'Khan',
  fullAddress: '4, Residency Road',
  apartment: '',
  city: 'Bengaluru',
  country: 'India',
  state: 'Karnataka',
  zipCode: '560025',
};
const latest = {
  contact: '9000000001',
  shipping_address: address,
  billing_address: billingFromShipping(address),
  companyName: 'Rao Hotels',
  gstNumber: '29AAGCB7383J1Z4',
};

describe('prefillBuyer', () => {
  it('is the profile before the first order', () => {
    expect(prefillBuyer(user, undefined)).toEqual({
      ...nothingTyped,
      email: 'asha@example.in',
      contact: '98450 12345',
      shipping_address: {
        ...noAddress,
        firstName: 'Asha Devi',
        lastName: 'Rao',
        fullAddress: '7 Temple Street',
        zipCode: '560034',
      },
    });
    const { shipping_address } = prefillBuyer({ ...user, name: 'Asha' }, undefined);
    expect(shipping_address).toMatchObject({ firstName: 'Asha', lastName: '' });
  });

  it('prefers the PIN code in the address to that of the profile', () => {
    const address = '7 Temple Street, Chennai 600001';
    expect(prefillBuyer({ ...user, address }, undefined).shipping_address.zipCode).toBe('600001');
  });

  it('has the phone of the latest order, and the e-mail of the account', () => {
    expect(prefillBuyer(user, { ...latest, contact: '' }).contact).toBe('98450 12345');
    expect(prefillBuyer(user, latest).email).toBe('asha@example.in');
  });

  it('has company, GST number and addresses of the latest order', () => {
    expect(prefillBuyer(user, latest)).toEqual({
      email: 'asha@example.in',
      contact: '90000 00001',
      shipping_address: address,
      billing: 'same',
      billing_address: billingFromShipping(address),
      companyName: 'Rao Hotels',
      gstNumber: '29AAGCB7383J1Z4',
    });
    const billing_address = { ...billingFromShipping(address), billingCity: 'Mysuru' };
    expect(prefillBuyer(user, { ...latest, billing_address })).toMatchObject({
      billing: 'different',
      billing_address,
    });
  });
});

describe('fillEmptyFields', () => {
  const buyer = prefillBuyer(user, latest);

  it('fills an empty form', () => {
    expect(fillEmptyFields(nothingTyped, buyer)).toEqual(buyer);
  });

  it('keeps typed values, and does not mix two addresses', () => {
    const typed = {
      ...nothingTyped,
      email: 'other@example.in',
      shipping_address: { ...noAddress, city: 'Mysuru' },
    };
    expect(fillEmptyFields(typed, buyer)).toEqual({
      ...typed,
      contact: '90000 00001',
      companyName: 'Rao Hotels',
      gstNumber: '29AAGCB7383J1Z4',
    });
  });
});

describe('isBlank', () => {
  it('is true only for a form without typed values', () => {
    expect(isBlank(nothingTyped)).toBe(true);
    expect(isBlank({ ...nothingTyped, gstNumber: '2' })).toBe(false);
    expect(isBlank({ ...nothingTyped, billing: 'different' })).toBe(false);
    expect(isBlank({ ...nothingTyped, shipping_address: { ...noAddress, city: 'Mysuru' } })).toBe(false);
  });
});

it('maps a billing address to the field names of a shipping address', () => {
  expect(fromMirrored(billingFromShipping(address))).toEqual(address);
});
