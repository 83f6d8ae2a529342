import { TRPCError } from '@trpc/server';
import { ZodError } from 'zod';
import { AppError, appError, type ErrorCode } from '@aabha/contracts/errors/errors';

const CODE_BY_STATUS: Record<number, TRPCError['code']> = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHORIZED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_SUPPORTED',
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

/** A failure as both doors tell it. Nothing of a library, the database or a stack gets in here. */
export interface Failure {
  status: number;
  reason: ErrorCode;
  message: string;
  fields?: Record<string, string>;
  retryAfterSeconds?: number;
  /** The record as it is now, for an edit that was begun on an older one. */
  current?: unknown;
  /** Nobody foresaw this one: log it. */
  unexpected: boolean;
}

/** A refusal as a TRPCError, so that tRPC answers with its status. */
export function toTrpcError(error: AppError): TRPCError {
  return new TRPCError({
    code: CODE_BY_STATUS[error.status] ?? 'INTERNAL_SERVER_ERROR',
    message: error.message,
    cause: error,
  });
}

/** Whatever a procedure or a transport threw, as what may be said of it. */
export function describeFailure(error: unknown): Failure {
  const cause = error instanceof TRPCError ? error.cause : error;
  if (cause instanceof AppError) return describeRefusal(cause);
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

/** The first message of each field; the whole takes the first field's, which is what a single toast can show. */
function describeInvalid(error: ZodError): Failure {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) {
    const path = issue.path.join('.');
    if (issue.code === 'unrecognized_keys')
      for (const key of issue.keys) fields[path ? `${path}.${key}` : key] ??= 'This field is not known here.';
    else fields[path] ??= issue.message;
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
