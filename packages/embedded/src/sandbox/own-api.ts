import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError, METHODS, OUTCOMES, type Method, type Outcome } from './entities';
import type { FaultSettings } from './faults';
import { shown } from './provider-api';
import type { Sandbox } from './sandbox.types';
import { settleNow, type SettlementExtras } from './settlements';
import { refusalOfUpi, type UpiRequest } from './upi-way';

interface PayRequest {
  outcome?: Outcome;
  method?: Method;
  upi?: UpiRequest;
  /** An offer of the order, for EMI or cards. */
  offer_id?: string;
}

/** Returns what a payment request asks for. Throws where the provider refuses it. */
function readPayRequest(request: FastifyRequest<{ Body: PayRequest | undefined }>) {
  const { outcome = 'captured', method = 'card', upi } = request.body ?? {};
  if (!OUTCOMES.includes(outcome)) throw new ApiError(400, 'Unknown outcome.', 'outcome');
  if (!METHODS.includes(method)) throw new ApiError(400, 'Unknown method.', 'method');
  const refusal = method === 'upi' && refusalOfUpi(upi ?? {}, request.headers['user-agent'] ?? '');
  if (refusal) throw new ApiError(400, refusal.description, refusal.field);
  return { outcome, method };
}

function registerPaying(app: FastifyInstance, sandbox: Sandbox): void {
  const { ledger } = sandbox;
  app.post<{ Params: { orderId: string }; Body: PayRequest | undefined }>(
    '/sandbox/orders/:orderId/pay',
    (request) => {
      const { outcome, method } = readPayRequest(request);
      const payment = sandbox.pay(request.params.orderId, method, outcome, request.body?.offer_id);
      if (outcome === 'failed')
        return { razorpay_order_id: payment.order_id, razorpay_payment_id: payment.id, status: 'failed' };
      return sandbox.signed(payment);
    },
  );
  app.post<{ Params: { orderId: string }; Body: PayRequest | undefined }>(
    '/sandbox/orders/:orderId/upi',
    (request) => {
      const { outcome } = readPayRequest(request);
      const { id, status } = sandbox.requestUpi(request.params.orderId, outcome);
      return { id, status };
    },
  );
  /* What the checkout's page polls; it tells the result as soon as the bank has answered. */
  app.get<{ Params: { paymentId: string } }>('/sandbox/payments/:paymentId', (request) => {
    const payment = ledger.payment(request.params.paymentId);
    const { id, status } = payment;
    const isPaid = status === 'authorized' || status === 'captured';
    return { id, status, paid: isPaid ? sandbox.signed(payment) : null };
  });
}

/** Registers the sandbox's own routes, beside the provider's API (docs/spec/processes.md#stand-ins). */
export function registerOwnApi(app: FastifyInstance, sandbox: Sandbox): void {
  const { ledger, faults } = sandbox;
  registerPaying(app, sandbox);
  app.get('/sandbox/state', () => {
    const { records } = ledger;
    return {
      orders: records.list('orders'),
      payments: records.list('payments'),
      refunds: records.list('refunds').map(shown),
    };
  });
  app.post<{ Params: { id: string }; Body: { status: 'processed' | 'failed' } }>(
    '/sandbox/refunds/:id/end',
    (request) => shown(sandbox.endRefund(request.params.id, request.body.status)),
  );
  app.post<{ Body: SettlementExtras | undefined }>('/sandbox/settlements', (request) =>
    settleNow(ledger.records, request.body ?? {}),
  );
  app.post<{ Body: FaultSettings }>('/sandbox/faults', (request) => {
    faults.set(request.body);
    return faults.now;
  });
  app.get('/sandbox/faults', () => ({ now: faults.now, met: faults.met }));
  app.delete('/sandbox/faults', () => {
    faults.clear();
    return faults.now;
  });
}
