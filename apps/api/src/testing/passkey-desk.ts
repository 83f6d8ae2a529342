import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { auditLog } from '@aabha/db/schema/audit';
import type { steppingShop } from './stepping-shop';

/** Returns what tests about passkeys call, and what they read of audit log and mails. */
export function passkeyDesk(at: ReturnType<typeof steppingShop>) {
  return {
    /** The calls of a session about its own passkeys. */
    as: (token: string) => at.shop.trpc(token).passkeys,
    /** The calls of a session about its second factors. */
    factorsOf: (token: string) => at.shop.trpc(token).staffSignIn,
    /** The audit entries about passkeys of an account. */
    entriesOf: async (id: string) =>
      (await at.shop.db.select().from(auditLog).where(eq(auditLog.entityId, id))).filter(({ action }) =>
        action.startsWith('staff.passkey'),
      ),
    /** Waits for a mail with this subject. */
    mailOf: (email: string, subject: string) =>
      expect.poll(async () => (await at.shop.mails(email)).map((mail) => mail.subject)).toContain(subject),
  };
}
