import { ExportAuditInput } from '@aabha/contracts/audit/audit.schema';
import { ExportAuditAnchorsInput } from '@aabha/contracts/audit/audit-anchors.schema';
import { CsvFile } from '@aabha/contracts/csv/csv.schema';
import { router, superAdminProcedure } from '../../trpc/procedures';
import { post, READS_REPORTS } from '../../trpc/procedure-meta';
import { exportAudit, exportAuditAnchors } from './export-audit.service';

/** Exports whose own module the exports themselves need: each of them writes an audit entry. */
export const exportsRouter = router({
  audit: superAdminProcedure
    .meta(post('/admin/audit/export', 'The audit entries of a filter as a CSV file', READS_REPORTS))
    .input(ExportAuditInput)
    .output(CsvFile)
    .mutation(({ ctx, input }) => exportAudit(ctx, input)),
  auditAnchors: superAdminProcedure
    .meta(
      post('/admin/audit/anchors/export', 'The daily anchors of the audit log as a CSV file', READS_REPORTS),
    )
    .input(ExportAuditAnchorsInput)
    .output(CsvFile)
    .mutation(({ ctx, input }) => exportAuditAnchors(ctx, input)),
});
