import { TRPCError } from '@trpc/server';
import { ZodError } from 'zod';
import { AppError, appError } from '@aabha/contracts/errors/errors';
import type { ErrorCode } from '@aabha/contracts/errors/error-table';
import { REFUSED_FIELDS_MAX } from '@aabha/contracts/settings/limits';
import { isDatabaseUnavailable } from '@aabha/db/driver/time-limits';
import { MediaUnavailable } from '@aabha/db/media/media-unavailable';

/** Maximum length of a field's name in a refusal. */
const FIELD_NAME_MAX = 200;

const CODE_BY_STATUS: Record<number, TRPCError['code']> = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHORIZED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_SUPPORTED',
  408: 'TIMEOUT',
  409: 'CONFLICT',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  422: 'UNPROCESSABLE_CONTENT',
  429: 'TOO_MANY_REQUESTS',
  503: 'SERVICE_UNAVAILABLE',
};
const REASON_BY_CODE: Partial<Record<TRPCError['code'], ErrorCode>> = {
  NOT_FOUND: 'NOT_FOUND',
  PARSE_ERROR: 'INVALID_INPUT',
  BAD_REQUEST: 'INVALID_INPUT',
  METHOD_NOT_SUPPORTED: 'METHOD_NOT_ALLOWED',
  PAYLOAD_TOO_LARGE: 'TOO_LARGE',
  UNSUPPORTED_MEDIA_TYPE: 'UNSUPPORTED_TYPE',
};

/** A failure as both transports report it. It contains no text of a library, the database or a stack. */
export interface Failure {
  status: number;
  reason: ErrorCode;
  message: string;
  fields?: Record<string, string>;
  retryAfterSeconds?: number;
  /** The current record, for an edit of an outdated one. */
  current?: unknown;
  /** Whether the error was unforeseen and must be logged. */
  unexpected: boolean;
}

const RETRY_AFTER_SECONDS = 2;

/**
 * Returns the refusal for an error: the error itself, or an unavailable database or store of pictures; undefined for any
 * other error.
 */
export function refusalOf(error: unknown): AppError | undefined {
  if (error instanceof AppError) return error;
  const retry = { retryAfterSeconds: RETRY_AFTER_SECONDS };
  if (error instanceof MediaUnavailable)
    return Object.assign(appError('MEDIA_UNAVAILABLE', retry), { cause: error });
  if (!isDatabaseUnavailable(error)) return undefined;
  return Object.assign(appError('TEMPORARILY_UNAVAILABLE', retry), { cause: error });
}

/** Returns a refusal as a TRPCError, so that tRPC responds with its status. */
export function toTrpcError(error: AppError): TRPCError {
  return new TRPCError({
    code: CODE_BY_STATUS[error.status] ?? 'INTERNAL_SERVER_ERROR',
    message: error.message,
    cause: error,
  });
}

/** Returns the failure to report for anything that a procedure or a transport threw. */
export function describeFailure(error: unknown): Failure {
  const cause = error instanceof TRPCError ? error.cause : error;
  const refusal = refusalOf(cause);
  if (refusal) return describeRefusal(refusal);
  if (cause instanceof ZodError && !(error instanceof TRPCError && error.code !== 'BAD_REQUEST'))
    return describeInvalid(cause);
  const reason = error instanceof TRPCError ? REASON_BY_CODE[error.code] : undefined;
  return { ...describeRefusal(appError(reason ?? 'INTERNAL')), unexpected: reason === undefined };
}

function describeRefusal(error: AppError): Failure {
  const retryAfter = error.data?.retryAfterSeconds;
  return {
    status: error.status,
    reason: error.code,
    message: error.message,
    ...(error.fields ? { fields: { ...error.fields } } : {}),
    ...(typeof retryAfter === 'number' ? { retryAfterSeconds: retryAfter } : {}),
    ...(error.code === 'RECORD_CHANGED' ? { current: error.data?.current } : {}),
    unexpected: error.code === 'INTERNAL',
  };
}

/**
 * Yields every invalid field with its message, in the contract's order; a field with several issues comes
 * several times.
 */
function* wrongFields(error: ZodError): Generator<[path: string, message: string]> {
  for (const issue of error.issues) {
    const path = issue.path.join('.');
    if (issue.code === 'unrecognized_keys')
      for (const key of issue.keys) yield [path ? `${path}.${key}` : key, 'This field is not known here.'];
    else yield [path, issue.message];
  }
}

/**
 * Returns the first message of each of the first 20 invalid fields; the message of the whole is the first
 * field's. Long names are cut.
 */
function describeInvalid(error: ZodError): Failure {
  const fields: Record<string, string> = {};
  let count = 0;
  for (const [path, message] of wrongFields(error)) {
    const name = path.slice(0, FIELD_NAME_MAX);
    if (Object.hasOwn(fields, name)) continue;
    fields[name] = message;
    count += 1;
    if (count >= REFUSED_FIELDS_MAX) break;
  }
  const { message: fallback } = appError('INVALID_INPUT');
  return {
    status: 400,
    reason: 'INVALID_INPUT',
    message: Object.values(fields)[0] ?? fallback,
    fields,
    unexpected: false,
  };
}
