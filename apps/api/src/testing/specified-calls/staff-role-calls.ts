/** Calls of roles of staff, and of whom cases can be assigned to. */
export const STAFF_ROLE_CALLS: readonly string[] = [
  'GET /admin/role/list',
  'POST /admin/role/export',
  'POST /admin/role/new',
  'POST /admin/role/{id}/rename',
  'POST /admin/role/permissions',
  'POST /admin/role/{id}/remove',
  'POST /admin/staff/{id}/role',
  'POST /case/assignees',
];
