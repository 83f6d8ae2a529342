import { TRPCClientError } from '@trpc/client';
import type { AppRouter } from '@aabha/api/modules/router';
import type { ErrorCode } from '@aabha/contracts/errors/error-table';

interface ApiError {
  message: string;
  /** The shop's error code; absent when there was no response. */
  reason: ErrorCode | undefined;
  /** Path of an input field → its message. */
  fields: Readonly<Record<string, string>>;
}

const OFFLINE = 'We could not reach the shop. Please check your connection and try again.';

/**
 * Returns a failed call in the form that screens show: the server's message, or a message about the
 * connection.
 */
export function describeError(error: unknown): ApiError {
  if (!(error instanceof TRPCClientError)) return { message: OFFLINE, reason: undefined, fields: {} };
  const { shape } = error as TRPCClientError<AppRouter>;
  if (!shape) return { message: OFFLINE, reason: undefined, fields: {} };
  return { message: shape.message, reason: shape.data.reason, fields: shape.data.fields };
}
