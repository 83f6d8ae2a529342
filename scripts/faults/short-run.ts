/**
 * The faults that the short run of the test suite must reach, by name. It has one or two of each kind: an idempotent
 * action, payment, event, refund, both processes, the database, the provider and the mail server.
 */
export const SHORT_RUN: readonly string[] = [
  'wholesale.commit.before',
  'wholesale.commit.after',
  'create.commit.after',
  'verify.commit.after',
  'settle.commit.before',
  'refund.refund.after',
  'both processes at a random moment',
  'database crashes and recovers',
  'provider processes the call and loses the response',
  'mail server closes the connection in the middle of a mail',
];

/** The maximum duration of the short run, which ends as soon as each of its faults has happened. */
export const SHORT_RUN_MS = 180_000;
