import type { AccessRow } from './access-row';

/** Procedures of the check of invoices and credit notes. */
export const BOOK_ACCESS = {
  'books.check': { may: 'superAdmins' },
  'books.exportCsv': { may: 'superAdmins' },
  'books.get': { may: 'superAdmins' },
  'books.listChecks': { may: 'superAdmins' },
  'books.stopCheck': { may: 'superAdmins' },
} as const satisfies Record<string, AccessRow>;
