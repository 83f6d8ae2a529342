import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LIVE_TOPICS, type LiveTopic } from '@aabha/contracts/live/live.values';
import { followChanges } from './follow-changes';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', { getItem: () => 'token' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A stream whose parts the test sends. */
function stream() {
  let controller!: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>({ start: (its) => void (controller = its) });
  const bytes = new TextEncoder();
  return {
    response: new Response(body),
    send: (text: string) => controller.enqueue(bytes.encode(text)),
    end: () => controller.close(),
  };
}

/** Follows the changes of these responses, each of one connection; the last one stays. */
function follow(responses: readonly Response[]) {
  const left = [...responses];
  const calls = vi.fn((_path: string, _init: RequestInit) => {
    const response = left.shift();
    return response ? Promise.resolve(response) : new Promise<Response>(() => undefined);
  });
  vi.stubGlobal('fetch', calls);
  const leaving = new AbortController();
  const changes: (readonly LiveTopic[])[] = [];
  const states: boolean[] = [];
  const ended = followChanges(leaving.signal, {
    onChanges: (topics) => changes.push(topics),
    onLive: (isLive) => states.push(isLive),
  });
  const settle = () => vi.advanceTimersByTimeAsync(0);
  return { calls, changes, states, ended, settle, leave: () => leaving.abort() };
}

test('passes topics on, also of an event that comes in two parts, and leaves comments out', async () => {
  const { response, send } = stream();
  const { changes, states, settle } = follow([response]);
  send('retry: 3000\nevent: open\ndata: []\n\n: nothing changed\n\nevent: changed\nda');
  await settle();
  expect(states).toEqual([true]);
  expect(changes).toEqual([]);
  send('ta: ["orders","unknown"]\n\nevent: changed\ndata: ["stock"]\n\n');
  await settle();
  expect(changes).toEqual([['orders'], ['stock']]);
});

test('connects again at the end of a connection, and says that everything may have changed meanwhile', async () => {
  const [first, second] = [stream(), stream()];
  const { calls, changes, settle } = follow([first.response, second.response]);
  await settle();
  first.end();
  await settle();
  expect(calls).toHaveBeenCalledTimes(2);
  expect(changes).toEqual([LIVE_TOPICS]);
});

test('waits longer and longer while it is refused, and reports that nothing arrives', async () => {
  const refused = () => new Response('', { status: 503 });
  const { calls, states, settle } = follow([refused(), refused(), stream().response]);
  await settle();
  expect(states).toEqual([false]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(calls).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1999);
  expect(calls).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(states).toEqual([false, false, true]);
});

test('connects again when nothing at all arrives for three heartbeats', async () => {
  const { calls, settle } = follow([stream().response, stream().response]);
  await settle();
  await vi.advanceTimersByTimeAsync(45_000);
  expect(calls).toHaveBeenCalledTimes(2);
});

test('ends with the session, and when its reader leaves', async () => {
  await follow([new Response('', { status: 401 })]).ended;
  const { response } = stream();
  const { ended, settle, leave } = follow([response]);
  await settle();
  leave();
  await ended;
});
