import { describe, expect, it } from 'vitest';
import { addressToBeginWith, deliveryLine, isSamePlace } from './addresses.rules';
import { AddressForm, CreateAddressInput } from './addresses.schema';
import { ADDRESS_LIMITS } from './addresses.values';
import { ShippingForm } from '../checkout/checkout.schema';

const HOME = {
  label: 'Home',
  name: 'Asha Rao',
  phone: '98450 12303',
  address: '7 Temple Street',
  landmark: 'Opposite City Mall',
  city: 'Bengaluru',
  zip: '560034',
};

describe('an address', () => {
  it('takes phone numbers in any spelling, and no label or landmark', () => {
    const { label: _label, landmark: _landmark, ...rest } = HOME;
    expect(AddressForm.parse({ ...rest, phone: '+91-98450 12303' })).toEqual({
      ...rest,
      phone: '9845012303',
      label: '',
      landmark: '',
    });
    expect(CreateAddressInput.parse(HOME).isDefault).toBe(false);
  });

  it.each([
    [{ zip: '56003' }, 'ZIP code must be a 6-digit number.'],
    [{ name: 'A5ha' }, 'Name must contain only letters'],
    [{ phone: '12345' }, 'Phone number must be exactly 10 digits.'],
    [{ address: ' ' }, 'Address is required.'],
    [{ city: 'B3ngaluru' }, 'City must contain only letters and spaces.'],
    [{ landmark: 'x'.repeat(101) }, 'Please use at most 100 characters.'],
    [{ label: 'x'.repeat(41) }, 'Please use at most 40 characters.'],
  ])('with %o is refused', (wrong, message) => {
    const result = AddressForm.safeParse({ ...HOME, ...wrong });
    expect(result.error?.issues.map((issue) => issue.message)).toEqual([message]);
  });

  it('of the greatest length fits the checkout with its landmark', () => {
    const longest = {
      address: 'x'.repeat(ADDRESS_LIMITS.address),
      landmark: 'y'.repeat(ADDRESS_LIMITS.landmark),
    };
    expect(AddressForm.safeParse({ ...HOME, ...longest }).success).toBe(true);
    expect(ShippingForm.shape.address.safeParse(deliveryLine(longest)).success).toBe(true);
  });
});

it('the line of an address names the landmark, where there is one', () => {
  expect(deliveryLine(HOME)).toBe('7 Temple Street, Opposite City Mall');
  expect(deliveryLine({ ...HOME, landmark: '' })).toBe('7 Temple Street');
});

describe('two addresses are one place', () => {
  it.each([
    [{ address: '7, temple  street', landmark: 'opposite City-Mall' }, true],
    [{ address: '7 Temple Street, Opposite City Mall', landmark: '' }, true],
    [{ name: 'ASHA RAO' }, true],
    [{ name: 'Ravi Rao' }, false],
    [{ zip: '560035' }, false],
    [{ address: '17 Temple Street' }, false],
  ])('with %o: %s', (other, isSame) => {
    expect(isSamePlace(HOME, { ...HOME, ...other })).toBe(isSame);
    expect(isSamePlace({ ...HOME, ...other }, HOME)).toBe(isSame);
  });
});

describe('a checkout begins', () => {
  const home = { zip: '560034', isDefault: true };
  const office = { zip: '560001', isDefault: false };
  it('with the default address', () => {
    expect(addressToBeginWith([office, home], '')).toBe(home);
    expect(addressToBeginWith([office, home], '560034')).toBe(home);
  });
  it('with the address of the PIN code that was last checked', () => {
    expect(addressToBeginWith([home, office], '560001')).toBe(office);
  });
  it('with the default address where no address has that PIN code', () => {
    expect(addressToBeginWith([office, home], '110001')).toBe(home);
  });
  it('without one where none is saved', () => {
    expect(addressToBeginWith([], '560001')).toBeUndefined();
  });
});
