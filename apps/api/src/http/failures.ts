import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { appError } from '@aabha/contracts/errors/errors';
import type { ErrorCode } from '@aabha/contracts/errors/error-table';
import { noteFailure } from './database-failures';
import { describeFailure, type Failure } from '../trpc/errors';

/** Errors of Fastify itself and of incomplete bodies, raised before any procedure runs. */
const BY_FASTIFY_CODE: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_TYPE',
  BODY_TOO_SLOW: 'BODY_TOO_SLOW',
};

/** Returns an error as a failure that is safe to send. */
export function failureOf(error: unknown): Failure {
  const { code, statusCode } = (error ?? {}) as Partial<FastifyError>;
  if (code && BY_FASTIFY_CODE[code]) return describeFailure(appError(BY_FASTIFY_CODE[code] as 'TOO_LARGE'));
  if (typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500)
    return {
      ...describeFailure(appError('INVALID_INPUT')),
      message: 'The request could not be read as JSON.',
    };
  return describeFailure(error);
}

/** Sets `Retry-After` in whole seconds (RFC 9110). */
export function setRetryAfter(reply: FastifyReply, seconds: number): void {
  reply.header('retry-after', seconds);
}

function send(reply: FastifyReply, failure: Failure): FastifyReply {
  if (failure.retryAfterSeconds !== undefined) setRetryAfter(reply, failure.retryAfterSeconds);
  const { message, fields = {}, reason, current } = failure;
  return reply
    .code(failure.status)
    .type('application/json; charset=utf-8')
    .send({ status: 'Failed', message, data: { message, fields, reason, current } });
}

/** Sends errors of everything below `app` in the failure envelope (docs/spec/api.md#envelope). */
export function setErrorHandlers(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const failure = failureOf(error);
    const { procedure } = request.routeOptions.config as { procedure?: string };
    noteFailure(request, failure, { err: error, ...(procedure !== undefined && { procedure }) });
    return send(reply, failure);
  });
  app.setNotFoundHandler((request, reply) => notFound(request, reply));
}

export function notFound(
  _request: FastifyRequest,
  reply: FastifyReply,
  code: ErrorCode = 'NOT_FOUND',
): FastifyReply {
  return send(reply, describeFailure(appError(code as 'NOT_FOUND')));
}
