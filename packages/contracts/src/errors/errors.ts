import { ERROR_TABLE, type ErrorCode, type ErrorData } from './error-table';
import type { Verdict } from './verdict';

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

/** Throws the refusal of a verdict that is one. */
export function assertAllowed(verdict: Verdict): void {
  if (!verdict.ok) throw new AppError(verdict.code, verdict.data);
}

/** An AppError whose facts are type-checked against the table. */
export function appError<C extends ErrorCode>(code: C, ...[data]: ErrorData<C>): AppError {
  return new AppError(code, data as Record<string, unknown> | undefined);
}
