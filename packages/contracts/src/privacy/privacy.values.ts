/** What a person consents to, each with a notice of its own (docs/spec/privacy.md#notices). */
export const CONSENT_PURPOSES = ['account', 'newsletter', 'analytics'] as const;
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];

export const CONSENT_ACTIONS = ['given', 'withdrawn'] as const;
export type ConsentAction = (typeof CONSENT_ACTIONS)[number];

/** Where a person gave or withdrew a consent. */
export const CONSENT_CHANNELS = [
  'sign-up',
  'newsletter-form',
  'mail-link',
  'analytics-question',
  'privacy-centre',
  'erasure',
] as const;
export type ConsentChannel = (typeof CONSENT_CHANNELS)[number];

/** Kinds of persons of the ledger: an account, an e-mail address without one, a browser. */
export const CONSENT_SUBJECTS = ['account', 'email', 'browser'] as const;
