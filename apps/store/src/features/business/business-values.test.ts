import { describe, expect, it } from 'vitest';
import { businessErrors, formOfBusiness, valuesOfBusiness } from './business-values';

const MAHARASHTRA = '27AAPFU0939F1ZV';
const ADDRESS = { address: '4 Hill Road', city: 'Mumbai', zip: '400050' };
const filled = { ...valuesOfBusiness(null), gstin: MAHARASHTRA, legalName: 'Kaveri Traders' };

describe('businessErrors', () => {
  it.each([
    [
      'nothing',
      { gstin: '', legalName: '' },
      { gstin: 'GSTIN is required.', legalName: 'Legal name is required.' },
    ],
    ['a short GSTIN', { gstin: '27AAP' }, { gstin: 'A GSTIN has 15 characters, such as 29AAGCB7383J1Z4.' }],
    [
      'a mistyped GSTIN',
      { gstin: '27AAPFU0939F1ZW' },
      { gstin: 'This GSTIN has a typing error: its last character does not fit the others.' },
    ],
    [
      'a GSTIN of no State',
      { gstin: '99AAPFU0939F1ZK' },
      { gstin: 'This GSTIN begins with 99, which is no State of India.' },
    ],
    ['a GSTIN in small letters with spaces', { gstin: '27 aapfu0939f 1zv' }, {}],
    [
      'an incomplete address',
      { hasAddress: 'yes' as const },
      expect.objectContaining({ 'billingAddress.zip': 'PIN code must be a 6-digit number.' }),
    ],
  ])('of %s', (_, over, expected) => {
    expect(businessErrors({ ...filled, ...over }, 'Maharashtra')).toEqual(expected);
  });

  it('ask for the registered address where the goods go to another State', () => {
    expect(businessErrors(filled, 'Karnataka')).toMatchObject({
      'billingAddress.address':
        'This GSTIN is registered in Maharashtra. Please enter its registered address there.',
    });
    expect(businessErrors({ ...filled, billingAddress: ADDRESS }, 'Karnataka')).toEqual({});
  });
});

describe('formOfBusiness', () => {
  it('has the registered address only where it is chosen or needed', () => {
    const values = { ...filled, billingAddress: ADDRESS };
    expect(formOfBusiness(values, 'Maharashtra')).not.toHaveProperty('billingAddress');
    expect(formOfBusiness({ ...values, hasAddress: 'yes' }, 'Maharashtra')).toHaveProperty(
      'billingAddress',
      ADDRESS,
    );
    expect(formOfBusiness(values, 'Karnataka')).toHaveProperty('billingAddress', ADDRESS);
    expect(formOfBusiness(values, undefined)).not.toHaveProperty('billingAddress');
  });
});
