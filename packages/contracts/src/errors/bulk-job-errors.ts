/** Refusals about jobs of bulk acts; a part of `ERROR_TABLE`. */
export const BULK_JOB_ERRORS = {
  BULK_JOB_NOT_FOUND: { status: 404, message: 'This job does not exist.' },
  BULK_JOB_OVER: { status: 409, message: 'This job has ended already.' },
  BULK_JOB_EMPTY: {
    status: 409,
    message: 'No record of this filter can be changed so. Nothing was started.',
  },
  BULK_JOB_CHANGED: {
    status: 409,
    message: (d: { count: number }) =>
      `The records have changed since the preview: it would now be ${d.count}. Nothing was started; please check it again.`,
  },
  BULK_JOB_TOO_MANY: {
    status: 409,
    message: (d: { most: number }) => `A job takes at most ${d.most} records. Please narrow the filter.`,
  },
  BULK_JOB_RUNNING: { status: 409, message: 'You have started the same job already, and it is not over.' },
  BULK_JOB_QUEUE: { status: 409, message: 'Too many jobs are waiting. Please try again when some are over.' },
} as const;
