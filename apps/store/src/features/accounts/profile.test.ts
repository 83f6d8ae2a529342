import { describe, expect, it } from 'vitest';
import { emailChanged, PROFILE_FIELDS, ProfileValues } from './profile';

const filled = {
  name: 'Asha Rao',
  email: 'asha@example.in',
  phone: '9876543210',
  address: '12 MG Road',
  zip: '560001',
  language: 'hi',
};

/** Returns the first message of each field, as the form shows it. */
function messagesOf(values: Partial<typeof filled>): Record<string, string> {
  const issues = ProfileValues.safeParse({ user: { ...filled, ...values } }).error?.issues ?? [];
  return Object.fromEntries(issues.toReversed().map((issue) => [issue.path.join('.'), issue.message]));
}

describe('profile form', () => {
  it('accepts a complete profile', () => {
    expect(messagesOf({})).toEqual({});
  });
  it('requires every field, with the messages of the specification', () => {
    expect(messagesOf({ name: ' ', email: '', phone: '', address: '' })).toEqual({
      'user.name': 'Name is required',
      'user.email': 'Email is required',
      'user.phone': 'Phone is required',
      'user.address': 'Address is required',
    });
  });
  it('accepts a profile without a PIN code', () => {
    expect(messagesOf({ zip: '' })).toEqual({});
  });
  it('refuses invalid values', () => {
    expect(messagesOf({ name: 'R2D2', email: 'asha@', phone: '98765', zip: '5600' })).toEqual({
      'user.name': 'Name should contain only letters',
      'user.email': 'Invalid email format',
      'user.phone': 'Phone must be 10 digits',
      'user.zip': 'PIN code must be a 6-digit number.',
    });
  });
  it('uses the field names of the server’s refusals', () => {
    expect(PROFILE_FIELDS).toEqual([
      'user.name',
      'user.email',
      'user.phone',
      'user.address',
      'user.zip',
      'user.language',
    ]);
  });
});

describe('emailChanged', () => {
  it('compares without regard to case, as accounts do', () => {
    expect(emailChanged('Asha@Example.in', ' asha@example.IN ')).toBe(false);
    expect(emailChanged('asha@example.in', 'asha@example.com')).toBe(true);
  });
});
