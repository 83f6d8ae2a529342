import { expect, it } from 'vitest';
import { wholeFact } from './order-facts';

it.each([
  ['Asha.Rao@Shop.Example ', 'asha.rao@shop.example'],
  ['98450 12345', '9845012345'],
  ['+91-98450-12345', '9845012345'],
  ['#0F3A9C1E', '0f3a9c1e'],
  ['3a9c1e', '3a9c1e'],
])('%j is %j as orders have it', (text, fact) => {
  expect(wholeFact(text)).toBe(fact);
});

it.each([
  'asha',
  'asha rao',
  'asha@',
  '@shop.example',
  '98450',
  '323251',
  '12345678',
  '3a9c1',
  'TV/2627/000123',
  '',
])('%j may be a part of something', (text) => {
  expect(wholeFact(text)).toBeUndefined();
});
