/** Returns the code of a refusal of the server, such as SECOND_FACTOR_REQUIRED; undefined for another error. */
export const refusalReason = (error: unknown): string | undefined =>
  (error as { body?: { reason?: string } }).body?.reason;
