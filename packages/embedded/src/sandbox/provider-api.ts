import type { FastifyInstance } from 'fastify';
import type { Sandbox } from './sandbox.types';
import { ApiError, type SandboxRefund } from './entities';

interface ListQuery {
  count?: string;
  skip?: string;
  from?: string;
  to?: string;
  receipt?: string;
}

const shown = ({ idempotencyKey: _key, ...refund }: SandboxRefund) => refund;

/** A page of the provider's lists: newest first, ten unless asked otherwise. */
function page<T extends { created_at: number }>(all: readonly T[], query: ListQuery) {
  const from = Number(query.from ?? 0);
  const to = Number(query.to ?? Number.MAX_SAFE_INTEGER);
  const skip = Number(query.skip ?? 0);
  const matching = all.filter((item) => item.created_at >= from && item.created_at <= to).reverse();
  const items = matching.slice(skip, skip + Math.min(Number(query.count ?? 10), 100));
  return { entity: 'collection', count: items.length, items };
}

function registerOrders(api: FastifyInstance, { books }: Sandbox): void {
  api.post<{ Body: Parameters<typeof books.createOrder>[0] }>('/orders', (request) =>
    books.createOrder(request.body),
  );
  api.get<{ Querystring: ListQuery }>('/orders', (request) => {
    const { receipt } = request.query;
    return page(
      books.state.orders.filter((order) => receipt === undefined || order.receipt === receipt),
      request.query,
    );
  });
  api.get<{ Params: { id: string } }>('/orders/:id', (request) => books.order(request.params.id));
  api.get<{ Params: { id: string } }>('/orders/:id/payments', (request) => {
    const items = books.paymentsOf(books.order(request.params.id).id);
    return { entity: 'collection', count: items.length, items };
  });
}

function registerPayments(api: FastifyInstance, sandbox: Sandbox): void {
  const { books } = sandbox;
  api.get<{ Querystring: ListQuery }>('/payments', (request) => page(books.state.payments, request.query));
  api.get<{ Params: { id: string } }>('/payments/:id', (request) => books.payment(request.params.id));
  api.post<{ Params: { id: string }; Body: { amount?: number } }>('/payments/:id/capture', (request) => {
    const payment = books.payment(request.params.id);
    if (request.body.amount !== payment.amount)
      throw new ApiError(400, 'Capture amount must be equal to the amount authorized', 'amount');
    return sandbox.captured(payment.id);
  });
}

const REFUND_UNDER_WAY_MS = 400;

function registerRefunds(api: FastifyInstance, { books, webhooks, faults }: Sandbox): void {
  api.post<{ Params: { id: string }; Body: { amount?: number } | undefined }>(
    '/payments/:id/refund',
    (request) => {
      const key = request.headers['x-refund-idempotency'];
      const end = faults.takeRefundEnd();
      const { refund, isNew } = books.refund(
        request.params.id,
        request.body?.amount,
        typeof key === 'string' ? key : null,
        end ? 'pending' : 'processed',
      );
      if (isNew) {
        const payment = books.payment(request.params.id);
        webhooks.emit('refund.created', { refund, payment });
        if (end)
          books.state.lateRefunds.push({
            refundId: refund.id,
            atMs: Date.now() + REFUND_UNDER_WAY_MS,
            status: end,
          });
        else webhooks.emit('refund.processed', { refund, payment });
      }
      return shown(refund);
    },
  );
  api.get<{ Params: { id: string } }>('/payments/:id/refunds', (request) => {
    const { id } = books.payment(request.params.id);
    const items = books.state.refunds.filter((refund) => refund.payment_id === id).map(shown);
    return { entity: 'collection', count: items.length, items };
  });
  api.get<{ Querystring: ListQuery }>('/refunds', (request) => {
    const found = page(books.state.refunds, request.query);
    return { ...found, items: found.items.map(shown) };
  });
  api.get<{ Params: { id: string } }>('/refunds/:id', (request) => {
    const found = books.state.refunds.find((refund) => refund.id === request.params.id);
    if (!found) throw new ApiError(400, 'The id provided does not exist');
    return shown(found);
  });
}

/** The calls of Razorpay's API that its SDK makes for orders, payments and refunds. */
export function registerProviderApi(api: FastifyInstance, sandbox: Sandbox): void {
  registerOrders(api, sandbox);
  registerPayments(api, sandbox);
  registerRefunds(api, sandbox);
}
