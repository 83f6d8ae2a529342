import { ERROR_TABLE } from './error-table';

export type ErrorCode = keyof typeof ERROR_TABLE;
type DataOf<C extends ErrorCode> = (typeof ERROR_TABLE)[C]['message'] extends (data: infer D) => string
  ? D
  : Record<string, unknown> | undefined;
type Args<C extends ErrorCode> = undefined extends DataOf<C> ? [data?: DataOf<C>] : [data: DataOf<C>];

/** A refusal: a code of the table with the facts its text needs. Thrown by services, never by rules. */
export class AppError extends Error {
  readonly status: number;
  /** Path of an input field → its message, for refusals that belong to a field. */
  readonly fields: Readonly<Record<string, string>> | undefined;

  constructor(
    readonly code: ErrorCode,
    readonly data?: Record<string, unknown>,
    fields?: Record<string, string>,
  ) {
    super(errorMessage(code, data));
    this.name = 'AppError';
    this.status = ERROR_TABLE[code].status;
    this.fields = fields;
  }
}

function errorMessage(code: ErrorCode, data: unknown): string {
  const { message } = ERROR_TABLE[code];
  return typeof message === 'string' ? message : (message as (d: unknown) => string)(data);
}

/** The result of a rule: allowed, or refused with a reason. */
export type Verdict = { ok: true } | { ok: false; code: ErrorCode; data?: Record<string, unknown> };

export const allow: Verdict = { ok: true };

export function refuse<C extends ErrorCode>(code: C, ...[data]: Args<C>): Verdict {
  return { ok: false, code, data: data as Record<string, unknown> | undefined };
}

/** Throws the refusal of a verdict that is one. */
export function assertAllowed(verdict: Verdict): void {
  if (!verdict.ok) throw new AppError(verdict.code, verdict.data);
}

/** An AppError whose facts are type-checked against the table. */
export function appError<C extends ErrorCode>(code: C, ...[data]: Args<C>): AppError {
  return new AppError(code, data as Record<string, unknown> | undefined);
}
