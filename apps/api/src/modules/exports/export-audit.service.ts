import { AUDIT_COLUMNS } from '@aabha/contracts/audit/audit.csv';
import type { ExportAuditInput } from '@aabha/contracts/audit/audit.schema';
import type { SignedInContext } from '../../context/context';
import { auditSource } from '../audit/audit.service';
import { startExport } from './exports.service';

/** Exports the entries of the audit log under these filters, newest first. */
export function exportAudit(ctx: SignedInContext, { filters }: ExportAuditInput) {
  return startExport(ctx, { list: 'audit-log', filters, columns: AUDIT_COLUMNS, ...auditSource(filters) });
}
