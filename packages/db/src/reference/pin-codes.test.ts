import { describe, expect, it } from 'vitest';
import { parsePinCodes, shippedPinCodes } from './pin-codes';

describe('a list of PIN codes', () => {
  it('is read by districts, comments and empty lines left out', () => {
    expect(parsePinCodes('# places\n\nKarnataka|Bengaluru|560001*, 560002\r\n')).toEqual([
      { pinCode: '560001', district: 'Bengaluru', state: 'Karnataka', mark: '*' },
      { pinCode: '560002', district: 'Bengaluru', state: 'Karnataka', mark: '' },
    ]);
  });

  it.each([
    ['Bengal|Kolkata|700001', 'Line 1: "Bengal" is no State of India.'],
    ['Kerala||682001', 'Line 1: the district is missing.'],
    ['# x\nKerala|Ernakulam|68200', 'Line 2: "68200" is no PIN code.'],
    ['Kerala|Ernakulam|', 'Line 1: "" is no PIN code.'],
  ])('is refused as a whole for a wrong line: %s', (text, message) => {
    expect(() => parsePinCodes(text)).toThrow(message);
  });

  it('that is shipped names each code once, each in a State that GST has a code for', async () => {
    const codes = (await shippedPinCodes()).map(({ pinCode }) => pinCode);
    expect(new Set(codes).size).toBe(codes.length);
  });
});
