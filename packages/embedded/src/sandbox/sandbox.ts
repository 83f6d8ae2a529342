import { createHmac, timingSafeEqual } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import Fastify from 'fastify';
import { saved } from './record-log';
import { registerOwnApi } from './own-api';
import { SandboxPayments } from './sandbox-payments';
import { registerCheckoutRoutes } from './checkout-routes';
import { ApiError, type Outcome, type SandboxPayment } from './entities';
import { Faults } from './faults';
import { registerProviderApi } from './provider-api';
import type { Sandbox, SandboxOptions } from './sandbox.types';
import { Webhooks } from './webhooks';

export interface RunningSandbox {
  url: string;
  /** Where events go from now on, as a shop sets it on its provider's dashboard. */
  setWebhookUrl(url: string): void;
  stop(): Promise<void>;
}

const DEFAULT_LATE_MS = 5000;

/** How long a shopper takes to approve a UPI request, and the bank to say so. */
const UPI_ANSWER_MS = 600;

function createSandbox(options: SandboxOptions): Sandbox {
  const ledger = new SandboxPayments(options.dataFile);
  if (options.earlier) ledger.remember(options.earlier);
  const faults = new Faults();
  const webhooks = new Webhooks(ledger, { url: options.webhookUrl, secret: options.webhookSecret }, faults);
  const sandbox: Sandbox = {
    options,
    ledger,
    faults,
    webhooks,
    pay: (orderId, method, outcome, offerId) =>
      settle(sandbox, ledger.attempt(orderId, method, outcome, offerId), outcome),
    requestUpi(orderId, outcome) {
      const payment = ledger.begin(orderId, 'upi', 'created');
      const late = { paymentId: payment.id, atMs: Date.now() + UPI_ANSWER_MS, outcome };
      ledger.records.write(saved('late', payment.id, late));
      return payment;
    },
    captured(paymentId) {
      const payment = ledger.capture(paymentId);
      const order = ledger.order(payment.order_id);
      webhooks.emit('payment.captured', { payment });
      webhooks.emit('order.paid', { order, payment });
      return payment;
    },
    endRefund(refundId, status) {
      const refund = ledger.endRefund(refundId, status);
      webhooks.emit(`refund.${status}`, { refund, payment: ledger.payment(refund.payment_id) });
      return refund;
    },
    signed: (payment) => ({
      razorpay_order_id: payment.order_id,
      razorpay_payment_id: payment.id,
      razorpay_signature: createHmac('sha256', options.keySecret)
        .update(`${payment.order_id}|${payment.id}`)
        .digest('hex'),
    }),
  };
  return sandbox;
}

/** Sends the events of a payment that its bank has answered, and captures it now or later. */
function settle(sandbox: Sandbox, payment: SandboxPayment, outcome: Outcome): SandboxPayment {
  const { ledger, webhooks, options } = sandbox;
  if (payment.status === 'failed') {
    webhooks.emit('payment.failed', { payment });
    return payment;
  }
  webhooks.emit('payment.authorized', { payment });
  if (outcome === 'captured') return sandbox.captured(payment.id);
  const atMs = Date.now() + (options.lateMs ?? DEFAULT_LATE_MS);
  ledger.records.write(saved('late', payment.id, { paymentId: payment.id, atMs }));
  return payment;
}

/** Processes due events: answers of banks, late captures and pending refunds. */
function settleLate(sandbox: Sandbox): void {
  const { ledger, captured, endRefund } = sandbox;
  const now = Date.now();
  for (const [, { paymentId, atMs, outcome }] of ledger.records.entries('late')) {
    if (atMs > now) continue;
    if (outcome) settle(sandbox, ledger.answer(paymentId, outcome), outcome);
    else captured(paymentId);
  }
  for (const [, { refundId, atMs, status }] of ledger.records.entries('lateRefunds')) {
    if (atMs <= now) endRefund(refundId, status);
  }
}

function isAuthorized(header: string | undefined, options: SandboxOptions): boolean {
  const actual = Buffer.from(header ?? '');
  const expected = Buffer.from(
    `Basic ${Buffer.from(`${options.keyId}:${options.keySecret}`).toString('base64')}`,
  );
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

/**
 * Starts a payment provider of our own that speaks Razorpay's HTTP API (docs/spec/payments.md#sandbox). Refuses in
 * production.
 */
export async function startSandbox(options: SandboxOptions): Promise<RunningSandbox> {
  if (process.env.NODE_ENV === 'production')
    throw new Error('The payment sandbox does not run in production.');
  const sandbox = createSandbox(options);
  const app = Fastify({ bodyLimit: 256 * 1024, forceCloseConnections: true });
  app.setErrorHandler((error, _request, reply) => {
    const known = error instanceof ApiError ? error : new ApiError(400, 'The request could not be read.');
    return reply.code(known.statusCode).send(known.body());
  });
  registerCheckoutRoutes(app, sandbox);
  registerOwnApi(app, sandbox);
  await app.register(
    async (api) => {
      api.addHook('onRequest', async (request) => {
        const waitMs = sandbox.faults.takeWaitMs();
        if (waitMs > 0) await wait(waitMs);
        if (sandbox.faults.takeFailure()) throw new ApiError(502, 'The gateway is not answering.');
        if (!isAuthorized(request.headers.authorization, options))
          throw new ApiError(401, 'Authentication failed');
      });
      api.addHook('onSend', async (request) => {
        if (sandbox.faults.takeLoss()) request.raw.socket.destroy();
      });
      registerProviderApi(api, sandbox);
    },
    { prefix: '/v1' },
  );
  const url = await app.listen({ port: options.port, host: options.host ?? '127.0.0.1' });
  sandbox.webhooks.start(() => settleLate(sandbox));
  return {
    url,
    setWebhookUrl: (target) => sandbox.webhooks.setUrl(target),
    async stop() {
      await app.close();
      await sandbox.webhooks.stop();
      sandbox.ledger.records.close();
    },
  };
}
