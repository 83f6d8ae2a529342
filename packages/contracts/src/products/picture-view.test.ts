import { expect, it } from 'vitest';
import { pictureView } from './picture-view';

it.each([
  ['kiranix-bindu-24-hd-front.webp', 'front'],
  ['Nova 43 Side view.jpg', 'angle'],
  ['edge-kiranix-led-black-thick-feet-24.webp', 'edge'],
  ['nilava-chandni-85-room.webp', 'room'],
  ['dhruvik_vega_32_back2.webp', 'back'],
  ['ports-meghna-led-graphite-3-earc-1-1-true-true-false-true.webp', 'ports'],
  ['Backlight.png', 'other'],
  ['constructor.png', 'other'],
  ['', 'other'],
])('the name %s says %s', (name, view) => {
  expect(pictureView(name)).toBe(view);
});
