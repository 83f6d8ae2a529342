import { PassThrough } from 'node:stream';
import { createTRPCClient, httpLink } from '@trpc/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outbox } from '@aabha/db/schema/outbox';
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
/** The library sends spans every five seconds. */
const SENT = { timeout: 15_000, interval: 100 };

let receiver: Awaited<ReturnType<typeof startSpanReceiver>>;
let shop: TestShop;
let log = '';
beforeAll(async () => {
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
});
afterAll(async () => {
  await shop.stop();
  expect(tracing.active).toBeUndefined();
  await receiver.stop();
});

/** Buys a product through a proxy that names the trace. Returns what may not be part of a span. */
async function buyTraced(): Promise<string[]> {
  const product = await aProduct(shop.db);
  const shopper = await signedInAs(shop);
  await addToCart(shop, shopper, product.id);
  const headers = { authorization: `Bearer ${shopper.token}`, traceparent: `00-${TRACE}-${SPAN}-01` };
  const client = createTRPCClient<AppRouter>({ links: [httpLink({ url: `${shop.url}/trpc`, headers })] });
  const { cartList } = await client.cart.list.query({});
  const amount = cartList[0]?.totals.payable ?? 0;
  const { payment } = await client.checkout.createPayment.mutate({ amount, ...SHIP_TO });
  const paid = await payAtProvider(shop, payment.id);
  const { order } = await client.checkout.verifyPayment.mutate({
    orderId: paid.razorpay_order_id,
    paymentId: paid.razorpay_payment_id,
    signature: paid.razorpay_signature,
  });
  return [
    ...Object.values(SHIP_TO),
    ...Object.values(paid),
    ...[shopper.id, shopper.name, shopper.email, shopper.phone, shopper.token],
    ...[product.id, product.name, order._id, String(amount)],
  ];
}

const named = (name: string): ReceivedSpan => {
  const span = receiver.spans().find((one) => one.traceId === TRACE && one.name === name);
  if (!span) throw new Error(`No span is named ${name}.`);
  return span;
};

describe('a purchase', () => {
  it('is one trace from the requests to the mail, without values or personal data', async () => {
    const secrets = await buyTraced();
    await expect.poll(() => receiver.text(), SENT).toContain('effect mail.order-placed');
    await expect.poll(() => receiver.text(), SENT).toContain('checkout.verifyPayment');
    for (const name of ['insert payments', 'insert orders', 'insert outbox'])
      expect(named(name)).toBeDefined();
    expect(named('POST /trpc/checkout.createPayment').parentSpanId).toBe(SPAN);
    const request = named('POST /trpc/checkout.verifyPayment');
    expect(request.parentSpanId).toBe(SPAN);
    expect(named('checkout.verifyPayment').parentSpanId).toBe(request.spanId);
    const queued = named('enqueue mail.order-placed');
    expect(queued.parentSpanId).toBe(named('checkout.verifyPayment').spanId);
    expect(named('insert outbox').parentSpanId).toBe(queued.spanId);
    const effect = named('effect mail.order-placed');
    expect(effect.parentSpanId).toBe(queued.spanId);
    expect(receiver.spans().some(({ parentSpanId }) => parentSpanId === effect.spanId)).toBe(true);
    const sent = receiver.text();
    expect(secrets.filter((secret) => secret.length > 3 && sent.includes(secret))).toEqual([]);
    expect(sent).not.toMatch(/\$1|select \\?"/i);
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
