import { describe, expect, it } from 'vitest';
import { choiceParam, listParam, numberListParam, numberParam, pageParam, textParam } from './url-params';

describe('state from the address', () => {
  it('returns valid values', () => {
    expect(textParam({ q: 'oled 55' }, 'q')).toBe('oled 55');
    expect(textParam({ q: 55 }, 'q')).toBe('55');
    expect(numberParam({ min: '12000' }, 'min')).toBe(12_000);
    expect(choiceParam({ stock: 'in' }, 'stock', ['in', 'out'])).toBe('in');
    expect(listParam({ brand: ['Dhruva', 'Surya', 'Dhruva'] }, 'brand')).toEqual(['Dhruva', 'Surya']);
    expect(listParam({ brand: 'Dhruva' }, 'brand')).toEqual(['Dhruva']);
    expect(numberListParam({ size: [43, '55', 'x'] }, 'size')).toEqual([43, 55]);
    expect(pageParam({ page: 3 })).toBe(3);
  });
  it('drops invalid values and defaults', () => {
    for (const page of [1, 0, -2, 1.5, 'x', null, '', true, {}]) expect(pageParam({ page })).toBeUndefined();
    for (const min of [-1, 'abc', Number.NaN, null, '']) expect(numberParam({ min }, 'min')).toBeUndefined();
    expect(textParam({ q: '  ' }, 'q')).toBeUndefined();
    expect(textParam({ q: { $regex: 'x' } }, 'q')).toBeUndefined();
    expect(choiceParam({ stock: 'all' }, 'stock', ['in', 'out'])).toBeUndefined();
    expect(listParam({ brand: [{}, null] }, 'brand')).toBeUndefined();
    expect(listParam({ brand: ['Surya', 'a\0b'] }, 'brand')).toEqual(['Surya']);
    expect(textParam({ search: 'a\0' }, 'search')).toBeUndefined();
  });
});
