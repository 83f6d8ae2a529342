import { describe, expect, it } from 'vitest';
import { demoSettings } from '../shop-settings/settings';
import { gstinProblem, isGstin } from './gstin';

describe('isGstin', () => {
  it('accepts numbers whose check character fits, the shop’s own among them', () => {
    const valid = ['27AAPFU0939F1ZV', '29AAGCB7383J1Z4', '37AADCB2230M2ZR', '24AAACC1206D1ZM'];
    for (const gstin of [...valid, demoSettings().brand.gstin]) expect(isGstin(gstin)).toBe(true);
  });
  it('refuses a wrong check character, a wrong form and two characters that changed places', () => {
    const wrong = [
      '06AABCU9603R1ZM',
      '27AAPFU0939F1ZW',
      '27AAPFU0399F1ZV',
      '27aapfu0939f1zv',
      '27AAPFU0939F1Z',
      '',
    ];
    for (const gstin of wrong) expect(isGstin(gstin)).toBe(false);
  });
});

describe('gstinProblem', () => {
  it.each([
    ['29AAGCB7383J1Z4', undefined],
    ['29AAGCB7383J1Z', 'A GSTIN has 15 characters, such as 29AAGCB7383J1Z4.'],
    ['29AAGCB7383J1Z5', 'This GSTIN has a typing error: its last character does not fit the others.'],
    ['59AAGCB7383J1Z1', 'This GSTIN begins with 59, which is no State of India.'],
  ])('of %s is %j', (text, problem) => {
    expect(gstinProblem(text)).toBe(problem);
  });
});
