import { expect, test } from 'vitest';
import { DEMO_PASSWORDS, emailKey, givenName, isCustomer, isStaff } from './accounts.rules';
import { UNNAMED_SHOPPER } from './accounts.values';

test('addresses are compared in lower case, without blanks around them', () => {
  expect(emailKey('  Asha.Rao@Example.IN ')).toBe('asha.rao@example.in');
});

test('an account that a mailed code made has no name', () => {
  expect(givenName(UNNAMED_SHOPPER)).toBe('');
  expect(givenName('Asha Rao')).toBe('Asha Rao');
});

test('each role is that of a customer or of staff, and never both', () => {
  expect((['User', 'Business'] as const).map((role) => [isCustomer(role), isStaff(role)])).toEqual([
    [true, false],
    [true, false],
  ]);
  expect((['SubAdmin', 'SuperAdmin'] as const).map((role) => [isCustomer(role), isStaff(role)])).toEqual([
    [false, true],
    [false, true],
  ]);
});

test('the passwords of the demo are those that its page names', () => {
  expect(DEMO_PASSWORDS).toEqual(['Super@12345', 'Sub@12345', 'Shopper@12345', 'Business@12345']);
});
