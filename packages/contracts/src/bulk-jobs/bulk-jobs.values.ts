/** What a job does with each of its records (docs/spec/bulk-jobs.md#acts). */
export const BULK_JOB_KINDS = [
  'order-status',
  'product-change',
  'product-remove',
  'product-publish',
  'product-unpublish',
  'product-standard-names',
] as const;
export type BulkJobKind = (typeof BULK_JOB_KINDS)[number];

export const BULK_JOB_STATES = ['waiting', 'running', 'done', 'stopped'] as const;

export const BULK_ROW_STATES = ['waiting', 'done', 'failed'] as const;
export type BulkRowState = (typeof BULK_ROW_STATES)[number];

/** Records of one job. */
export const BULK_ROWS_MAX = 20_000;
/** Jobs that wait or run at once. */
export const BULK_JOBS_PENDING_MAX = 10;
/** Examples of a preview, and failures that the screen of a job shows. */
export const BULK_EXAMPLES_MAX = 20;
/** How long jobs and their rows are kept. */
export const BULK_JOB_DAYS = 90;
