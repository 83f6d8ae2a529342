import { describe, expect, it } from 'vitest';
import { issueText, ticketNumber, withoutTicketPrefix } from './complaints.rules';

describe('a ticket number', () => {
  it('is the end of the id, and the search finds it', () => {
    const id = '0191d5a0-1111-7222-8333-0a1b2c3d4e5f';
    expect(ticketNumber(id)).toBe('T-2C3D4E5F');
    for (const text of ['T-2C3D4E5F', 't-2c3d4e5f', '2c3d'])
      expect(id.toUpperCase()).toContain(withoutTicketPrefix(text).toUpperCase());
  });
});

describe('the subject of a complaint', () => {
  it('is its type, or the text of the shopper', () => {
    expect(issueText({ issue_type: 'Billing', customIssueType: '' })).toBe('Billing');
    expect(issueText({ issue_type: 'Other', customIssueType: 'Wall mount' })).toBe('Wall mount');
  });
});
