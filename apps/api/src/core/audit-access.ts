import type { AccessRow } from './access-row';

/** Procedures of the audit log and of the reports of browsers. */
export const AUDIT_ACCESS = {
  'audit.anchors': { may: 'superAdmins' },
  'audit.chain': { may: 'superAdmins' },
  'audit.list': { may: 'superAdmins' },
  'browserReports.exportCsv': { may: 'superAdmins' },
  'browserReports.list': { may: 'superAdmins' },
  'exports.audit': { may: 'superAdmins', stepUp: true },
  'exports.auditAnchors': { may: 'superAdmins' },
} as const satisfies Record<string, AccessRow>;
