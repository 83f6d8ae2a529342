/** What a person consents to, each with a notice of its own (docs/spec/privacy.md#notices). */
export const CONSENT_PURPOSES = [
  'account',
  'newsletter',
  'analytics',
  'alerts',
  'warranty-reminders',
] as const;
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];

export const CONSENT_ACTIONS = ['given', 'withdrawn'] as const;
export type ConsentAction = (typeof CONSENT_ACTIONS)[number];

/** Where a person gave or withdrew a consent. */
export const CONSENT_CHANNELS = [
  'sign-up',
  'newsletter-form',
  'mail-link',
  'product-alert',
  'my-alerts',
  'passport',
  'passport-transfer',
  'analytics-question',
  'privacy-centre',
  'erasure',
] as const;
export type ConsentChannel = (typeof CONSENT_CHANNELS)[number];

/** Kinds of persons of the ledger: an account, an e-mail address without one, a browser. */
export const CONSENT_SUBJECTS = ['account', 'email', 'browser'] as const;

export const REQUEST_KINDS = ['correction', 'grievance'] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];

/** Days in which the shop answers a request or a grievance (rule 14(3)). */
export const REQUEST_DAYS = 90;
/** Hours for which an export can be downloaded. */
export const EXPORT_HOURS = 24;
/** Hours for which the link to the privacy centre works. */
export const LINK_HOURS = 24;

/** What keeps an erasure waiting (docs/spec/privacy.md#erasure). */
export const ERASURE_BLOCKERS = ['order', 'payment', 'refund', 'return', 'wholesale', 'document'] as const;
export type ErasureBlocker = (typeof ERASURE_BLOCKERS)[number];

/** How the clock of a breach stands. */
export const BREACH_CLOCKS = ['running', 'overdue', 'met', 'missed'] as const;
export type BreachClock = (typeof BREACH_CLOCKS)[number];
