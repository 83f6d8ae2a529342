import type { AccessRow } from './access-row';

/** Procedures of the library of pictures; what changes pages of the shop is for SuperAdmins. */
export const LIBRARY_ACCESS = {
  'library.exportCsv': { may: 'staff' },
  'library.get': { may: 'staff', shared: ['id'] },
  'library.list': { may: 'staff' },
  'library.remove': { may: 'superAdmins', shared: ['ids'] },
  'library.rename': { may: 'staff', shared: ['id'] },
  'library.replace': { may: 'superAdmins', shared: ['id', 'with'] },
  'library.upload': { may: 'staff' },
} as const satisfies Record<string, AccessRow>;
