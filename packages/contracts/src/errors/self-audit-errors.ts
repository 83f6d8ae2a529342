/** Refusals about self-audits; a part of `ERROR_TABLE`. */
export const SELF_AUDIT_ERRORS = {
  SELF_AUDIT_RUNNING: { status: 409, message: 'A self-audit is already running.' },
  SELF_AUDIT_OVER: { status: 409, message: 'No self-audit is running.' },
  SELF_AUDIT_NOT_DONE: { status: 409, message: 'This self-audit is not done.' },
  SELF_AUDIT_NOT_FOUND: { status: 404, message: 'Self-audit not found.' },
} as const;
