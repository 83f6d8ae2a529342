/** The 13 patterns of the Guidelines for Prevention and Regulation of Dark Patterns, 30 November 2023, in their order. */
export const DARK_PATTERNS = [
  'false-urgency',
  'basket-sneaking',
  'confirm-shaming',
  'forced-action',
  'subscription-trap',
  'interface-interference',
  'bait-and-switch',
  'drip-pricing',
  'disguised-advertisement',
  'nagging',
  'trick-wording',
  'saas-billing',
  'rogue-malware',
] as const;
export type DarkPattern = (typeof DARK_PATTERNS)[number];

/**
 * The state of an audit. waiting: requested · running · done · stopped: by staff · failed: by an error or the end of its
 * process.
 */
export const SELF_AUDIT_STATES = ['waiting', 'running', 'done', 'stopped', 'failed'] as const;
export type SelfAuditState = (typeof SELF_AUDIT_STATES)[number];

/** The result of a pattern. unchecked: what it is found in could not be read. */
export const PATTERN_RESULTS = ['passed', 'found', 'unchecked'] as const;
export type PatternOutcome = (typeof PATTERN_RESULTS)[number];
