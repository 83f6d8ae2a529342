import { createHmac } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Razorpay from 'razorpay';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startSandbox, type RunningSandbox } from './sandbox';

const KEYS = { keyId: 'rzp_test_sandbox', keySecret: 'key-secret', webhookSecret: 'hook-secret' };

interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}

let shop: Server;
let received: Received[];
let respondWith: number;
let sandbox: RunningSandbox;
let folder: string;
let client: Razorpay;

function sdk(url: string): Razorpay {
  const razorpay = new Razorpay({ key_id: KEYS.keyId, key_secret: KEYS.keySecret });
  const { rq } = (razorpay as unknown as { api: { rq: { defaults: { baseURL: string } } } }).api;
  rq.defaults.baseURL = url;
  return razorpay;
}

const start = () => {
  const webhookUrl = `http://127.0.0.1:${(shop.address() as AddressInfo).port}/hook`;
  return startSandbox({ ...KEYS, port: 0, webhookUrl, dataFile: join(folder, 'records.json'), lateMs: 300 });
};

const post = (path: string, body: unknown) =>
  fetch(`${sandbox.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const events = () => received.map(({ body }) => (JSON.parse(body) as { event: string }).event);

beforeEach(async () => {
  received = [];
  respondWith = 200;
  folder = mkdtempSync(join(tmpdir(), 'aabha-sandbox-'));
  shop = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      received.push({ headers: request.headers, body });
      response.writeHead(respondWith).end();
    });
  });
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
  sandbox = await start();
  client = sdk(sandbox.url);
});

afterEach(async () => {
  await sandbox.stop();
  await new Promise((resolve) => shop.close(resolve));
  rmSync(folder, { recursive: true, force: true });
});

describe('the payment sandbox, through the official SDK', () => {
  it('takes an order, its payment and its refund, and balances', async () => {
    const order = await client.orders.create({ amount: 250_00, currency: 'INR', receipt: 'r-1' });
    const paid = (await (
      await post(`/sandbox/orders/${order.id}/pay`, { method: 'upi', upi: { flow: 'intent' } })
    ).json()) as Record<string, string>;
    const expected = createHmac('sha256', KEYS.keySecret)
      .update(`${order.id}|${paid.razorpay_payment_id}`)
      .digest('hex');
    expect(paid.razorpay_signature).toBe(expected);
    const { items } = await client.orders.fetchPayments(order.id);
    expect(items).toMatchObject([
      { id: paid.razorpay_payment_id, status: 'captured', amount: 250_00, method: 'upi' },
    ]);
    expect(await client.orders.fetch(order.id)).toMatchObject({ status: 'paid', amount_paid: 250_00 });
    await client.payments.refund(String(paid.razorpay_payment_id), { amount: 250_00 });
    expect(await client.payments.fetch(String(paid.razorpay_payment_id))).toMatchObject({
      status: 'refunded',
      amount_refunded: 250_00,
    });
  });

  it('refuses too small an amount, a receipt used twice and a wrong key, as the provider does', async () => {
    await expect(client.orders.create({ amount: 99, currency: 'INR' })).rejects.toMatchObject({
      statusCode: 400,
    });
    await client.orders.create({ amount: 100, currency: 'INR', receipt: 'same' });
    await expect(
      client.orders.create({ amount: 100, currency: 'INR', receipt: 'same' }),
    ).rejects.toMatchObject({ statusCode: 400 });
    const stranger = await fetch(`${sandbox.url}/v1/orders`, { headers: { authorization: 'Basic eDp5' } });
    expect(stranger.status).toBe(401);
  });

  it('lets an order be paid once, however often it failed before', async () => {
    const order = await client.orders.create({ amount: 100, currency: 'INR' });
    await post(`/sandbox/orders/${order.id}/pay`, { outcome: 'failed', method: 'card' });
    expect((await post(`/sandbox/orders/${order.id}/pay`, { outcome: 'captured' })).status).toBe(200);
    expect((await post(`/sandbox/orders/${order.id}/pay`, { outcome: 'captured' })).status).toBe(400);
    const { items } = await client.orders.fetchPayments(order.id);
    expect(items.map((payment) => payment.status).sort()).toEqual(['captured', 'failed']);
  });

  it('sends a refund once for an idempotency key', async () => {
    const order = await client.orders.create({ amount: 500, currency: 'INR' });
    const paid = (await (await post(`/sandbox/orders/${order.id}/pay`, {})).json()) as Record<string, string>;
    const refund = (amount: number) =>
      fetch(`${sandbox.url}/v1/payments/${paid.razorpay_payment_id}/refund`, {
        method: 'POST',
        headers: {
          authorization: `Basic ${Buffer.from(`${KEYS.keyId}:${KEYS.keySecret}`).toString('base64')}`,
          'content-type': 'application/json',
          'x-refund-idempotency': 'refund-0000001',
        },
        body: JSON.stringify({ amount }),
      });
    const [first, second] = await Promise.all([refund(500), refund(500)]);
    expect(((await first.json()) as { id: string }).id).toBe(((await second.json()) as { id: string }).id);
    expect((await refund(400)).status).toBe(400);
  });
});

describe('UPI', () => {
  const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) Mobile/15E148 Safari/604.1';
  const ANDROID = 'Mozilla/5.0 (Linux; Android 10; K) Chrome/141.0 Mobile Safari/537.36';
  const collect = { method: 'upi', upi: { flow: 'collect', vpa: 'kavya@okbank' } };

  const pageFor = async (orderId: string, userAgent: string, display = {}) => {
    const query = { key: KEYS.keyId, name: 'Aabha', opener: sandbox.url, display: JSON.stringify(display) };
    const url = `${sandbox.url}/checkout/${orderId}?${new URLSearchParams(query).toString()}`;
    return (await fetch(url, { headers: { 'user-agent': userAgent } })).text();
  };

  it('shows a code on desktops, apps on Android and a field for a UPI id on iOS', async () => {
    const { id } = await client.orders.create({ amount: 100, currency: 'INR' });
    const desktop = await pageFor(id, 'Mozilla/5.0 (X11; Linux x86_64) Chrome/141.0');
    expect(desktop).toContain('<svg');
    expect(await pageFor(id, ANDROID)).toContain('data-app');
    expect(await pageFor(id, IPHONE)).toContain('id="vpa"');
    expect(desktop).not.toMatch(/data-app|id="vpa"/);
    expect(await pageFor(id, IPHONE, { hide: [{ method: 'upi' }] })).not.toContain('tab-upi');
  });

  it('refuses a request to a typed UPI id from other platforms than iOS', async () => {
    const { id } = await client.orders.create({ amount: 100, currency: 'INR' });
    const send = (userAgent: string) =>
      fetch(`${sandbox.url}/sandbox/orders/${id}/upi`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'user-agent': userAgent },
        body: JSON.stringify(collect),
      });
    const refused = await send(ANDROID);
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ error: { field: 'upi.flow' } });
    expect((await send(IPHONE)).status).toBe(200);
  });

  it.each([
    ['captured', 'captured'],
    ['late', 'captured'],
    ['failed', 'failed'],
  ] as const)('waits for the bank, which answers %s', async (outcome, end) => {
    const order = await client.orders.create({ amount: 100, currency: 'INR' });
    const asked = await post(`/sandbox/orders/${order.id}/upi`, { outcome, upi: { flow: 'intent' } });
    const { id, status } = (await asked.json()) as { id: string; status: string };
    expect(status).toBe('created');
    const poll = async () =>
      (await (await fetch(`${sandbox.url}/sandbox/payments/${id}`)).json()) as {
        status: string;
        paid: unknown;
      };
    await vi.waitFor(async () => expect(await poll()).toMatchObject({ status: end }), { timeout: 5000 });
    expect((await poll()).paid === null).toBe(end === 'failed');
  });

  it('takes no more than ₹5,00,000 at once', async () => {
    const order = await client.orders.create({ amount: 5_00_000_01, currency: 'INR' });
    const upi = { method: 'upi', upi: { flow: 'intent' } };
    expect((await post(`/sandbox/orders/${order.id}/pay`, upi)).status).toBe(400);
    expect((await post(`/sandbox/orders/${order.id}/pay`, { method: 'netbanking' })).status).toBe(200);
  });
});

describe('its faults', () => {
  const fault = (settings: object) => post('/sandbox/faults', settings);

  it('process a call and lose the response: the order exists under its receipt', async () => {
    await fault({ loseResponseNext: 1 });
    await expect(client.orders.create({ amount: 100, currency: 'INR', receipt: 'lost-1' })).rejects.toThrow();
    const { items } = await client.orders.all({ receipt: 'lost-1' });
    expect(items).toMatchObject([{ amount: 100, receipt: 'lost-1' }]);
  });

  it('say whom they met, and forget it when they are cleared', async () => {
    const met = async () =>
      ((await (await fetch(`${sandbox.url}/sandbox/faults`)).json()) as { met: Record<string, number> }).met;
    await fault({ slowMs: 1, failNext: 1, webhookDuplicate: true, webhookShuffleMs: 50 });
    await expect(client.orders.all({})).rejects.toMatchObject({ statusCode: 502 });
    const order = await client.orders.create({ amount: 100, currency: 'INR' });
    await post(`/sandbox/orders/${order.id}/pay`, { outcome: 'captured' });
    await vi.waitFor(() => expect(events()).toHaveLength(6), { timeout: 5000 });
    expect(await met()).toMatchObject({ slowed: 2, failed: 1, lost: 0, eventsDoubled: 3, eventsLate: 3 });
    await fault({ webhookDuplicate: false, webhookShuffleMs: 0, webhookDelayMs: 0, webhooksOff: true });
    const unheard = await client.orders.create({ amount: 100, currency: 'INR' });
    await post(`/sandbox/orders/${unheard.id}/pay`, { outcome: 'captured' });
    expect(await met()).toMatchObject({ eventsDropped: 3 });
    await fetch(`${sandbox.url}/sandbox/faults`, { method: 'DELETE' });
    expect(Object.values(await met()).every((times) => times === 0)).toBe(true);
  });

  it.each(['processed', 'failed'] as const)('let a refund be pending until it is %s', async (end) => {
    const order = await client.orders.create({ amount: 500, currency: 'INR' });
    const paid = (await (await post(`/sandbox/orders/${order.id}/pay`, {})).json()) as Record<string, string>;
    const paymentId = String(paid.razorpay_payment_id);
    await fault({ refundsEnd: end });
    expect(await client.payments.refund(paymentId, { amount: 500 })).toMatchObject({ status: 'pending' });
    await vi.waitFor(() => expect(events()).toContain(`refund.${end}`), { timeout: 5000 });
    expect((await client.refunds.all({})).items).toMatchObject([{ payment_id: paymentId, status: end }]);
    const status = end === 'processed' ? 'refunded' : 'captured';
    expect(await client.payments.fetch(paymentId)).toMatchObject({ status });
  });
});

describe('its webhooks', () => {
  it('are signed over the raw body and carry an event id', async () => {
    const order = await client.orders.create({ amount: 100, currency: 'INR' });
    await post(`/sandbox/orders/${order.id}/pay`, { outcome: 'captured' });
    await vi.waitFor(() =>
      expect(events().sort()).toEqual(['order.paid', 'payment.authorized', 'payment.captured']),
    );
    for (const { headers, body } of received) {
      expect(headers['x-razorpay-signature']).toBe(
        createHmac('sha256', KEYS.webhookSecret).update(body).digest('hex'),
      );
      expect(headers['x-razorpay-event-id']).toMatch(/^[0-9a-f]{20}$/);
    }
  });

  it('are tried again until the shop takes them, over a restart too', async () => {
    respondWith = 500;
    const order = await client.orders.create({ amount: 100, currency: 'INR' });
    await post(`/sandbox/orders/${order.id}/pay`, { outcome: 'failed' });
    await vi.waitFor(() => expect(received.length).toBeGreaterThan(0));
    await sandbox.stop();
    respondWith = 200;
    received = [];
    sandbox = await start();
    await vi.waitFor(() => expect(events()).toEqual(['payment.failed']), { timeout: 10_000 });
  });

  it('send the webhook of a late payment when it is captured, not before', async () => {
    const order = await client.orders.create({ amount: 100, currency: 'INR' });
    const response = await post(`/sandbox/orders/${order.id}/pay`, { outcome: 'late', method: 'card' });
    expect(await response.json()).toHaveProperty('razorpay_signature');
    const status = async () => (await client.orders.fetchPayments(order.id)).items[0]?.status;
    expect(await status()).toBe('authorized');
    await vi.waitFor(async () => expect(await status()).toBe('captured'), { timeout: 5000 });
    await vi.waitFor(() => expect(events()).toContain('payment.captured'), { timeout: 5000 });
  });
});

it('does not start in production', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  await expect(start()).rejects.toThrow('does not run in production');
  vi.unstubAllEnvs();
});
