import { describe, expect, it } from 'vitest';
import { issueText, ticketNumber, withoutTicketPrefix } from './complaints.rules';

describe('a ticket number', () => {
  it('is the end of the id, and is found again by what is read out', () => {
    const id = '0191d5a0-1111-7222-8333-0a1b2c3d4e5f';
    expect(ticketNumber(id)).toBe('T-2C3D4E5F');
    for (const text of ['T-2C3D4E5F', 't-2c3d4e5f', '2c3d'])
      expect(id.toUpperCase()).toContain(withoutTicketPrefix(text).toUpperCase());
  });
});

describe('what a complaint is about', () => {
  it('is its type, or the own words of who complains', () => {
    expect(issueText({ issue_type: 'Billing', customIssueType: '' })).toBe('Billing');
    expect(issueText({ issue_type: 'Other', customIssueType: 'Wall mount' })).toBe('Wall mount');
  });
});
