import { readFileSync } from 'node:fs';
import { create } from 'fontkit';
import { expect, it, vi } from 'vitest';
import { cacheLayouts } from './cache-layouts';

const file = readFileSync(new URL('fonts/Manrope-Regular.ttf', import.meta.url));
const KERNED = ['tnum', 'kern'];

it('shapes a text once for each choice of features, and always returns what the font does', () => {
  const font = create(file);
  const shape = vi.spyOn(font, 'layout');
  const forget = cacheLayouts(font);
  const plain = create(file);
  for (const text of ['AVATAR', '₹1,11,111', ''])
    for (const features of [KERNED, undefined, KERNED]) {
      const run = font.layout(text, features);
      const expected = plain.layout(text, features);
      expect(run.positions).toMatchObject(expected.positions.map((position) => ({ ...position })));
      expect(run.advanceWidth).toBe(expected.advanceWidth);
    }
  expect(shape).toHaveBeenCalledTimes(6);
  forget();
  font.layout('AVATAR', KERNED);
  expect(shape).toHaveBeenCalledTimes(7);
});

it('is not changed by what is done with positions, which pdfkit scales in place', () => {
  const font = create(file);
  cacheLayouts(font);
  const [first, width] = [font.layout('AV', KERNED), font.layout('AV', KERNED).advanceWidth];
  for (const position of first.positions) position.xAdvance *= 2;
  expect(first.advanceWidth).toBe(2 * width);
  expect(font.layout('AV', KERNED).advanceWidth).toBe(width);
});
