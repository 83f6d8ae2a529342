import { expect, it } from 'vitest';
import { markAt, pressed, type Mark } from './marks';

const RATIO = 16 / 9;
const at = (x: number, y: number, colour: Mark['colour'] = 'black'): Mark => ({ x, y, colour });

it('marks a pixel, and takes the mark back when it is pressed again, on any colour', () => {
  const one = pressed([], at(0.5, 0.5), RATIO);
  const two = pressed(one, at(0.7, 0.5, 'white'), RATIO);
  expect(two).toEqual([at(0.5, 0.5), at(0.7, 0.5, 'white')]);
  expect(pressed(two, at(0.505, 0.51, 'red'), RATIO)).toEqual([at(0.7, 0.5, 'white')]);
});

it('is as near across as it is down, whatever the shape of the panel', () => {
  const marks = [at(0.5, 0.5)];
  expect(markAt(marks, 0.519, 0.5, RATIO)).toBeDefined();
  expect(markAt(marks, 0.521, 0.5, RATIO)).toBeUndefined();
  expect(markAt(marks, 0.5, 0.5 + 0.019 * RATIO, RATIO)).toBeDefined();
  expect(markAt(marks, 0.5, 0.5 + 0.021 * RATIO, RATIO)).toBeUndefined();
});
