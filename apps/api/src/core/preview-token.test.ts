import { expect, it } from 'vitest';
import { previewedId, previewToken } from './preview-token';

const SECRET = { TOKEN_SECRET: 'a secret that is long enough for this' };
const NOW = new Date('2026-11-25T06:00:00.000Z');
const END = new Date('2026-11-28T06:00:00.000Z');

it('names its television until its end', () => {
  const token = previewToken(SECRET, 'product', 'tv-1', END);
  expect(previewedId(SECRET, 'product', token, NOW)).toBe('tv-1');
  expect(previewedId(SECRET, 'product', token, END)).toBeUndefined();
});

it('is worth nothing when a part of it was changed, or another secret signed it', () => {
  const token = previewToken(SECRET, 'product', 'tv-1', END);
  const [id = '', end = '', signature = ''] = token.split('.');
  const others = [
    `tv-2.${end}.${signature}`,
    `${id}.${Number(end) + 60}.${signature}`,
    `${id}.${end}.`,
    id,
    '',
    previewToken(SECRET, 'home', 'tv-1', END),
    previewToken({ TOKEN_SECRET: 'another' }, 'product', 'tv-1', END),
  ];
  for (const other of others) expect(previewedId(SECRET, 'product', other, NOW)).toBeUndefined();
});
