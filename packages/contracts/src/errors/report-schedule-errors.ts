/** Refusals about schedules of reports; part of the error table (docs/spec/errors.md). */
export const REPORT_SCHEDULE_ERRORS = {
  REPORT_SCHEDULE_NOT_FOUND: { status: 404, message: 'Report schedule not found.' },
  REPORT_SCHEDULE_LIMIT: {
    status: 409,
    message: 'There are 50 report schedules already. Please delete one that is not needed.',
  },
  REPORT_RECIPIENT_REFUSED: {
    status: 400,
    message: 'Reports are mailed only to staff who may see them.',
  },
} as const;
