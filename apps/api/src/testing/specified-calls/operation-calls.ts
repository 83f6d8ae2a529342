/** Calls about running the shop: the audit log, restore drills of backups, self-audits. */
export const OPERATION_CALLS: readonly string[] = [
  'POST /admin/audit/anchors',
  'POST /admin/audit/anchors/export',
  'POST /admin/audit/chain',
  'POST /admin/audit/export',
  'POST /admin/audit/list',
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
