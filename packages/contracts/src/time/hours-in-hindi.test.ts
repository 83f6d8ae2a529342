import { expect, it } from 'vitest';
import { hoursInHindi } from './hours-in-hindi';

it.each([
  ['Monday to Saturday 09:30-18:30', 'सोमवार से शनिवार 09:30-18:30'],
  ['Mon, Wed and Fri 10:00-17:00, Sunday closed', 'सोम, बुध और शुक्र 10:00-17:00, रविवार बंद'],
  ['Daily 09:00-21:00', 'रोज़ 09:00-21:00'],
  ['Weekdays by appointment', 'Weekdays by appointment'],
  ['सोमवार से शुक्रवार', 'सोमवार से शुक्रवार'],
])('%s', (hours, hindi) => {
  expect(hoursInHindi(hours)).toBe(hindi);
});
