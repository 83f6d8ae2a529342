import { expect, test } from 'vitest';
import fc from 'fast-check';
import { readSearchText } from './search-text';

test.each([
  [
    '#BBC44882',
    { words: 'bbc44882', orderSuffix: 'bbc44882', documentNumber: 'BBC44882', serial: 'BBC44882' },
  ],
  ['C44882', { words: 'c44882', orderSuffix: 'c44882', documentNumber: 'C44882', serial: 'C44882' }],
  [
    '0199b1c2-7d3e-7abc-8def-0123bbc44882',
    {
      words: '0199b1c2-7d3e-7abc-8def-0123bbc44882',
      orderSuffix: '0199b1c2-7d3e-7abc-8def-0123bbc44882',
      serial: '0199B1C2-7D3E-7ABC-8DEF-0123BBC44882',
    },
  ],
  [
    'T-BBC44882',
    { words: 't-bbc44882', ticketSuffix: 'bbc44882', documentNumber: 'T-BBC44882', serial: 'T-BBC44882' },
  ],
  ['pay_Ab12Cd', { words: 'pay_ab12cd', providerId: 'pay_Ab12Cd', serial: 'PAY_AB12CD' }],
  ['TV/2627/000123', { words: 'tv/2627/000123', documentNumber: 'TV/2627/000123', serial: 'TV/2627/000123' }],
  ['  Asha   Rao ', { words: 'asha rao' }],
  [' sn 55-a 0012 ', { words: 'sn 55-a 0012', serial: 'SN55-A0012' }],
  ['asha@', { words: 'asha@' }],
  [
    '29aagcb7383j1z4',
    {
      words: '29aagcb7383j1z4',
      gstin: '29AAGCB7383J1Z4',
      documentNumber: '29AAGCB7383J1Z4',
      serial: '29AAGCB7383J1Z4',
    },
  ],
])('%s is read', (typed, expected) => {
  expect(readSearchText(typed)).toEqual(expected);
});

test.each(['98450 12345', '+91-98450-12345', '09845012345', '0091 9845012345', '(0) 98450 12345'])(
  'the phone number %s is read in its form',
  (typed) => {
    expect(readSearchText(typed).phoneDigits).toBe('9845012345');
  },
);

test('six digits may be a PIN code, the end of an order’s id, a phone number and a document number', () => {
  expect(readSearchText('560001')).toEqual({
    words: '560001',
    orderSuffix: '560001',
    phoneDigits: '560001',
    documentNumber: '560001',
    pinCode: '560001',
    serial: '560001',
  });
});

test('any text is read, and its words keep no case and no outer space', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
      const { words, phoneDigits } = readSearchText(typed);
      expect(words).toBe(words.trim());
      if (phoneDigits !== undefined) expect(phoneDigits).toMatch(/^\d{4,10}$/);
    }),
  );
});
