import type { AuditEntry } from '@aabha/contracts/audit/audit.schema';

/** A change by staff as the screens hold it. */
export type AuditRecord = AuditEntry & { id: string };
