import { TRPCClientError } from '@trpc/client';
import type { AppRouter } from '@aabha/api/modules/router';
import type { ErrorCode } from '@aabha/contracts/errors/error-table';
import { couldNotReachShop, shopFailed } from '@aabha/messages/connection';
import { refusalMessages } from './refusal-messages';

interface ApiError {
  message: string;
  /** The shop's error code; absent when there was no response. */
  reason: ErrorCode | undefined;
  /** Path of an input field → its message. */
  fields: Readonly<Record<string, string>>;
}

const withoutReason = (message: string): ApiError => ({ message, reason: undefined, fields: {} });

/**
 * Returns a failed call in the form that screens show: the server's message, or a message about the
 * connection.
 */
export function describeError(error: unknown): ApiError {
  if (!(error instanceof TRPCClientError)) return withoutReason(couldNotReachShop);
  const { shape, cause } = error as TRPCClientError<AppRouter>;
  /* Without JSON it is the response of a proxy whose shop does not run, not the connection of the shopper. */
  if (!shape) return withoutReason(cause instanceof SyntaxError ? shopFailed : couldNotReachShop);
  const {
    message,
    data: { reason, fields },
  } = shape;
  const messages = refusalMessages();
  if (!messages) return { message, reason, fields };
  return {
    message: messages.translateRefusal(reason, message),
    reason,
    fields: Object.fromEntries(
      Object.entries(fields).map(([path, text]) => [path, messages.translateFieldMessage(text)]),
    ),
  };
}
