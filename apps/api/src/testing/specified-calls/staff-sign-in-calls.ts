/** Calls about how staff prove who they are. */
export const STAFF_SIGN_IN_CALLS: readonly string[] = [
  'GET /admin/second-factor',
  'POST /admin/second-factor/start',
  'POST /admin/second-factor/confirm',
  'POST /admin/second-factor/recovery-codes',
  'POST /admin/second-factor/remove',
  'POST /admin/password',
  'POST /admin/reset-password',
  'POST /admin/staff/{id}/reset-link',
  'POST /admin/staff/{id}/second-factor/remove',
];
