import { and, eq, notLike } from 'drizzle-orm';
import { auditLog } from '@aabha/db/schema/audit';

/** Which entries of the audit log are of changes to a record, not of its being opened, nor of sign-ins. */
export const changesTo = (entityId: string) =>
  and(
    eq(auditLog.entityId, entityId),
    notLike(auditLog.action, '%.view'),
    notLike(auditLog.action, 'staff.sign-in%'),
  );
