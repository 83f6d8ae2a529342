import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldKey } from './fold-key';
import { describeProblem, parseSpecificationValue, type ValueRule } from './parse-specification-value';
import { termFinder } from './term-finder';
import { TERM_TYPES } from './specifications.values';
import { unitFactor, withUnit } from './units';

const rule = (over: Partial<ValueRule>): ValueRule => ({ type: 'number', unit: null, choices: [], ...over });
const number = (raw: string, unit: string | null = null) => parseSpecificationValue(raw, rule({ unit }));
const answer = (raw: string) => parseSpecificationValue(raw, rule({ type: 'yes-no' }));
const PANELS = ['LED', 'QLED', 'Mini-LED', 'OLED'];

describe('a number', () => {
  it.each([
    ['3', null, 3, '3'],
    ['3 ports', null, 3, '3'],
    ['3 ports', 'ports', 3, '3 ports'],
    ['20 W', 'W', 20, '20 W'],
    ['20W RMS', 'W', 20, '20 W, RMS'],
    ['2 × 10 W', 'W', 20, '20 W'],
    ['10W x 2', 'W', 20, '20 W'],
    ['0.02 kW', 'W', 20, '20 W'],
    ['20 W (10 W + 10 W)', 'W', 20, '20 W (10 W + 10 W)'],
    ['450 nits, typical peak', 'nits', 450, '450 nits, typical peak'],
    ['1,200 cd/m²', 'nits', 1200, '1,200 nits'],
    ['1,20,000', null, 120_000, '1,20,000'],
    ['178 degrees', '°', 178, '178°'],
    ['6.4 kg', 'kg', 6.4, '6.4 kg'],
    ['850 g', 'kg', 0.85, '0.85 kg'],
    ['Up to 120Hz', 'Hz', 120, 'up to 120 Hz'],
    ['8 GB', 'GB', 8, '8 GB'],
    ['1 TB', 'GB', 1024, '1,024 GB'],
    ['43"', 'inch', 43, '43 inch'],
    ['3 × HDMI 2.0, one with ARC', 'ports', 3, '3 × HDMI 2.0, one with ARC'],
    ['1 × USB 3.0, 1 × USB 2.0', null, 2, '1 × USB 3.0, 1 × USB 2.0'],
  ])('of “%s” in %s is %d', (raw, unit, amount, text) => {
    expect(number(raw, unit)).toMatchObject({ amount, text, problem: null });
  });

  it.each([
    ['many', null, 'no-number'],
    ['', 'W', 'no-number'],
    ['2,50', 'W', 'no-number'],
    ['1.2.3', null, 'no-number'],
    ['20 kg', 'W', 'other-unit'],
    ['3 GB', null, 'other-unit'],
    ['2.4 and 5 GHz', 'GHz', 'several-numbers'],
    ['100 to 240 V', 'V', 'several-numbers'],
    ['96.4 × 55.5 cm', 'cm', 'several-numbers'],
    ['12 x 5 cm', 'cm', 'several-numbers'],
    ['10 W + 10 W', 'W', 'several-numbers'],
    ['16 9', null, 'several-numbers'],
    ['16:9', null, 'several-numbers'],
  ])('is not understood of “%s” in %s', (raw, unit, problem) => {
    expect(number(raw, unit)).toMatchObject({ amount: null, text: raw, problem });
  });

  it('is the same however its unit is spelled, and whatever is noted behind it', () => {
    const spellings = ['W', ' W', 'w', ' watts', 'watt', ' WATT', ''];
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000 }),
        fc.constantFrom(...spellings),
        fc.constantFrom('', ', RMS', ' (peak)', '; typical'),
        (amount, unit, note) => {
          expect(number(`${amount}${unit}${note}`, 'W')).toMatchObject({ amount, problem: null });
          expect(number(withUnit(amount, 'W'), 'W').amount).toBe(amount);
        },
      ),
    );
  });
});

describe('an answer', () => {
  it.each([
    ['Yes', true, 'Yes'],
    ['Available', true, 'Yes'],
    ['✓', true, 'Yes'],
    ['हाँ', true, 'Yes'],
    ['yes, in the remote', true, 'Yes, in the remote'],
    ['Not available', false, 'No'],
    ['NO', false, 'No'],
    ['✗', false, 'No'],
    ['No (from 2027)', false, 'No (from 2027)'],
  ])('of “%s” is understood', (raw, isYes, text) => {
    expect(answer(raw)).toMatchObject({ isYes, amount: isYes ? 1 : 0, text, problem: null });
  });

  it.each(['In the remote', 'Nothing', 'Yesterday', 'n/a', ''])('of “%s” is not', (raw) => {
    expect(answer(raw)).toMatchObject({ isYes: null, text: raw, problem: 'no-answer' });
  });
});

it('is one of the choices, whatever its case and hyphens, the longest first', () => {
  const choice = (raw: string) => parseSpecificationValue(raw, rule({ type: 'choice', choices: PANELS }));
  expect(choice('mini led')).toMatchObject({ text: 'Mini-LED', problem: null });
  expect(choice('OLED, self-lit')).toMatchObject({ text: 'OLED, self-lit', note: 'self-lit', problem: null });
  expect(choice('Plasma')).toMatchObject({ text: 'Plasma', problem: 'no-choice' });
});

it('is understood the same when the shown text is read again, for any text and rule', () => {
  const rules = fc.record({
    type: fc.constantFrom(...TERM_TYPES),
    unit: fc.constantFrom(null, 'W', 'ports', 'Hz', '°', 'kg', 'nits', 'zones'),
    choices: fc.constant(PANELS),
  });
  const raws = fc.oneof(
    fc.string(),
    fc.string({ unit: 'grapheme' }),
    fc
      .tuple(
        fc.double({ noNaN: true }),
        fc.constantFrom('', 'W', ' Hz', ' kg', ' ports', '°', ' × HDMI'),
        fc.string(),
      )
      .map(([amount, unit, note]) => `${amount}${unit} ${note}`),
    fc.tuple(fc.constantFrom('Yes', 'no', 'LED', '✓'), fc.string()).map(([word, note]) => `${word}, ${note}`),
  );
  fc.assert(
    fc.property(raws, rules, (raw, of) => {
      const value = parseSpecificationValue(raw, of);
      const again = parseSpecificationValue(value.text, of);
      expect(again).toEqual(value);
      if (value.problem !== null) expect(describeProblem(value.problem, of)).toMatch(/^Cannot be compared/);
    }),
    { numRuns: 2000 },
  );
});

it('converts between spellings of a unit and back', () => {
  expect(unitFactor('GHz', 'MHz')).toBe(1000);
  expect(unitFactor('zone', 'zones')).toBe(1);
  expect(unitFactor('RMS', 'W')).toBeUndefined();
});

describe('the term of a name', () => {
  const terms = [
    { name: 'HDMI ports', aliases: ['HDMI', 'No. of HDMI ports'] },
    { name: 'Wi-Fi', aliases: [] },
  ];
  const find = termFinder(terms);
  it('is found by any spelling', () => {
    for (const key of ['hdmi', 'HDMI-Ports', 'No of HDMI ports:', ' hdmi  ports '])
      expect(find(key)).toBe(terms[0]);
    expect(find('WiFi')).toBe(terms[1]);
    expect(find('HDMI 2')).toBeUndefined();
  });
  it('does not depend on spaces, punctuation and case of ASCII letters', () => {
    fc.assert(
      fc.property(fc.string(), (key) => {
        expect(foldKey(foldKey(key))).toBe(foldKey(key));
        expect(foldKey(`  ${key.toUpperCase().toLowerCase()}: `)).toBe(
          foldKey(key.toUpperCase().toLowerCase()),
        );
      }),
    );
  });
});
