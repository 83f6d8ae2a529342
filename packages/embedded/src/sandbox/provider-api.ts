import type { FastifyInstance } from 'fastify';
import { saved } from './record-log';
import type { Sandbox } from './sandbox.types';
import { ApiError, type SandboxRefund } from './entities';
import type { PageRange } from './records';
import { linesOfDay, settleDue } from './settlements';
import type { SandboxSettlement } from './entities';

interface ListQuery {
  count?: string;
  skip?: string;
  from?: string;
  to?: string;
  receipt?: string;
}

/** How many figures the bank's reference of a refund has. */
const ARN_LENGTH = 23;

/** Returns a refund as the API shows it: one that is processed with the bank's reference. */
export const shown = ({ idempotencyKey: _key, ...refund }: SandboxRefund) => ({
  ...refund,
  acquirer_data: {
    arn:
      refund.status === 'processed' ? `${refund.created_at}${refund.amount}`.padStart(ARN_LENGTH, '7') : null,
  },
});

const collection = <T>(items: T[]) => ({ entity: 'collection', count: items.length, items });

/** The requested page of a list: ten records by default, a hundred at most. */
const rangeOf = (query: ListQuery): PageRange => ({
  from: Number(query.from ?? 0),
  to: Number(query.to ?? Number.MAX_SAFE_INTEGER - 1),
  skip: Number(query.skip ?? 0),
  count: Math.min(Number(query.count ?? 10), 100),
});

function registerOrders(api: FastifyInstance, { ledger }: Sandbox): void {
  api.post<{ Body: Parameters<typeof ledger.createOrder>[0] }>('/orders', (request) =>
    ledger.createOrder(request.body),
  );
  api.get<{ Querystring: ListQuery }>('/orders', (request) => {
    const { receipt } = request.query;
    const range = rangeOf(request.query);
    if (receipt === undefined) return collection(ledger.records.page('orders', range));
    /* A receipt is used for one order at most. */
    const order = ledger.records.orderByReceipt(receipt);
    const isInRange = order && order.created_at >= range.from && order.created_at <= range.to;
    return collection(isInRange && range.skip === 0 && range.count > 0 ? [order] : []);
  });
  api.get<{ Params: { id: string } }>('/orders/:id', (request) => ledger.order(request.params.id));
  api.get<{ Params: { id: string } }>('/orders/:id/payments', (request) => {
    return collection(ledger.paymentsOf(ledger.order(request.params.id).id));
  });
}

function registerPayments(api: FastifyInstance, sandbox: Sandbox): void {
  const { ledger } = sandbox;
  api.get<{ Querystring: ListQuery }>('/payments', (request) =>
    collection(ledger.records.page('payments', rangeOf(request.query))),
  );
  api.get<{ Params: { id: string } }>('/payments/:id', (request) => ledger.payment(request.params.id));
  api.post<{ Params: { id: string }; Body: { amount?: number } }>('/payments/:id/capture', (request) => {
    const payment = ledger.payment(request.params.id);
    if (request.body.amount !== payment.amount)
      throw new ApiError(400, 'Capture amount must be equal to the amount authorized', 'amount');
    return sandbox.captured(payment.id);
  });
}

const REFUND_UNDER_WAY_MS = 400;

/** Refunds a payment once for an idempotency key, as the faults say. */
function refund(
  { ledger, webhooks, faults }: Sandbox,
  paymentId: string,
  { key, amount, speed }: { key: string | null; amount: number | undefined; speed: 'normal' | 'optimum' },
) {
  const isKnown = key !== null && ledger.records.refundByKey(key) !== undefined;
  if (!isKnown && faults.takeRefusal())
    throw new ApiError(400, 'Your account does not have enough balance to carry out the refund operation.');
  const end = faults.takeRefundEnd();
  const { refund: made, isNew } = ledger.refund(paymentId, {
    ...{ amount, key, speed, status: end ? 'pending' : 'processed' },
    isInstantPossible: !faults.now.instantRefundsOff,
  });
  if (!isNew) return made;
  const payment = ledger.payment(paymentId);
  webhooks.emit('refund.created', { refund: made, payment });
  const late = { refundId: made.id, atMs: Date.now() + REFUND_UNDER_WAY_MS };
  if (!end) webhooks.emit('refund.processed', { refund: made, payment });
  else if (end !== 'held') ledger.records.write(saved('lateRefunds', made.id, { ...late, status: end }));
  return made;
}

function registerRefunds(api: FastifyInstance, sandbox: Sandbox): void {
  const { ledger } = sandbox;
  api.post<{ Params: { id: string }; Body: { amount?: number; speed?: string } | undefined }>(
    '/payments/:id/refund',
    (request) => {
      const header = request.headers['x-refund-idempotency'];
      const { amount, speed = 'normal' } = request.body ?? {};
      if (speed !== 'normal' && speed !== 'optimum')
        throw new ApiError(400, 'The speed must be normal or optimum.', 'speed');
      const key = typeof header === 'string' ? header : null;
      return shown(refund(sandbox, request.params.id, { key, amount, speed }));
    },
  );
  api.get<{ Params: { id: string } }>('/payments/:id/refunds', (request) => {
    const { id } = ledger.payment(request.params.id);
    return collection(ledger.records.refundsOf(id).map(shown));
  });
  api.get<{ Querystring: ListQuery }>('/refunds', (request) => {
    return collection(ledger.records.page('refunds', rangeOf(request.query)).map(shown));
  });
  api.get<{ Params: { id: string } }>('/refunds/:id', (request) => {
    const found = ledger.records.find('refunds', request.params.id);
    if (!found) throw new ApiError(400, 'The id provided does not exist');
    return shown(found);
  });
}

const REPORT_PAGE_MAX = 1000;

const withoutLines = ({ lines: _lines, ...settlement }: SandboxSettlement) => settlement;

function registerSettlements(api: FastifyInstance, { ledger: { records } }: Sandbox): void {
  api.get<{ Querystring: ListQuery }>('/settlements', (request) => {
    settleDue(records);
    return collection(records.page('settlements', rangeOf(request.query)).map(withoutLines));
  });
  api.get<{ Querystring: { year: string; month: string; day?: string; count?: string; skip?: string } }>(
    '/settlements/recon/combined',
    ({ query: { year, month, day, count = '10', skip = '0' } }) => {
      settleDue(records);
      const of = { year: Number(year), month: Number(month), day: day === undefined ? day : Number(day) };
      const [from, size] = [Number(skip), Math.min(Number(count), REPORT_PAGE_MAX)];
      return collection(linesOfDay(records, of).slice(from, from + size));
    },
  );
  api.get<{ Params: { id: string } }>('/settlements/:id', (request) => {
    const found = records.find('settlements', request.params.id);
    if (!found) throw new ApiError(400, 'The id provided does not exist');
    return withoutLines(found);
  });
}

/** The calls of Razorpay's API that its SDK makes for orders, payments, refunds and settlements. */
export function registerProviderApi(api: FastifyInstance, sandbox: Sandbox): void {
  registerOrders(api, sandbox);
  registerPayments(api, sandbox);
  registerRefunds(api, sandbox);
  registerSettlements(api, sandbox);
}
