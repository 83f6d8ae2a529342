import type { FastifyRequest } from 'fastify';
import type { ErrorCode } from '@aabha/contracts/errors/error-table';
import { knownCallerOf } from './caller-of';

/** Refusals that somebody who tries to get in, or further than they may, meets. */
const OF_SECURITY: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'ACCOUNT_CLOSED',
  'API_KEY_INVALID',
  'API_KEY_SCOPE',
  'CODE_DEAD',
  'CODE_WRONG',
  'FORBIDDEN',
  'NOT_YOURS',
  'PASSWORD_NOT_YOURS',
  'PAYMENT_SIGNATURE_WRONG',
  'RATE_LIMITED',
  'SECOND_FACTOR_ENROL',
  'SECOND_FACTOR_WRONG',
  'SESSION_EXPIRED',
  'SIGN_IN_REQUIRED',
  'STAFF_RESET_NEEDS_LINK',
  'WRONG_PASSWORD',
]);

/**
 * Logs a call that was refused for who called it or for how often, with the account of a caller who was signed in: an id, no name
 * or address (docs/OPERATIONS.md#health-and-logs). Nobody waits for it.
 */
export function logRefusal(request: FastifyRequest, reason: ErrorCode, procedure: string | undefined): void {
  if (!OF_SECURITY.has(reason)) return;
  const caller = knownCallerOf(request) ?? Promise.resolve(null);
  const write = (account?: string) => request.log.warn({ reason, procedure, account }, 'call refused');
  caller.then(
    (known) => write(known?.id),
    () => write(),
  );
}
