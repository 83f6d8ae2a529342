import {
  BulkJobDetails,
  BulkJobIdInput,
  BulkJobOutput,
  BulkJobPreview,
  ExportBulkJobInput,
  ListBulkJobsInput,
  ListBulkJobsOutput,
  PreviewBulkJobInput,
  StartBulkJobInput,
} from '@aabha/contracts/bulk-jobs/bulk-jobs.schema';
import { CsvFile } from '@aabha/contracts/csv/csv.schema';
import { router, staffProcedure } from '../../trpc/procedures';
import { get, post, READS_REPORTS } from '../../trpc/procedure-meta';
import {
  exportBulkJob,
  getBulkJob,
  listBulkJobs,
  previewBulkJob,
  startBulkJob,
  stopBulkJob,
} from './bulk-jobs.service';

export const bulkJobsRouter = router({
  preview: staffProcedure
    .meta(post('/bulkJob/preview', 'What an act on all records of a filter would do now'))
    .input(PreviewBulkJobInput)
    .output(BulkJobPreview)
    .query(({ ctx, input }) => previewBulkJob(ctx, input)),
  start: staffProcedure
    .meta(post('/bulkJob/start', 'Start an act on all records of a filter, as previewed'))
    .input(StartBulkJobInput)
    .output(BulkJobOutput)
    .mutation(({ ctx, input }) => startBulkJob(ctx, input)),
  list: staffProcedure
    .meta(post('/bulkJob/list', 'Jobs with their progress, newest first'))
    .input(ListBulkJobsInput)
    .output(ListBulkJobsOutput)
    .query(({ ctx, input }) => listBulkJobs(ctx, input)),
  get: staffProcedure
    .meta(get('/bulkJob/{id}', 'A job with the first records that failed'))
    .input(BulkJobIdInput)
    .output(BulkJobDetails)
    .query(({ ctx, input }) => getBulkJob(ctx, input)),
  stop: staffProcedure
    .meta(post('/bulkJob/{id}/stop', 'Stop a job before its next record'))
    .input(BulkJobIdInput)
    .output(BulkJobOutput)
    .mutation(({ ctx, input }) => stopBulkJob(ctx, input)),
  exportCsv: staffProcedure
    .meta(post('/bulkJob/export', 'The records of a job with their results as a CSV file', READS_REPORTS))
    .input(ExportBulkJobInput)
    .output(CsvFile)
    .mutation(({ ctx, input }) => exportBulkJob(ctx, input)),
});
