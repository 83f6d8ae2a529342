import type { ErrorCode, ErrorData } from './error-table';

/** The result of a rule: allowed, or refused with a reason. Apart from the table, whose texts browsers load on demand. */
export type Verdict = { ok: true } | { ok: false; code: ErrorCode; data?: Record<string, unknown> };

export const allow: Verdict = { ok: true };

export function refuse<C extends ErrorCode>(
  code: C,
  ...[data]: ErrorData<C>
): Extract<Verdict, { ok: false }> {
  return { ok: false, code, data: data as Record<string, unknown> | undefined };
}
