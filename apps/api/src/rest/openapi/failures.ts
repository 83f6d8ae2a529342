import { appError } from '@aabha/contracts/errors/errors';
import type { JsonSchema, ResponseObject } from './schema.types';

/** Every failure (docs/spec/errors.md#statuses). */
const FAILURE: JsonSchema = {
  type: 'object',
  description:
    'Every refusal looks like this. `message` is meant for people; `fields` maps the path of a field to its own message.',
  properties: {
    status: { type: 'string', const: 'Failed' },
    message: { type: 'string', minLength: 1 },
    data: {
      type: 'object',
      properties: {
        message: { type: 'string', minLength: 1, description: 'The same message once more.' },
        fields: { type: 'object', additionalProperties: { type: 'string' } },
        reason: {
          type: 'string',
          description: 'The code of the refusal, for programs: it stays when a text changes.',
        },
        current: { description: 'The record as it is now, for an edit that started from an older one.' },
      },
      required: ['message', 'fields', 'reason'],
      additionalProperties: false,
    },
  },
  required: ['status', 'message', 'data'],
  additionalProperties: false,
};

const failed = (reason: string, message: string, fields: Record<string, string> = {}) => ({
  status: 'Failed',
  message,
  data: { message, fields, reason },
});

const refused = (error: { code: string; message: string }) => failed(error.code, error.message);

/** Each status with its meaning here and an example. */
const FAILURES: Record<string, { name: string; description: string; example: unknown }> = {
  '400': {
    name: 'InvalidInput',
    description: 'Invalid input, or JSON that cannot be read. `fields` says what is wrong where.',
    example: failed('INVALID_INPUT', 'Pages start at 1.', { pageNum: 'Pages start at 1.' }),
  },
  '401': {
    name: 'SignInRequired',
    description: 'No token, or one that has ended.',
    example: refused(appError('SIGN_IN_REQUIRED')),
  },
  '403': {
    name: 'Forbidden',
    description: 'A role that may not do this, or a thing of somebody else.',
    example: refused(appError('FORBIDDEN')),
  },
  '404': {
    name: 'NotFound',
    description: 'There is no such thing.',
    example: refused(appError('NOT_FOUND')),
  },
  '408': {
    name: 'TooSlow',
    description: 'The body took too long to come in. The connection is closed.',
    example: refused(appError('BODY_TOO_SLOW')),
  },
  '409': {
    name: 'Conflict',
    description: 'It conflicts with how things are now: stock, prices, a request made before, a newer edit.',
    example: refused(appError('CART_CHANGED')),
  },
  '413': { name: 'TooLarge', description: 'More than may be sent.', example: refused(appError('TOO_LARGE')) },
  '415': {
    name: 'UnsupportedType',
    description: 'A kind of content, or of file, that is not accepted.',
    example: refused(appError('UNSUPPORTED_TYPE')),
  },
  '422': {
    name: 'KeyReused',
    description: 'This `Idempotency-Key` was used with another body.',
    example: refused(appError('IDEMPOTENCY_KEY_REUSED')),
  },
  '429': {
    name: 'TooManyRequests',
    description:
      'Too many attempts, or too many pending requests from one network. `Retry-After` says when to try again.',
    example: refused(appError('RATE_LIMITED', { retryAfterSeconds: 42 })),
  },
  default: {
    name: 'Failed',
    description:
      'Any other refusal: 405 with `Allow`, 503 while not ready or, with `Retry-After`, too busy, 500 for a fault of ours.',
    example: refused(appError('OVERLOADED', { retryAfterSeconds: 2 })),
  },
};

const TO_BE_TRIED_AGAIN = ['429', 'default'];
const REQUEST_ID = { $ref: '#/components/headers/RequestId' };

/** Returns the components that every operation refers to. */
export function failureComponents() {
  const responses = Object.entries(FAILURES).map(([status, { name, description, example }]) => {
    const retry = TO_BE_TRIED_AGAIN.includes(status)
      ? { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } }
      : {};
    const content = { 'application/json': { schema: { $ref: '#/components/schemas/Failure' }, example } };
    return [name, { description, headers: { 'x-request-id': REQUEST_ID, ...retry }, content }] as const;
  });
  return {
    schemas: { Failure: FAILURE },
    responses: Object.fromEntries(responses),
    headers: {
      RequestId: {
        description: 'Names this request in our logs; tell it when you ask for help.',
        schema: { type: 'string', format: 'uuid' },
      },
      IdempotencyReplayed: {
        description:
          '`true` on the stored outcome of an earlier call under the same `Idempotency-Key`, errors included.',
        schema: { type: 'string', enum: ['true'] },
      },
      RetryAfter: { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 0 } },
    },
  };
}

/** Returns references to the failures of these statuses, and to the default one. */
export function failureResponses(statuses: readonly number[]): Record<string, ResponseObject> {
  return Object.fromEntries(
    [...statuses.map(String), 'default'].map((status) => [
      status,
      { $ref: `#/components/responses/${FAILURES[status]?.name}` },
    ]),
  );
}
