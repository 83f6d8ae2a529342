import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { repeatCall } from './repeat-call';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const status = (code: number, headers = {}) => Promise.resolve(new Response(null, { status: code, headers }));

/** Returns a `fetch` with these outcomes, and the key of each call it got. */
function server(...outcomes: (() => Promise<Response>)[]) {
  const keys: (string | undefined)[] = [];
  const send = (_url: unknown, init?: RequestInit) => {
    keys.push(new Headers(init?.headers).get('idempotency-key') ?? undefined);
    return (outcomes.shift() ?? lost)();
  };
  return { keys, send };
}

/** Sends a call through and returns its status; 0 without a response. */
async function callThrough(
  call: ReturnType<typeof repeatCall>,
  body: string | FormData = crypto.randomUUID(),
) {
  const result = call('/trpc/orders.restock', { body, headers: { authorization: 'Bearer x' } }).then(
    (response) => response.status,
    () => 0,
  );
  await vi.runAllTimersAsync();
  return result;
}

it.each([
  ['is lost', lost],
  ['is 502', () => status(502)],
  ['is 503', () => status(503)],
])('sends a call again once under its key where the response %s', async (_name, first) => {
  const { keys, send } = server(
    first,
    () => status(200),
    () => status(200),
  );
  expect(await callThrough(repeatCall(true, send))).toBe(200);
  expect(keys).toEqual([keys[0], keys[0]]);
  expect(keys[0]).toMatch(/^[\d-]{7,}$/);
});

it('sends a call again after two seconds, not before', async () => {
  const { keys, send } = server(lost, () => status(200));
  void repeatCall(true, send)('/trpc/orders.restock', { body: 'waits' });
  await vi.advanceTimersByTimeAsync(1900);
  expect(keys).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(keys).toHaveLength(2);
});

it.each([200, 400, 401, 409, 422, 429, 500])('does not send a call again after %i', async (code) => {
  const { keys, send } = server(() => status(code));
  expect(await callThrough(repeatCall(true, send))).toBe(code);
  expect(keys).toHaveLength(1);
});

it('gives up after the second failure', async () => {
  const { keys, send } = server(lost, lost);
  expect(await callThrough(repeatCall(true, send))).toBe(0);
  expect(keys).toHaveLength(2);
});

it('sends no key with calls that need none', async () => {
  const { keys, send } = server(lost, () => status(200));
  expect(await callThrough(repeatCall(false, send))).toBe(200);
  expect(keys).toEqual([undefined, undefined]);
});

it('uses another key for the next call', async () => {
  const { keys, send } = server(
    () => status(200),
    () => status(200),
  );
  const call = repeatCall(true, send);
  for (const _ of [1, 2]) await callThrough(call, 'the same');
  expect(keys[1]).not.toBe(keys[0]);
});

it.each([
  ['was lost twice', [lost, lost]],
  ['was 502 twice', [() => status(502), () => status(502)]],
  ['said that the first is in progress', [() => status(409)]],
])('uses the same key when a call is made again by hand whose response %s', async (_name, outcomes) => {
  const { keys, send } = server(...outcomes, () => status(200));
  const call = repeatCall(true, send);
  const body = crypto.randomUUID();
  for (const _ of [1, 2]) await callThrough(call, body);
  expect(new Set(keys).size).toBe(1);
});

it('uses another key after a failure that is the stored outcome of its key', async () => {
  const replayed = () => status(503, { 'idempotency-replayed': 'true' });
  const { keys, send } = server(replayed, replayed, () => status(200));
  const call = repeatCall(true, send);
  const body = crypto.randomUUID();
  for (const _ of [1, 2]) await callThrough(call, body);
  expect(keys[2]).not.toBe(keys[0]);
});

it('knows two forms apart, and sends a form again under its key', async () => {
  const { keys, send } = server(
    lost,
    () => status(200),
    () => status(200),
  );
  const call = repeatCall(true, send);
  for (const _ of [1, 2]) await callThrough(call, new FormData());
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});
