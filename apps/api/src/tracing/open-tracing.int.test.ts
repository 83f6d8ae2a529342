import { PassThrough } from 'node:stream';
import { createTRPCClient, httpLink } from '@trpc/client';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { outbox } from '@aabha/db/schema/outbox';
import { payments } from '@aabha/db/schema/payments';
import { buildApp } from '../app';
import type { AppRouter } from '../modules/router';
import { aProduct, SHIP_TO, signedInAs, someServiceAreas } from '../testing/builders';
import { addToCart, payAtProvider } from '../testing/shopping-steps';
import { startSpanReceiver, type ReceivedSpan } from '../testing/span-receiver';
import { startTestShop, type TestShop } from '../testing/test-shop';
import { openTracing } from './open-tracing';
import { tracing } from './tracing';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const SPAN = '00f067aa0ba902b7';
/** The library sends spans every five seconds, or as its setting says. */
const SEND_EVERY_MS = '200';
const SENT = { timeout: 15_000, interval: 100 };

let receiver: Awaited<ReturnType<typeof startSpanReceiver>>;
let shop: TestShop;
let log = '';
beforeAll(async () => {
  vi.stubEnv('OTEL_BSP_SCHEDULE_DELAY', SEND_EVERY_MS);
  receiver = await startSpanReceiver();
  const logTo = new PassThrough().on('data', (chunk) => (log += String(chunk)));
  shop = await startTestShop(
    {
      OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
      OTEL_TRACES_SAMPLER_ARG: '1',
      TRUSTED_PROXIES: 'loopback',
      LOG_LEVEL: 'info',
    },
    logTo,
  );
  await someServiceAreas(shop.db);
  await webhooks(true);
});
afterAll(async () => {
  await shop.stop();
  expect(tracing.active).toBeUndefined();
  await receiver.stop();
  vi.unstubAllEnvs();
});

const webhooks = (webhooksOff: boolean) => shop.sandbox('POST', '/sandbox/faults', { webhooksOff });

/** Begins the payment of a cart and pays at the provider. The requests have these headers. */
async function payTraced(traced: Record<string, string>) {
  const product = await aProduct(shop.db);
  const shopper = await signedInAs(shop);
  await addToCart(shop, shopper, product.id);
  const headers = { authorization: `Bearer ${shopper.token}`, ...traced };
  const client = createTRPCClient<AppRouter>({ links: [httpLink({ url: `${shop.url}/trpc`, headers })] });
  const { cartList } = await client.cart.list.query({});
  const amount = cartList[0]?.totals.payable ?? 0;
  const { payment } = await client.checkout.createPayment.mutate({ amount, ...SHIP_TO });
  const paid = await payAtProvider(shop, payment.id);
  return { product, shopper, client, amount, paid };
}

/** Buys a product. Returns what may not be part of a span, and the provider's id of the payment. */
async function buyTraced(headers: Record<string, string>) {
  const { product, shopper, client, amount, paid } = await payTraced(headers);
  const { order } = await client.checkout.verifyPayment.mutate({
    orderId: paid.razorpay_order_id,
    paymentId: paid.razorpay_payment_id,
    signature: paid.razorpay_signature,
  });
  const secrets = [
    ...Object.values(SHIP_TO),
    ...Object.values(paid),
    ...[shopper.id, shopper.name, shopper.email, shopper.phone, shopper.token],
    ...[product.id, product.name, order._id, String(amount)],
  ];
  return { secrets, providerOrderId: paid.razorpay_order_id };
}

const spansOf = (trace: string) => receiver.spans().filter(({ traceId }) => traceId === trace);
const namedIn = (trace: string) => (name: string) => {
  const span = spansOf(trace).find((one) => one.name === name);
  if (!span) throw new Error(`No span is named ${name}.`);
  return span;
};
const named = namedIn(TRACE);

/** Returns the trace of a payment, as an operator finds it. */
async function traceOfPayment(providerOrderId: string): Promise<string> {
  const [row] = await shop.db
    .select({ traceparent: payments.traceparent })
    .from(payments)
    .where(eq(payments.providerOrderId, providerOrderId));
  return row?.traceparent?.split('-')[1] ?? '';
}

/** Returns the name of the span that a span was caused by. */
const parentOf = (trace: string, name: string) =>
  spansOf(trace).find(({ spanId }) => spanId === namedIn(trace)(name).parentSpanId)?.name;

/** Waits until the mail of a purchase was sent, and expects its trace to contain every step. */
async function expectWholePurchase(trace: string): Promise<void> {
  await expect.poll(() => spansOf(trace).map(({ name }) => name), SENT).toContain('effect mail.order-placed');
  await expect.poll(() => spansOf(trace).map(({ name }) => name), SENT).toContain('complete payment');
  expect(parentOf(trace, 'checkout.createPayment')).toBe('POST /trpc/checkout.createPayment');
  expect(parentOf(trace, 'insert payments')).toBe('checkout.createPayment');
  expect(parentOf(trace, 'complete payment')).toBe('checkout.createPayment');
  for (const name of ['insert orders', 'update invoice_series', 'enqueue mail.order-placed'])
    expect(parentOf(trace, name)).toBe('complete payment');
  expect(parentOf(trace, 'insert outbox')).toBe('enqueue mail.order-placed');
  expect(parentOf(trace, 'effect mail.order-placed')).toBe('enqueue mail.order-placed');
}

/** Returns the span of a name that the completion of a purchase links to, and that links back to the purchase. */
async function linkedTo(trace: string, name: string): Promise<ReceivedSpan | undefined> {
  const links = namedIn(trace)('complete payment').links ?? [];
  const linked = () => receiver.spans().find(({ spanId }) => links.some((link) => link.spanId === spanId));
  await expect.poll(() => linked()?.name, SENT).toBe(name);
  expect(linked()?.links?.map(({ traceId }) => traceId)).toContain(trace);
  return linked();
}

describe('a purchase', () => {
  it('is one trace from the requests to the mail, without values or personal data', async () => {
    const { secrets } = await buyTraced({ traceparent: `00-${TRACE}-${SPAN}-01` });
    await expect.poll(() => receiver.text(), SENT).toContain('effect mail.order-placed');
    await expect.poll(() => receiver.text(), SENT).toContain('checkout.verifyPayment');
    for (const name of ['insert payments', 'insert orders', 'insert outbox'])
      expect(named(name)).toBeDefined();
    expect(named('POST /trpc/checkout.createPayment').parentSpanId).toBe(SPAN);
    const request = named('POST /trpc/checkout.verifyPayment');
    expect(request.parentSpanId).toBe(SPAN);
    expect(named('checkout.verifyPayment').parentSpanId).toBe(request.spanId);
    const completed = named('complete payment');
    expect(completed.parentSpanId).toBe(named('checkout.verifyPayment').spanId);
    const queued = named('enqueue mail.order-placed');
    expect(queued.parentSpanId).toBe(completed.spanId);
    expect(named('insert outbox').parentSpanId).toBe(queued.spanId);
    const effect = named('effect mail.order-placed');
    expect(effect.parentSpanId).toBe(queued.spanId);
    expect(receiver.spans().some(({ parentSpanId }) => parentSpanId === effect.spanId)).toBe(true);
    const sent = receiver.text();
    expect(secrets.filter((secret) => secret.length > 3 && sent.includes(secret))).toEqual([]);
    expect(sent).not.toMatch(/\$1|select \\?"/i);
  });

  it('is one trace without a proxy that names it: that of the request that begins the payment', async () => {
    const { secrets, providerOrderId } = await buyTraced({});
    const trace = await traceOfPayment(providerOrderId);
    await expectWholePurchase(trace);
    const verified = await linkedTo(trace, 'checkout.verifyPayment');
    expect(verified?.traceId).not.toBe(trace);
    expect(secrets.filter((secret) => secret.length > 3 && receiver.text().includes(secret))).toEqual([]);
  });

  it('is one trace where the provider’s event completes it', async () => {
    await webhooks(false);
    const { paid } = await payTraced({});
    const trace = await traceOfPayment(paid.razorpay_order_id);
    await expectWholePurchase(trace);
    await linkedTo(trace, 'effect payments.webhook');
    await webhooks(true);
  });

  it('is one trace where the payment is begun by one call and resumed by the next', async () => {
    const product = await aProduct(shop.db);
    const shopper = await signedInAs(shop);
    await addToCart(shop, shopper, product.id);
    const client = shop.trpc(shopper.token);
    const amount = (await client.cart.list.query({})).cartList[0]?.totals.payable ?? 0;
    const { payment } = await client.checkout.createPayment.mutate({ amount, ...SHIP_TO });
    await client.checkout.createPayment.mutate({ amount, ...SHIP_TO });
    const trace = await traceOfPayment(payment.id);
    const resumed = () =>
      receiver
        .spans()
        .filter(({ name, links }) => name === 'checkout.createPayment' && links?.[0]?.traceId === trace);
    await expect.poll(() => resumed().length, SENT).toBe(1);
  });

  it('leaves the worker’s polling out', () => {
    const roots = receiver.spans().filter(({ parentSpanId }) => !parentSpanId);
    expect(roots.filter(({ name }) => /^(select|update|insert|delete)\b/.test(name))).toEqual([]);
  });
});

describe('the log', () => {
  it('names the trace of an effect', async () => {
    await shop.db.insert(outbox).values({
      kind: 'mail.no-such-kind',
      payload: { traceparent: `00-${TRACE}-${SPAN}-01` },
    });
    await expect
      .poll(() => log.split('\n').find((line) => line.includes('mail.no-such-kind')))
      .toContain(`"traceId":"${TRACE}"`);
    await expect.poll(() => receiver.spans().map(({ name }) => name), SENT).toContain('effect unknown');
  });

  it('names the trace of a request beside its id', async () => {
    const app = await buildApp(shop.deps);
    app.get('/logged', (request) => {
      request.log.info('a line');
      return {};
    });
    await app.inject({ url: '/logged', headers: { traceparent: `00-${TRACE}-${SPAN}-01` } });
    await app.close();
    await expect.poll(() => log.split('\n').find((line) => line.includes('a line'))).toContain(TRACE);
    expect(log.split('\n').find((line) => line.includes('a line'))).toContain('"reqId"');
  });
});

describe('a traceparent', () => {
  it('of a caller who is no trusted proxy is ignored', async () => {
    const other = '11111111111111111111111111111111';
    const app = await buildApp({ ...shop.deps, config: { ...shop.deps.config, TRUSTED_PROXIES: [] } });
    await app.inject({ url: '/trpc/no.such', headers: { traceparent: `00-${other}-${SPAN}-01` } });
    await app.close();
    await expect.poll(() => receiver.spans().map(({ name }) => name), SENT).toContain('GET /trpc/unknown');
    expect(receiver.text()).not.toContain(other);
  });
});

it('loads nothing without an endpoint', async () => {
  const before = tracing.active;
  await openTracing({ ...shop.deps.config, OTEL_EXPORTER_OTLP_ENDPOINT: undefined });
  expect(tracing.active).toBe(before);
});
