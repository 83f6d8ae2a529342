import type { AccessRow } from './access-row';

/** Procedures of bank offers, which only SuperAdmins change. */
export const BANK_OFFER_ACCESS = {
  'bankOffers.create': { may: 'superAdmins' },
  'bankOffers.end': { may: 'superAdmins', shared: ['id'] },
  'bankOffers.exportCsv': { may: 'superAdmins' },
  'bankOffers.list': { may: 'superAdmins' },
  'bankOffers.update': { may: 'superAdmins', shared: ['id'] },
} as const satisfies Record<string, AccessRow>;
