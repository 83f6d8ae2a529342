import { expect, it } from 'vitest';
import { METHODS } from './entities';
import { readDisplay } from './read-display';

it('offers every method where the shop says nothing or something unreadable', () => {
  for (const text of ['', 'null', '{}', '{'])
    expect(readDisplay(text)).toEqual({ methods: [...METHODS], hidesCollect: false });
});

it('hides a method, or only the field for a UPI id', () => {
  expect(readDisplay('{"hide":[{"method":"upi"}]}').methods).not.toContain('upi');
  const collect = readDisplay('{"hide":[{"method":"upi","flows":["collect"]}]}');
  expect(collect.methods).toContain('upi');
  expect(collect.hidesCollect).toBe(true);
});

it('shows the methods of a sequence first, the others after them', () => {
  const { methods } = readDisplay('{"sequence":["netbanking","card","emi","upi"]}');
  expect(methods).toEqual(['netbanking', 'card', 'emi', 'upi', 'cardless_emi', 'paylater']);
});
