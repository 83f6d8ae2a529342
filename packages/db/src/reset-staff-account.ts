import { and, eq, inArray, sql } from 'drizzle-orm';
import { emailKey } from '@aabha/contracts/accounts/accounts.rules';
import { STAFF_ROLES } from '@aabha/contracts/accounts/accounts.values';
import { checkStaffPassword } from './check-staff-password';
import { openDatabase } from './client';
import { hashPassword } from './passwords';
import { users } from './schema/accounts';
import { auditLog } from './schema/audit';
import { passkeys } from './schema/passkeys';
import { authenticators, recoveryCodes, staffResetLinks } from './schema/staff-sign-in';
import { inTx } from './tx';

/**
 * Sets a new password of a staff account, removes its second factors, passkeys among them, and ends its sessions and links, for a SuperAdmin whom
 * nobody else can help (docs/spec/staff-sign-in.md#operator). Throws where the address has no staff account, or a disabled one.
 */
export async function resetStaffAccount(
  databaseUrl: string,
  { email, password }: { email: string; password: string },
  isProduction: boolean,
): Promise<void> {
  checkStaffPassword(password, isProduction);
  const { db, close } = openDatabase(databaseUrl, { maxConnections: 1, applicationName: 'admin:reset' });
  try {
    const passwordHash = await hashPassword(password);
    await inTx(db, async (tx) => {
      const [staff] = await tx
        .update(users)
        .set({ passwordHash, tokenVersion: sql`${users.tokenVersion} + 1`, updatedAt: sql`now()` })
        .where(and(eq(sql`lower(${users.email})`, emailKey(email)), inArray(users.role, [...STAFF_ROLES])))
        .returning({ id: users.id, disabledAt: users.disabledAt });
      if (!staff) throw new Error(`There is no staff account for ${emailKey(email)}.`);
      if (staff.disabledAt !== null) throw new Error(`The account of ${emailKey(email)} is disabled.`);
      const removed = await tx
        .delete(authenticators)
        .where(eq(authenticators.staffId, staff.id))
        .returning({ id: authenticators.id });
      const removedPasskeys = await tx
        .delete(passkeys)
        .where(eq(passkeys.staffId, staff.id))
        .returning({ id: passkeys.id });
      await tx.delete(recoveryCodes).where(eq(recoveryCodes.staffId, staff.id));
      await tx.delete(staffResetLinks).where(eq(staffResetLinks.staffId, staff.id));
      await tx.insert(auditLog).values({
        ...{ staffId: staff.id, action: 'staff.operator-reset', entity: 'user', entityId: staff.id },
        before: {
          secondFactor: removed.length + removedPasskeys.length > 0,
          passkeys: removedPasskeys.length,
        },
        after: { secondFactor: false },
      });
    });
  } finally {
    await close();
  }
}
