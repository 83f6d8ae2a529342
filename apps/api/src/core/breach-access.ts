import type { AccessRow } from './access-row';

/** Procedures of data breaches. */
export const BREACH_ACCESS = {
  'breaches.create': { may: 'superAdmins' },
  'breaches.list': { may: 'superAdmins' },
  'breaches.update': { may: 'superAdmins' },
} as const satisfies Record<string, AccessRow>;
