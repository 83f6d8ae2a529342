import type { AccessRow } from './access-row';

/** Procedures of the roles of staff, which only SuperAdmins may call: who could, could give themselves everything. */
export const STAFF_ROLE_ACCESS = {
  'staffRoles.changePermissions': { may: 'superAdmins', stepUp: true, shared: ['changes.role'] },
  'staffRoles.create': { may: 'superAdmins', stepUp: true, shared: ['copy_of'] },
  'staffRoles.exportCsv': { may: 'superAdmins' },
  'staffRoles.list': { may: 'superAdmins' },
  'staffRoles.remove': { may: 'superAdmins', stepUp: true, shared: ['id'] },
  'staffRoles.rename': { may: 'superAdmins', shared: ['id'] },
} as const satisfies Record<string, AccessRow>;
