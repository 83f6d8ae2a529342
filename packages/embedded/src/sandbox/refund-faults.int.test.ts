import { afterAll, beforeAll, expect, it } from 'vitest';
import { startSandbox, type RunningSandbox } from './sandbox';

const KEYS = { keyId: 'rzp_test_refunds', keySecret: 'key-secret', webhookSecret: 'hook-secret' };
const AUTHORIZATION = `Basic ${Buffer.from(`${KEYS.keyId}:${KEYS.keySecret}`).toString('base64')}`;

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ ...KEYS, port: 0, webhookUrl: 'http://127.0.0.1:9/' });
});
afterAll(() => sandbox.stop());

async function post(path: string, body: object) {
  const response = await fetch(sandbox.url + path, {
    method: 'POST',
    headers: { authorization: AUTHORIZATION, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Record<string, string> };
}

it('refuses refunds for good, and holds one until it is told how it ends', async () => {
  const order = await post('/v1/orders', { amount: 500, currency: 'INR' });
  const paid = await post(`/sandbox/orders/${order.body.id}/pay`, {});
  const refund = () => post(`/v1/payments/${paid.body.razorpay_payment_id}/refund`, { amount: 500 });
  await post('/sandbox/faults', { refundsEnd: 'held', refundsRefused: true });
  expect((await refund()).status).toBe(400);
  await post('/sandbox/faults', { refundsRefused: false });
  const held = await refund();
  expect(held).toMatchObject({ status: 200, body: { status: 'pending' } });
  const ended = await post(`/sandbox/refunds/${held.body.id}/end`, { status: 'failed' });
  expect(ended.body).toMatchObject({ id: held.body.id, status: 'failed' });
  expect((await refund()).status).toBe(200);
});
