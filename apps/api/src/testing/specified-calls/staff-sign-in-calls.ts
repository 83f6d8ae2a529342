/** Calls about how staff prove who they are, and about sessions. */
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
  'POST /auth/logout',
  'GET /session/own',
  'POST /session/{id}/end',
  'POST /session/end-others',
  'GET /admin/staff/{id}/sessions',
  'POST /admin/staff/{id}/sessions/end',
];
