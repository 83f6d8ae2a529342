import { emailKey } from '@aabha/contracts/accounts/accounts.rules';
import { checkStaffPassword } from './check-staff-password';
import { openDatabase } from './client';
import { hashPassword } from './passwords';
import { users } from './schema/accounts';

interface NewSuperAdmin {
  email: string;
  name: string;
  password: string;
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
  checkStaffPassword(password, isProduction);
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
