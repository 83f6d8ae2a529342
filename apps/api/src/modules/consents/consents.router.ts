import { CsvFile } from '@aabha/contracts/csv/csv.schema';
import {
  ExportConsentsInput,
  ListConsentsInput,
  ListConsentsOutput,
  ListNoticesInput,
  NoticesOutput,
  RecordAnalyticsInput,
} from '@aabha/contracts/privacy/consents.schema';
import { Done } from '@aabha/contracts/wire/wire.schema';
import { get, post, READS_REPORTS } from '../../trpc/procedure-meta';
import { publicProcedure, router, superAdminProcedure } from '../../trpc/procedures';
import { exportConsents, listConsents, listNotices, recordAnalytics } from './consents.service';

export const consentsRouter = router({
  notices: publicProcedure
    .meta(get('/privacy/notices', 'The notice of each purpose that people consent to'))
    .input(ListNoticesInput)
    .output(NoticesOutput)
    .query(({ ctx, input }) => listNotices(ctx, input)),
  recordAnalytics: publicProcedure
    .meta(post('/privacy/analytics-choice', 'Record the answer about Google Analytics'))
    .input(RecordAnalyticsInput)
    .output(Done)
    .mutation(({ ctx, input }) => recordAnalytics(ctx, input)),
  list: superAdminProcedure
    .meta(post('/privacy/consent/list', 'The consent ledger'))
    .input(ListConsentsInput)
    .output(ListConsentsOutput)
    .query(({ ctx, input }) => listConsents(ctx, input)),
  exportCsv: superAdminProcedure
    .meta(post('/privacy/consent/export', 'The consent ledger under a filter as a CSV file', READS_REPORTS))
    .input(ExportConsentsInput)
    .output(CsvFile)
    .mutation(({ ctx, input }) => exportConsents(ctx, input)),
});
