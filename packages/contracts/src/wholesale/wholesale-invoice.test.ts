import { expect, it } from 'vitest';
import { gstStateCode, stateOfGstCode } from '../gst/states';
import { wholesalePlaceOfSupply } from './wholesale-invoice';

it('supplies a registered buyer in the State of the GSTIN, others where the goods go', () => {
  expect(wholesalePlaceOfSupply('27AAPFU0939F1ZV', 'Karnataka')).toBe('Maharashtra');
  expect(wholesalePlaceOfSupply('', 'Karnataka')).toBe('Karnataka');
});

it('has no place of supply for an unknown PIN code, nor for a GSTIN of no State', () => {
  expect(wholesalePlaceOfSupply('', undefined)).toBeUndefined();
  expect(wholesalePlaceOfSupply('99AAPFU0939F1ZV', 'Karnataka')).toBeUndefined();
});

it('names every State that has a GST code', () => {
  expect(stateOfGstCode('26')).toBe('Dadra and Nagar Haveli and Daman and Diu');
  for (let code = 1; code <= 38; code += 1) {
    const digits = String(code).padStart(2, '0');
    const name = stateOfGstCode(digits);
    if (name !== undefined) expect(gstStateCode(name)).toBe(digits);
  }
});
