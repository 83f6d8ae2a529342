import { expect, it } from 'vitest';
import { rarePart } from './contains-text';

it.each([
  ['meera@shop.example', 'meera'],
  ['meera@', 'meera'],
  ['pay_Nx81kQz0aB', 'Nx81kQz0aB'],
  ['order_Nx81kQz0aB', 'Nx81kQz0aB'],
])('of %j it is %j', (text, rare) => {
  expect(rarePart(text)).toBe(rare);
});

it.each(['@shop.example', 'ab@shop.example', 'pay_Nx8', 'pay later', 'meera', ''])(
  'is the whole of %j, whose other part is too short or is none',
  (text) => {
    expect(rarePart(text)).toBe(text);
  },
);
