import type { AccessRow } from './access-row';
import { BANK_OFFER_ACCESS } from './bank-offer-access';

/** Procedures of EMI plans and bank offers, which only SuperAdmins change. */
export const EMI_ACCESS = {
  ...BANK_OFFER_ACCESS,
  'emi.create': { may: 'superAdmins' },
  'emi.exportCsv': { may: 'superAdmins' },
  'emi.importCsv': { may: 'superAdmins' },
  'emi.list': { may: 'superAdmins' },
  'emi.previewImport': { may: 'superAdmins' },
  'emi.remove': { may: 'superAdmins', shared: ['id'] },
  'emi.update': { may: 'superAdmins', shared: ['id'] },
} as const satisfies Record<string, AccessRow>;
