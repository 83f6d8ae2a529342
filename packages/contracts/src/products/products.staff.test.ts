import { describe, expect, it } from 'vitest';
import { paise } from '../money/money';
import {
  afterBulkChange,
  factsFromText,
  hsnForInches,
  monthProblem,
  tidySpecifications,
} from './products.staff.rules';

describe('tidySpecifications', () => {
  it('drops groups without a title, pairs without key or value, and groups left empty', () => {
    expect(
      tidySpecifications([
        {
          title: ' Picture ',
          data: [
            { key: 'Panel', value: 'VA' },
            { key: 'Size', value: ' ' },
          ],
        },
        { title: '', data: [{ key: 'a', value: 'b' }] },
        { title: 'Empty', data: [{ key: '', value: 'x' }] },
      ]),
    ).toEqual([{ title: 'Picture', data: [{ key: 'Panel', value: 'VA' }] }]);
  });
});

describe('monthProblem', () => {
  it('wants a positive whole number that is not there yet', () => {
    for (const wrong of ['', '0', '-1', '1.5', 'one', '01'])
      expect(monthProblem(wrong, [])).toBe('Please enter a valid month.');
    expect(monthProblem('12', ['12'])).toBe('This month already exists!');
    expect(monthProblem(' 24 ', ['12'])).toBeUndefined();
  });
});

describe('factsFromText', () => {
  it('parses stated facts', () => {
    expect(factsFromText('Nova 55" 4K Mini LED, 144Hz, 5-star, 130 kWh')).toEqual({
      screenInches: 55,
      resolution: '4K Ultra HD',
      technology: 'Mini-LED',
      refreshHz: 144,
      beeStars: 5,
      energyKwhYear: 130,
      hsn: '85287217',
    });
    expect(factsFromText('109 cm Full HD television')).toMatchObject({
      screenInches: 43,
      resolution: 'Full HD',
    });
    expect(factsFromText('8K OLED 77 inch')).toMatchObject({ resolution: '8K', technology: 'OLED' });
  });
  it('returns no facts when none are stated', () => {
    expect(factsFromText('A television')).toEqual({});
    expect(factsFromText('An LED television, made in India')).toEqual({
      technology: 'LED',
      countryOfOrigin: 'India',
    });
  });
  it('puts a size under its heading of the tariff', () => {
    expect([14, 24, 32, 40, 43].map(hsnForInches)).toEqual([
      '85287211',
      '85287213',
      '85287215',
      '85287216',
      '85287217',
    ]);
  });
});

describe('afterBulkChange', () => {
  const before = { price: paise(40_000_00), discount_percentage: 25, new_price: paise(30_000_00), stock: 5 };
  it('changes only what it says, and computes the selling price anew', () => {
    const lower = afterBulkChange(before, { price: { by: 'percent', percent: -3.33 } });
    expect(lower).toEqual({
      after: { ...before, price: 38_668_00, new_price: 29_001_00 },
      problem: null,
    });
    expect(afterBulkChange(before, { discount: 0 }).after).toEqual({
      ...before,
      discount_percentage: 0,
      new_price: 40_000_00,
    });
    expect(afterBulkChange(before, { stock: { by: 'set', units: 0 } }).after).toEqual({
      ...before,
      stock: 0,
    });
  });
  it('reports negative stock and a price of zero', () => {
    expect(afterBulkChange(before, { stock: { by: 'add', units: -6 } }).problem).toBe(
      'There are not enough units in stock.',
    );
    const cheap = { ...before, price: paise(100), new_price: paise(100) };
    expect(afterBulkChange(cheap, { price: { by: 'percent', percent: -99 } }).problem).toBe(
      'The price would become 0.',
    );
  });
});
