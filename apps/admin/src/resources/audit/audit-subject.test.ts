import { describe, expect, it } from 'vitest';
import type { AuditSubject } from '@aabha/contracts/audit/audit.schema';
import { subjectAddress, subjectText } from './audit-subject';

const ID = '0199c0de-0000-7000-8000-0000003f2a1b';
const entry = (entity: string, subject: Partial<AuditSubject> = {}, after: unknown = {}) => ({
  entity,
  entityId: ID,
  after,
  subject: { name: null, exists: true, role: null, ...subject },
});

describe('subject of an audit entry', () => {
  it('has the name that staff use', () => {
    expect(subjectText(entry('product', { name: 'Nova 43' }))).toBe('Product Nova 43');
    expect(subjectText(entry('order', { name: '3F2A1B' }))).toBe('Order 3F2A1B');
    expect(subjectText(entry('return', { name: '77AA01' }))).toBe('Return of order 77AA01');
    expect(subjectText(entry('user', { name: 'Asha', role: 'SubAdmin' }))).toBe('SubAdmin Asha');
    expect(subjectText(entry('difference', {}, { kind: 'paid-twice' }))).toBe('Order paid twice');
    expect(subjectText(entry('effect', {}, { what: 'mail.order-status' }))).toBe('Email: order status');
  });

  it('is the short id without a link where no name is known', () => {
    const unknown = entry('news', { exists: false });
    expect(subjectText(unknown)).toBe('News 3F2A1B');
    expect(subjectAddress(unknown)).toBeUndefined();
  });

  it('links to its own screen, or to its filtered list', () => {
    expect(subjectAddress(entry('order', { name: '3F2A1B' }))).toBe(`/admin-dashboard/orders/${ID}/show`);
    expect(subjectAddress(entry('user', { name: 'Ravi', role: 'User' }))).toBe(
      `/admin-dashboard/customers/${ID}/show`,
    );
    expect(subjectAddress(entry('user', { name: 'Asha', role: 'SubAdmin' }))).toBe('/admin-dashboard/staff');
    expect(subjectAddress(entry('complaint', { name: 'T-0012' }))).toBe(
      `/admin-dashboard/complaints/${ID}/show`,
    );
  });

  it('links to a review by its title, removed or not', () => {
    const review = entry('review', { name: 'Too dark' }, { removed: true });
    expect(subjectText(review)).toBe('Review Too dark');
    expect(subjectAddress(review)).toBe(
      `/admin-dashboard/reviews?filter=${encodeURIComponent('{"search":"Too dark"}').replaceAll('%20', '+')}`,
    );
  });

  it('links to a coupon, valid or expired', () => {
    const address = subjectAddress(entry('coupon', { name: 'DIWALI' }, { discountPercentage: 12 })) ?? '';
    expect(decodeURIComponent(address)).toContain('"code":"DIWALI","state":"all"');
  });

  it('has no link when it is deleted, or without a screen', () => {
    expect(subjectAddress(entry('product', { name: 'Nova 43', exists: false }))).toBeUndefined();
    expect(subjectAddress(entry('effect', { name: null }))).toBeUndefined();
  });
});
