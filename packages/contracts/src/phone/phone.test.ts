import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { phone } from '../accounts/accounts.schema';
import { formatPhone, normalizePhone, phoneCharacters, phoneSearchDigits, tidyPhone } from './phone';

const NUMBER = '9845012345';
const digits = (length: number) => fc.stringMatching(new RegExp(`^[0-9]{${length}}$`));
const separator = fc.constantFrom('', ' ', '-', '  ', '\u00a0', '\u2011', '.', '\u202a');
const prefix = fc.constantFrom('', '0', '91', '+91', '0091', '(+91)', '+91 (0)');

/** A number as people write it: a prefix, and any separators between any of its digits. */
const spelled = fc
  .tuple(digits(10), prefix, fc.array(separator, { minLength: 11, maxLength: 11 }))
  .map(([number, before, between]) => ({
    number,
    text: before + [...number].map((digit, index) => (between[index] ?? '') + digit).join('') + between[10],
  }));

describe('normalizePhone', () => {
  it.each([
    '9845012345',
    '+91 98450 12345',
    '+919845012345',
    '919845012345',
    '+91-98450-12345',
    '(+91) 98450 12345',
    '+91 (0) 98450 12345',
    '098450 12345',
    '0091 98450 12345',
    '98450\u201312345',
    '\u202a+91 98450 12345\u202c',
    '９８４５０１２３４５',
  ])('reads %s', (text) => {
    expect(normalizePhone(text)).toBe(NUMBER);
  });

  it.each([
    '',
    '98450',
    '984501234',
    '98450123456',
    '+1 98450 12345',
    '98450+12345',
    '9845012345 x',
    '+9845012345',
  ])('refuses %j', (text) => {
    expect(normalizePhone(text)).toBeUndefined();
  });

  it('leaves ten digits that begin with 91 or 0 unchanged', () => {
    expect(normalizePhone('9198450123')).toBe('9198450123');
    expect(normalizePhone('0224501234')).toBe('0224501234');
  });

  it('parses every spelling of a number, and its own output unchanged', () => {
    fc.assert(
      fc.property(spelled, ({ number, text }) => {
        expect(normalizePhone(text)).toBe(number);
        expect(normalizePhone(formatPhone(number))).toBe(number);
        expect(tidyPhone(text)).toBe(formatPhone(number));
      }),
    );
  });

  it('returns the last ten digits when only a prefix precedes them, otherwise nothing', () => {
    const typed = fc.string({ unit: fc.constantFrom(...'0123456789+- ()91x'), maxLength: 20 });
    fc.assert(
      fc.property(fc.oneof(typed, fc.string()), (text) => {
        const read = normalizePhone(text);
        if (read === undefined) return;
        const all = text.normalize('NFKC').replaceAll(/\D/g, '');
        expect(read).toMatch(/^\d{10}$/);
        expect(all.endsWith(read)).toBe(true);
        expect(['', '0', '91', '0091', '910', '00910']).toContain(all.slice(0, -10));
      }),
    );
  });
});

describe('a phone field', () => {
  const schema = phone('Phone must be 10 digits', 'Phone is required');
  const refusal = (text: unknown) => schema.safeParse(text).error?.issues[0]?.message;

  it('stores ten digits, whatever the spelling', () => {
    fc.assert(
      fc.property(spelled, ({ number, text }) => {
        expect(schema.parse(text)).toBe(number);
      }),
    );
  });

  it('rejects an invalid number with a text, without truncating it', () => {
    expect(refusal('98450 123456')).toBe('Phone must be 10 digits');
    expect(refusal('+1 98450 12345')).toBe('Phone must be 10 digits');
    expect(refusal('  ')).toBe('Phone is required');
    expect(refusal(undefined)).toBe('Phone is required');
  });

  it('preserves every digit during typing', () => {
    expect(phoneCharacters('Tel: +91 98450 12345')).toBe(': +91 98450 12345');
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(phoneCharacters(text).replaceAll(/\P{N}/gu, '')).toBe(text.replaceAll(/\P{N}/gu, ''));
      }),
    );
  });
});

describe('phoneSearchDigits', () => {
  it.each([
    ['+91-98450 12345', NUMBER],
    ['98450 12345', NUMBER],
    ['91 98450 12345', NUMBER],
    ['98450 12', '9845012'],
    ['+91 98450', '98450'],
  ])('looks for %s as %s', (text, sought) => {
    expect(phoneSearchDigits(text)).toBe(sought);
  });

  it.each(['9845012345', '98450', 'asha', 'asha 98450', 'T-1234ABCD', '+91', '---', ''])(
    'has nothing else to look for in %j',
    (text) => {
      expect(phoneSearchDigits(text)).toBeUndefined();
    },
  );
});
