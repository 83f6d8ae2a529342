import { describe, expect, it } from 'vitest';
import { placeOfSupply, taxesOfSupply } from './place-of-supply';
import { gstStateCode, stateOfGstCode } from './states';

const KARNATAKA = '29AAGCB7383J1Z4';
const MAHARASHTRA = '27AAPFU0939F1ZV';
const CHANDIGARH = '04AABCU9603R1ZV';

describe('placeOfSupply', () => {
  it.each([
    ['no GSTIN', '', 'Karnataka', 'Karnataka'],
    ['a GSTIN of the State of delivery', KARNATAKA, 'Karnataka', 'Karnataka'],
    ['a GSTIN of another State than the delivery', MAHARASHTRA, 'Karnataka', 'Maharashtra'],
    ['a GSTIN of a union territory', CHANDIGARH, 'Punjab', 'Chandigarh'],
    ['a GSTIN, delivery to an unknown PIN code', MAHARASHTRA, undefined, 'Maharashtra'],
    ['no GSTIN, delivery to an unknown PIN code', '', undefined, undefined],
    ['a GSTIN of no State', '99AAPFU0939F1ZV', 'Karnataka', undefined],
  ])('with %s', (_, gstin, deliveryState, expected) => {
    expect(placeOfSupply(gstin, deliveryState)).toBe(expected);
  });
});

describe('taxesOfSupply', () => {
  const HALVES = ['CGST', 'SGST'];
  const UNION_HALVES = ['CGST', 'UTGST'];
  it.each([
    ['Karnataka', 'Karnataka', HALVES],
    ['Karnataka', 'Maharashtra', ['IGST']],
    ['Karnataka', 'Chandigarh', ['IGST']],
    ['Delhi', 'Delhi', HALVES],
    ['Puducherry', 'Puducherry', HALVES],
    ['Jammu and Kashmir', 'Jammu & Kashmir', HALVES],
    ['Chandigarh', 'Chandigarh', UNION_HALVES],
    ['Chandigarh', 'Punjab', ['IGST']],
    ['Ladakh', 'Ladakh', UNION_HALVES],
    ['Lakshadweep', 'Lakshadweep', UNION_HALVES],
    ['Andaman and Nicobar Islands', 'Andaman and Nicobar Islands', UNION_HALVES],
    ['Dadra and Nagar Haveli and Daman and Diu', 'Dadra and Nagar Haveli and Daman and Diu', UNION_HALVES],
  ])('a sale from %s to %s', (seller, place, names) => {
    const taxes = taxesOfSupply(seller, place);
    expect(taxes.map(({ name }) => name)).toEqual(names);
    expect(taxes.reduce((sum, { share }) => sum + share, 0)).toBe(1);
  });
});

it('names every State that has a GST code', () => {
  expect(stateOfGstCode('26')).toBe('Dadra and Nagar Haveli and Daman and Diu');
  for (let code = 1; code <= 38; code += 1) {
    const digits = String(code).padStart(2, '0');
    const name = stateOfGstCode(digits);
    if (name !== undefined) expect(gstStateCode(name)).toBe(digits);
  }
});
