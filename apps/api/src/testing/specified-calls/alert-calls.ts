/** Calls about alerts of televisions (docs/spec/alerts.md#calls). */
export const ALERT_CALLS: readonly string[] = [
  'POST /alert/list',
  'POST /alert/new',
  'GET /alert/confirm/{token}',
  'POST /alert/confirm/{token}',
  'POST /alert/stop/{token}',
  'POST /alert/{id}/stop',
];
