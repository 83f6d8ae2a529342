import { exampleOf } from './examples';
import { failureResponses } from './failures';
import type { ApiDocument, JsonSchema, Parameter } from './schema.types';

const DONE: JsonSchema = {
  type: 'object',
  properties: {
    status: { type: 'string', const: 'Success' },
    data: { type: 'object', additionalProperties: false },
  },
  required: ['status', 'data'],
  additionalProperties: false,
};

const header = (name: string, description: string): Parameter => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string', minLength: 1 },
});

/** The one path without a procedure: its raw body is signed (docs/spec/payments.md#webhook). */
export const WEBHOOK_PATH: ApiDocument['paths'] = {
  '/payment/webhook': {
    post: {
      operationId: 'payment-webhook',
      summary: 'What the payment provider reports',
      description: 'For the payment provider, whose signature over the raw body is checked.',
      tags: ['payment'],
      security: [{}],
      parameters: [
        header('x-razorpay-signature', 'HMAC-SHA256 of the raw body with the webhook’s secret, in hex.'),
        header('x-razorpay-event-id', 'The event’s own id; an event that comes again changes nothing.'),
      ],
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: {
              type: 'object',
              properties: { event: { type: 'string' }, payload: { type: 'object' } },
              required: ['event'],
            },
            example: { event: 'payment.captured', payload: {} },
          },
        },
      },
      responses: {
        200: {
          description: 'It was taken down; a worker acts on it.',
          headers: { 'x-request-id': { $ref: '#/components/headers/RequestId' } },
          content: { 'application/json': { schema: DONE, example: exampleOf(DONE) } },
        },
        ...failureResponses([400, 408, 413, 429]),
      },
    },
  },
};
