import type { AuditEntry } from '@aabha/contracts/audit/audit.schema';

/** An audit entry as the screens use it. */
export type AuditRecord = AuditEntry & { id: string };
