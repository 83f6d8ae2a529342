import { DEMO_PASSWORDS, emailKey } from '@aabha/contracts/accounts/accounts.rules';
import { STAFF_PASSWORD_MIN } from '@aabha/contracts/accounts/accounts.values';
import { isBreachedPassword } from './breached-passwords';
import { openDatabase } from './client';
import { hashPassword } from './passwords';
import { users } from './schema/accounts';

const LONGEST = 128;

interface NewSuperAdmin {
  email: string;
  name: string;
  password: string;
}

/** Throws with the reason where a password will not do (docs/spec/staff-sign-in.md#passwords). */
function checkPassword(password: string, isProduction: boolean): void {
  if (isProduction && DEMO_PASSWORDS.includes(password))
    throw new Error('This is a password of the demo, which everybody knows. Choose another one.');
  if (password.length < STAFF_PASSWORD_MIN || password.length > LONGEST)
    throw new Error(`A password has ${STAFF_PASSWORD_MIN} to ${LONGEST} characters.`);
  if (isBreachedPassword(password))
    throw new Error('This password is in a public list of stolen passwords. Choose another one.');
}

/**
 * Makes the account that makes all others (docs/spec/settings.md#first-superadmin). Throws when the e-mail has one
 * already.
 */
export async function createSuperAdmin(
  databaseUrl: string,
  { email, name, password }: NewSuperAdmin,
  isProduction: boolean,
): Promise<void> {
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) throw new Error(`${email} is not an e-mail address.`);
  if (name.trim() === '') throw new Error('A name is needed.');
  checkPassword(password, isProduction);
  const { db, close } = openDatabase(databaseUrl, { maxConnections: 1, applicationName: 'admin:create' });
  try {
    const passwordHash = await hashPassword(password);
    const created = await db
      .insert(users)
      .values({ email: email.trim(), name: name.trim(), role: 'SuperAdmin', passwordHash })
      .onConflictDoNothing()
      .returning({ id: users.id });
    if (created.length === 0) throw new Error(`There is an account for ${emailKey(email)} already.`);
  } finally {
    await close();
  }
}
