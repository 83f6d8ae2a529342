/** What the nightly check of the audit log found. */
export const ANCHOR_RESULTS = ['clean', 'changed'] as const;
type AnchorResult = (typeof ANCHOR_RESULTS)[number];
export const ANCHOR_RESULT_NAMES: Readonly<Record<AnchorResult, string>> = {
  clean: 'Nothing changed',
  changed: 'Changes found',
};
