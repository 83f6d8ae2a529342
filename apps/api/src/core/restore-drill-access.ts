import type { AccessRow } from './access-row';

/** Procedures of the restore drills of backups. */
export const RESTORE_DRILL_ACCESS = {
  'restoreDrills.exportCsv': { may: 'superAdmins' },
  'restoreDrills.get': { may: 'superAdmins' },
  'restoreDrills.list': { may: 'superAdmins' },
  'restoreDrills.status': { may: 'superAdmins' },
} as const satisfies Record<string, AccessRow>;
