import { describe, expect, it } from 'vitest';
import { missingAddressProblem, pinCodeProblem } from './business.rules';

const MAHARASHTRA = '27AAPFU0939F1ZV';

describe('missingAddressProblem', () => {
  it.each([
    ['Maharashtra', undefined],
    ['maharashtra', undefined],
    ['Karnataka', 'This GSTIN is registered in Maharashtra. Please enter its registered address there.'],
  ])('of goods to %s', (state, expected) => {
    expect(missingAddressProblem(MAHARASHTRA, state)).toBe(expected);
  });
});

describe('pinCodeProblem', () => {
  it.each([
    ['400050', 'Maharashtra', undefined],
    ['999999', undefined, 'We do not know the PIN code 999999. Please check it.'],
    [
      '560034',
      'Karnataka',
      'PIN code 560034 is in Karnataka, but this GSTIN is registered in Maharashtra. Please correct one of the two.',
    ],
  ])('of %s in %s', (zip, state, expected) => {
    expect(pinCodeProblem(MAHARASHTRA, zip, state)).toBe(expected);
  });
});
