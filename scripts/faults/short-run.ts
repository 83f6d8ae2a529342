/**
 * What the short run of the test suite promises to reach, by name; it fails when one of these did not happen. One or two
 * of each kind: a keyed act, payment, event, refund, both processes, the database, provider and mail server.
 */
export const SHORT_RUN: readonly string[] = [
  'wholesale.commit.before',
  'wholesale.commit.after',
  'create.commit.after',
  'verify.commit.after',
  'settle.commit.before',
  'refund.refund.after',
  'both processes at a random moment',
  'database crashes and repairs itself',
  'provider acts and loses the answer',
  'mail server hangs up in the middle of a mail',
];

/** It ends as soon as all of it has happened, at the latest after this long. */
export const SHORT_RUN_MS = 180_000;
