import { DEMO_PASSWORDS } from '@aabha/contracts/accounts/accounts.rules';
import { STAFF_PASSWORD_MIN } from '@aabha/contracts/accounts/accounts.values';
import { isBreachedPassword } from './breached-passwords';
import { GUESSABLE_PASSWORD, isGuessablePassword } from './guessable-password';

const LONGEST = 128;

/** Throws with the reason where a password will not do (docs/spec/staff-sign-in.md#passwords). */
export function checkStaffPassword(password: string, isProduction: boolean): void {
  if (isProduction && DEMO_PASSWORDS.includes(password))
    throw new Error('This is a password of the demo, which everybody knows. Choose another one.');
  if (password.length < STAFF_PASSWORD_MIN || password.length > LONGEST)
    throw new Error(`A password has ${STAFF_PASSWORD_MIN} to ${LONGEST} characters.`);
  if (isBreachedPassword(password))
    throw new Error('This password is in a public list of stolen passwords. Choose another one.');
  if (isGuessablePassword(password)) throw new Error(GUESSABLE_PASSWORD);
}
