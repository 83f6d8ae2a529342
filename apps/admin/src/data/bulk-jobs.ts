import { api, toHttpError } from './trpc';

/** What to do with all records of a filter, in the API's format. */
export type BulkActInput = Parameters<typeof api.bulkJobs.start.mutate>[0]['act'];
export type BulkPreview = Awaited<ReturnType<typeof api.bulkJobs.preview.query>>;

export const previewBulkJob = (act: BulkActInput) => api.bulkJobs.preview.query({ act }).catch(toHttpError);

/** Starts a job that does exactly what the preview showed; refused where the records have changed since. */
export const startBulkJob = (act: BulkActInput, { change_count: count, refund }: BulkPreview) =>
  api.bulkJobs.start.mutate({ act, count, refund }).catch(toHttpError);
