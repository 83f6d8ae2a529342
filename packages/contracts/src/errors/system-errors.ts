import { API_KEY_ERRORS } from './api-key-errors';
import { REPORT_SCHEDULE_ERRORS } from './report-schedule-errors';
import { STAFF_ROLE_ERRORS } from './staff-role-errors';
import { WEBHOOK_ERRORS } from './webhook-errors';

/** Refusals about what the shop does for other programs and by itself; part of the error table (docs/spec/errors.md). */
export const SYSTEM_ERRORS = {
  ...API_KEY_ERRORS,
  ...REPORT_SCHEDULE_ERRORS,
  ...STAFF_ROLE_ERRORS,
  ...WEBHOOK_ERRORS,
} as const;
