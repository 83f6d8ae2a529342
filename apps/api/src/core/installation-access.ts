import type { AccessRow } from './access-row';

/** Procedures of installations that staff alone may call; SuperAdmins say where technicians come. */
export const INSTALLATION_ACCESS = {
  'installations.createZone': { may: 'superAdmins' },
  'installations.downloadPhoto': { may: 'staff', shared: ['id'] },
  'installations.exportCsv': { may: 'superAdmins', stepUp: true, shared: ['filters.zone'] },
  'installations.list': { may: 'staff', shared: ['filters.zone'] },
  'installations.listZones': { may: 'staff' },
  'installations.removeZone': { may: 'superAdmins', shared: ['id'] },
  'installations.sendLink': { may: 'staff', shared: ['id'] },
  'installations.update': { may: 'staff', shared: ['id'] },
  'installations.updateZone': { may: 'superAdmins', shared: ['id'] },
} as const satisfies Record<string, AccessRow>;
