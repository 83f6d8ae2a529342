import { describe, expect, it } from 'vitest';
import { breachClock, breachLetters } from './breaches.rules';

describe('the clock of a breach', () => {
  const knownAt = new Date('2026-11-24T10:00:00.000Z');
  it.each([
    ['2026-11-24T10:00:00.000Z', null, 'running'],
    ['2026-11-27T10:00:00.000Z', null, 'running'],
    ['2026-11-27T10:00:00.001Z', null, 'overdue'],
    ['2026-12-24T10:00:00.000Z', '2026-11-27T10:00:00.000Z', 'met'],
    ['2026-12-24T10:00:00.000Z', '2026-11-27T10:00:00.001Z', 'missed'],
  ])('at %s, the Board told %s: %s', (now, told, state) => {
    const boardToldAt = told === null ? null : new Date(told);
    expect(breachClock({ knownAt, boardToldAt }, new Date(now))).toBe(state);
  });
});

it('writes letters with all that rule 7 asks for', () => {
  const facts = {
    what: 'A laptop was stolen.',
    data: 'Names and phone numbers',
    affected: 'About 40 customers',
    consequences: 'Unwanted calls',
    measures: 'We locked the laptop.',
    knownAt: '24 Nov 2026',
  };
  const nobody = { privacyContact: '', privacyEmail: '', privacyPhone: '' };
  const officer = { grievanceOfficer: 'M. Iyer', supportEmail: 'a@example.in', phone: '1800' };
  const sender = { name: 'Aabha', ...officer, ...nobody };
  const { people, board } = breachLetters(facts, sender);
  for (const letter of [people, board])
    for (const part of [facts.what, facts.data, facts.consequences, facts.measures, facts.knownAt, 'M. Iyer'])
      expect(letter).toContain(part);
  expect(board).toContain(facts.affected);
  const contact = { privacyContact: 'F. Khan', privacyEmail: 'data@example.in' };
  for (const letter of Object.values(breachLetters(facts, { ...sender, ...contact }))) {
    expect(letter).toContain('F. Khan, Aabha\ndata@example.in\n1800');
    expect(letter).not.toContain('M. Iyer');
  }
});
