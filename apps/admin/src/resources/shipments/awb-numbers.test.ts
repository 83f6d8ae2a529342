import { expect, it } from 'vitest';
import { repeatedNumbers, spreadNumbers } from './awb-numbers';

it('puts a single number where it was typed, without the spaces around it', () => {
  expect(spreadNumbers(['', 'B2', ''], 0, ' A1 ')).toEqual(['A1', 'B2', '']);
});

it.each([['A1\nA2\r\nA3'], ['A1, A2, A3'], ['A1\tA2 ;A3\n']])('gives the next rows theirs of %j', (text) => {
  expect(spreadNumbers(['x', '', '', ''], 1, text)).toEqual(['x', 'A1', 'A2', 'A3']);
});

it('leaves out numbers that no row is left for, and rows that no number is left for', () => {
  expect(spreadNumbers(['', ''], 1, 'A1\nA2')).toEqual(['', 'A1']);
  expect(spreadNumbers(['', '', 'C3'], 0, 'A1\nA2')).toEqual(['A1', 'A2', 'C3']);
});

it('finds repeated numbers in either case, and no repeated blank', () => {
  expect(repeatedNumbers(['', 'a1', '', 'A1 ', 'B2'])).toEqual([3]);
});
