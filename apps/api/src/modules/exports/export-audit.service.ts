import { AUDIT_ANCHOR_COLUMNS } from '@aabha/contracts/audit/audit-anchors.csv';
import type { ExportAuditAnchorsInput } from '@aabha/contracts/audit/audit-anchors.schema';
import { AUDIT_COLUMNS } from '@aabha/contracts/audit/audit.csv';
import type { ExportAuditInput } from '@aabha/contracts/audit/audit.schema';
import type { SignedInContext } from '../../context/context';
import { auditAnchorSource } from '../audit/audit-anchors.service';
import { auditSource } from '../audit/audit.service';
import { startExport } from './exports.service';

/** Exports the entries of the audit log under these filters, newest first. */
export function exportAudit(ctx: SignedInContext, { filters }: ExportAuditInput) {
  return startExport(ctx, { list: 'audit-log', filters, columns: AUDIT_COLUMNS, ...auditSource(filters) });
}

/** Exports the daily anchors under the filters of their list, newest first. */
export function exportAuditAnchors(ctx: SignedInContext, { filters }: ExportAuditAnchorsInput) {
  return startExport(ctx, {
    ...{ list: 'audit-anchors' as const, filters, columns: AUDIT_ANCHOR_COLUMNS },
    ...auditAnchorSource(filters),
  });
}
