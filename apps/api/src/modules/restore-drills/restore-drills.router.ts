import { CsvFile } from '@aabha/contracts/csv/csv.schema';
import {
  DrillStatus,
  DrillStatusInput,
  ExportRestoreDrillsInput,
  ListRestoreDrillsInput,
  ListRestoreDrillsOutput,
  RestoreDrillDetails,
  RestoreDrillInput,
} from '@aabha/contracts/restore-drills/restore-drills.schema';
import { router, superAdminProcedure } from '../../trpc/procedures';
import { get, post, READS_REPORTS } from '../../trpc/procedure-meta';
import {
  exportRestoreDrills,
  getDrillStatus,
  getRestoreDrill,
  listRestoreDrills,
} from './restore-drills.service';

export const restoreDrillsRouter = router({
  list: superAdminProcedure
    .meta(post('/admin/restore-drill/list', 'Restore drills of backups, newest first'))
    .input(ListRestoreDrillsInput)
    .output(ListRestoreDrillsOutput)
    .query(({ ctx, input }) => listRestoreDrills(ctx, input)),
  status: superAdminProcedure
    .meta(post('/admin/restore-drill/status', 'Whether a restore drill failed or is due'))
    .input(DrillStatusInput)
    .output(DrillStatus)
    .query(({ ctx }) => getDrillStatus(ctx)),
  exportCsv: superAdminProcedure
    .meta(post('/admin/restore-drill/export', 'The restore drills of a filter as a CSV file', READS_REPORTS))
    .input(ExportRestoreDrillsInput)
    .output(CsvFile)
    .mutation(({ ctx, input }) => exportRestoreDrills(ctx, input)),
  get: superAdminProcedure
    .meta(get('/admin/restore-drill/{id}', 'A restore drill with its checks'))
    .input(RestoreDrillInput)
    .output(RestoreDrillDetails)
    .query(({ ctx, input }) => getRestoreDrill(ctx, input)),
});
