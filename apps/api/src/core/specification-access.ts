import type { AccessRow } from './access-row';

/** Procedures of the dictionary of specifications, which only SuperAdmins change. */
export const SPECIFICATION_ACCESS = {
  'specifications.addAlias': { may: 'superAdmins', shared: ['id'] },
  'specifications.create': { may: 'superAdmins' },
  'specifications.exportCsv': { may: 'superAdmins' },
  'specifications.importCsv': { may: 'superAdmins' },
  'specifications.list': { may: 'superAdmins' },
  'specifications.listUnknown': { may: 'superAdmins' },
  'specifications.merge': { may: 'superAdmins', shared: ['id', 'into'] },
  'specifications.previewImport': { may: 'superAdmins' },
  'specifications.remove': { may: 'superAdmins', shared: ['id'] },
  'specifications.update': { may: 'superAdmins', shared: ['id'] },
} as const satisfies Record<string, AccessRow>;
