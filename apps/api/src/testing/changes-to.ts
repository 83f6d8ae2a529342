import { and, eq, notLike } from 'drizzle-orm';
import { auditLog } from '@aabha/db/schema/audit';

/** Which entries of the audit log are of changes to a record, and not of its being opened. */
export const changesTo = (entityId: string) =>
  and(eq(auditLog.entityId, entityId), notLike(auditLog.action, '%.view'));
