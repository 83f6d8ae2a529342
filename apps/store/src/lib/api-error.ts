import { TRPCClientError } from '@trpc/client';
import type { AppRouter } from '@aabha/api/modules/router';
import type { ErrorCode } from '@aabha/contracts/errors/errors';

export interface ApiFailure {
  message: string;
  /** The shop's own code for the refusal; absent when no answer came. */
  reason: ErrorCode | undefined;
  /** Path of an input field → its message. */
  fields: Readonly<Record<string, string>>;
}

const OFFLINE = 'We could not reach the shop. Please check your connection and try again.';

/** A failed call as screens tell it: the server's own words where it gave some, else that nothing came through. */
export function describeError(error: unknown): ApiFailure {
  if (!(error instanceof TRPCClientError)) return { message: OFFLINE, reason: undefined, fields: {} };
  const { shape } = error as TRPCClientError<AppRouter>;
  if (!shape) return { message: OFFLINE, reason: undefined, fields: {} };
  return { message: shape.message, reason: shape.data.reason, fields: shape.data.fields };
}
