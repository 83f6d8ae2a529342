import { describe, expect, it } from 'vitest';
import { checkVisitSerial, isVisitLinkLive, typedSerial, visitLinkEnd, visitStateOf } from './visits.rules';

describe('the link of a visit', () => {
  it('works to the end of the second day after the visit in India', () => {
    expect(visitLinkEnd('2026-12-30').toISOString()).toBe('2027-01-01T18:29:59.999Z');
    expect(isVisitLinkLive('2026-12-30', new Date('2027-01-01T18:29:59.999Z'))).toBe(true);
    expect(isVisitLinkLive('2026-12-30', new Date('2027-01-01T18:30:00.000Z'))).toBe(false);
  });

  it('shows each visit as open, or how it ended', () => {
    const states = (['booked', 'moved', 'done', 'failed', 'cancelled'] as const).map(visitStateOf);
    expect(states).toEqual(['open', 'open', 'done', 'failed', 'ended']);
  });
});

describe('the serial number of a visit', () => {
  const packed = [
    { id: '1', serial: 'SN1', isInstalled: false },
    { id: '2', serial: 'SN2', isInstalled: true },
  ];

  it('is compared as it is stored: in upper case without spaces', () => {
    expect(typedSerial(' sn 1\t')).toBe('SN1');
  });

  it.each([
    ['SN1', undefined],
    ['', 'INSTALLATION_SERIAL_MISSING'],
    ['SN3', 'INSTALLATION_SERIAL_WRONG'],
    ['SN2', 'INSTALLATION_SERIAL_TAKEN'],
  ])('is of what was packed and not installed yet: %s', (typed, code) => {
    const verdict = checkVisitSerial(typed, packed);
    expect(verdict.ok ? undefined : verdict.code).toBe(code);
  });

  it('is not asked for where nothing was packed by its number', () => {
    expect(checkVisitSerial('', []).ok).toBe(true);
    expect(checkVisitSerial('SN9', []).ok).toBe(true);
  });
});
