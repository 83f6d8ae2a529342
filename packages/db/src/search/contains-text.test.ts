import { sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { containsLowered, indexPieces, rarePart } from './contains-text';

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

it.each([
  ['9352750723', ['935', '750', '723']],
  ['+91 93527 50723', ['93527', '50723']],
  ['TV/2526/000501', ['000501']],
  ['priya.singh10107@shop.example', ['priya', 'sin', 'h10', '107']],
  ['Harpreet Singh', ['Har', 'eet', 'Singh']],
  ['asha rao', ['asha', 'rao']],
  ['560001', ['5600', '01']],
  ['5e45f6', ['5e4', '5f6']],
  ['935275', ['935', '275']],
  ['edition 777', ['edition', '777']],
  ['50%_of 1234', ['1234']],
  ['AAB0000000501', ['AAB', '501']],
  ['no. 0000000501', ['0000501']],
])('an index looks for %j by %j', (text, pieces) => {
  expect(indexPieces(text)).toEqual(pieces);
});

it.each([
  'harpreet',
  'sharma',
  '400001',
  '560034',
  'nocturne 55',
  'a k sharma',
  'tv 4k',
  '50%',
  '',
  'आशा राव 1234',
])('an index looks for the whole of %j', (text) => {
  expect(indexPieces(text)).toEqual([text]);
});

it.each([
  ['560001', ['%5600%01%', '%001%']],
  ['flat 560001 sharma', ['%5600%01%', '%001%']],
  ['5600001', ['%5600%001%']],
  ['400001', ['%400001%']],
  ['edition 777', ['%edition%777%']],
])('an index looks for each trigram of the short end of %s', (text, patterns) => {
  const { params } = new PgDialect().sqlToQuery(containsLowered(sql.raw('column'), text));
  expect(params.filter((value) => String(value).startsWith('%'))).toEqual(patterns);
});

it('the pieces of a text are in it one after the other', () => {
  for (const text of [
    '0'.repeat(40),
    ...Array.from({ length: 40 }, (_, length) => `a1${'xyz-'.repeat(length)}9`),
  ]) {
    let at = 0;
    for (const piece of indexPieces(text)) {
      const found = text.indexOf(piece, at);
      expect(found).toBeGreaterThanOrEqual(at);
      at = found + piece.length;
    }
  }
});
