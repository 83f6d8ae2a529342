import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../context/deps';
import { receiveWebhook } from '../modules/checkout/webhook.service';

const BODY_LIMIT_BYTES = 256 * 1024;

/** Returns a header's single value; empty when it is absent. */
const header = (value: string | string[] | undefined): string => (typeof value === 'string' ? value : '');

/**
 * Registers the provider's webhook. Its signature covers the raw bytes, so the body must not be parsed first.
 */
export function registerPaymentWebhook(app: FastifyInstance, deps: AppDeps): void {
  void app.register(async (raw) => {
    raw.removeAllContentTypeParsers();
    raw.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    raw.post('/payment/webhook', { bodyLimit: BODY_LIMIT_BYTES }, async (request) => {
      await receiveWebhook(deps, {
        rawBody: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
        signature: header(request.headers['x-razorpay-signature']),
        eventId: header(request.headers['x-razorpay-event-id']),
      });
      return { status: 'Success', data: {} };
    });
  });
}
