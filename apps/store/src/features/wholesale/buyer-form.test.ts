import { expect, it } from 'vitest';
import { addressLine } from './buyer-form';

const typed = {
  firstName: 'Imran ',
  lastName: 'Khan',
  fullAddress: '4, Residency Road',
  apartment: '',
  city: 'Bengaluru',
  state: 'Karnataka',
  country: 'India',
  zipCode: '560025',
};

it('formats an address in one line', () => {
  expect(addressLine(typed)).toBe('Imran Khan, 4, Residency Road, Bengaluru, Karnataka 560025');
  expect(addressLine({ ...typed, apartment: 'Shop 2' })).toContain('Residency Road, Shop 2, Bengaluru');
});

it('formats an incomplete address', () => {
  const none = { ...typed, firstName: '', lastName: '', fullAddress: '', city: '', state: '', zipCode: '' };
  expect(addressLine(none)).toBe('');
  expect(addressLine({ ...none, lastName: 'Khan', zipCode: '56' })).toBe('Khan, 56');
});
