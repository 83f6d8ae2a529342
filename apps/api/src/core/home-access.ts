import type { AccessRow } from './access-row';

/** Procedures of the home page, which only SuperAdmins change. */
export const HOME_ACCESS = {
  'home.arrangement': { may: 'superAdmins' },
  'home.discardDraft': { may: 'superAdmins' },
  'home.previewLink': { may: 'superAdmins' },
  'home.publish': { may: 'superAdmins' },
  'home.saveDraft': { may: 'superAdmins', shared: ['sections.products'] },
} as const satisfies Record<string, AccessRow>;
