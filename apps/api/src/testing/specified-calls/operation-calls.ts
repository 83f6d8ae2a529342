/** Calls about running the shop: restore drills of backups, self-audits. */
export const OPERATION_CALLS: readonly string[] = [
  'GET /admin/restore-drill/{id}',
  'POST /admin/restore-drill/export',
  'POST /admin/restore-drill/list',
  'POST /admin/restore-drill/status',
  'GET /selfAudit/latest',
  'GET /selfAudit/{id}',
  'POST /selfAudit/list',
  'POST /selfAudit/start',
  'POST /selfAudit/stop',
  'POST /selfAudit/{id}/download',
];
