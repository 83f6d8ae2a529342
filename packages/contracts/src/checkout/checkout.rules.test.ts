import { expect, it } from 'vitest';
import { cityOfDistrict, pinCodeIn } from './checkout.rules';

it.each([
  ['7 Temple Street, Bengaluru 560034', '560034'],
  ['7 Temple Street, Bengaluru - 560 034, India', '560034'],
  ['Flat 110011, 7 Temple Street, Bengaluru 560034', '560034'],
  ['7 Temple Street, phone 9876543210', undefined],
  ['12 MG Road', undefined],
  ['House 012345', undefined],
])('finds the PIN code of “%s”', (address, pinCode) => {
  expect(pinCodeIn(address)).toBe(pinCode);
});

it('writes a district as a city', () => {
  expect(cityOfDistrict('Bilaspur (HP)')).toBe('Bilaspur HP');
  expect(cityOfDistrict('East Godavari')).toBe('East Godavari');
});
