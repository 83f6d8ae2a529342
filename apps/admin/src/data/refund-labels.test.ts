import { expect, it } from 'vitest';
import { refundSpeedText } from './refund-labels';

it.each([
  ['normal', null, ''],
  ['normal', 'normal', ''],
  ['instant', null, 'Instant'],
  ['instant', 'instant', 'Instant'],
  ['instant', 'normal', 'Instant was not possible, sent as normal'],
] as const)('a refund requested as %s and processed as %s reads "%s"', (speed, speed_processed, text) => {
  expect(refundSpeedText({ speed, speed_processed })).toBe(text);
});
