import type { AccessRow } from './access-row';

/** Procedures of the ledger. A part of the access table; that of one order is for all staff. */
export const LEDGER_ACCESS = {
  'ledger.exportCsv': { may: 'superAdmins' },
  'ledger.list': { may: 'superAdmins' },
  'ledger.trialBalance': { may: 'superAdmins' },
} as const satisfies Record<string, AccessRow>;
