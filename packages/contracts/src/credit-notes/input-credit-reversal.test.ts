import { expect, it } from 'vitest';
import { inputCreditReversal } from './input-credit-reversal';

const GSTIN = '29AAKFK4417M1ZU';
const buyer = { name: '', address: '', city: '', state: '', pinCode: '' };

it.each([
  [undefined, undefined, null, 'not-needed'],
  ['', undefined, '2026-11-23', 'not-needed'],
  [GSTIN, undefined, null, 'awaited'],
  [GSTIN, undefined, '2026-11-23', 'done'],
  /* Without tax there is no input credit to reverse. */
  [GSTIN, true, null, 'not-needed'],
] as const)(
  'of a buyer with GSTIN %s, commercial %s, reversed on %s: %s',
  (gstin, commercial, day, state) => {
    const note = {
      buyer: { ...buyer, ...(gstin !== undefined && { gstin }) },
      ...(commercial && { isCommercial: commercial }),
    };
    expect(inputCreditReversal(note, day)).toBe(state);
  },
);
