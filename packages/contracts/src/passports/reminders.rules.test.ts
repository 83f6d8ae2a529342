import { describe, expect, it } from 'vitest';
import { firstLookOn, isRemindable, reminderStep } from './reminders.rules';
import { COVER_STATES } from './passports.values';

const cover = (endsOn: string, extendedEndsOn = '', state: (typeof COVER_STATES)[number] = 'covered') => ({
  ...{ state, endsOn, extendedEndsOn },
});

describe('reminderStep', () => {
  it.each([
    ['2027-11-19', { waitUntil: '2027-11-20' }],
    ['2027-11-20', { send: '2027-12-20' }],
    ['2027-12-20', { send: '2027-12-20' }],
  ])('sends from 30 days before the end on: %s', (today, step) => {
    expect(reminderStep(cover('2027-12-20'), today)).toEqual(step);
  });

  it('waits for the end of the extension where there is one, also over the turn of a year', () => {
    expect(reminderStep(cover('2027-12-20', '2029-01-15'), '2027-12-01')).toEqual({
      waitUntil: '2028-12-16',
    });
    expect(reminderStep(cover('2027-12-20', '2029-01-15', 'extended'), '2028-12-16')).toEqual({
      send: '2029-01-15',
    });
  });

  it('is dropped once nothing is covered', () => {
    for (const state of COVER_STATES.filter((one) => !isRemindable({ state: one })))
      expect(reminderStep(cover('2027-12-20', '', state), '2027-12-01'), state).toEqual({ drop: true });
  });
});

it('is looked at before the end of the own warranty, or of the extension alone', () => {
  expect(firstLookOn(cover('2028-03-01', '2030-03-01'))).toBe('2028-01-31');
  expect(firstLookOn(cover('', '2030-03-01'))).toBe('2030-01-30');
});
