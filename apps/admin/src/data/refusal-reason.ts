import { HttpError } from 'react-admin';

/** Returns the code of a refusal of the server, such as SECOND_FACTOR_REQUIRED; undefined for another error. */
export function refusalReason(error: unknown): string | undefined {
  return error instanceof HttpError ? (error.body as { reason?: string } | undefined)?.reason : undefined;
}
