import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AppError } from '@aabha/contracts/errors/errors';
import { LIVE_HEARTBEAT_MS, LIVE_TOPICS } from '@aabha/contracts/live/live.values';
import type { Invalidation } from '../../cache/cache-tags';
import { topicSubscribers } from '../../cache/topic-subscribers';
import { openLiveChanges, topicsOf } from './live-changes';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'performance'] }));
afterEach(() => vi.useRealTimers());

function open(options?: Parameters<typeof openLiveChanges>[1], receivesInvalidations = true) {
  const { publish, subscribeAll } = topicSubscribers();
  const live = openLiveChanges({ subscribeAll, receivesInvalidations }, options);
  return { publish, live };
}
const SIGNED_IN = () => Promise.resolve(true);
const topic = (name: 'orders' | 'reviews'): Invalidation => ({ kind: 'topic', topic: name });
/** Returns the data of the next event; undefined at the end. */
async function next(events: AsyncGenerator<string>): Promise<string | undefined> {
  const step = await events.next();
  return step.done ? undefined : step.value;
}

it('names stock of any television as one topic, and everything when all may have changed', () => {
  expect(
    topicsOf([{ kind: 'stock', productId: 'a' }, { kind: 'stock', productId: 'b' }, topic('orders')]),
  ).toEqual(['stock', 'orders']);
  expect(topicsOf([topic('orders'), { kind: 'all' }])).toEqual(LIVE_TOPICS);
});

it('sends each topic once, and changes of a moment together', async () => {
  const { publish, live } = open();
  const events = live.open(SIGNED_IN);
  expect(await next(events)).toMatch(/^retry: 3000\nevent: open\n/);
  const first = next(events);
  publish([topic('orders')]);
  expect(await first).toBe('event: changed\ndata: ["orders"]\n\n');
  const second = next(events);
  publish([topic('orders')]);
  publish([topic('reviews'), topic('orders')]);
  await vi.advanceTimersByTimeAsync(200);
  expect(await second).toBe('event: changed\ndata: ["orders","reviews"]\n\n');
});

it('sends a comment while nothing changes, and ends after its time', async () => {
  const { live } = open({ lastsMs: LIVE_HEARTBEAT_MS });
  const events = live.open(SIGNED_IN);
  await next(events);
  const silent = next(events);
  await vi.advanceTimersByTimeAsync(LIVE_HEARTBEAT_MS);
  expect(await silent).toBe(': nothing changed\n\n');
  expect(await next(events)).toBeUndefined();
});

it('ends when its caller is signed in no more, and where nothing says so', async () => {
  const { publish, live } = open();
  for (const answer of [() => Promise.resolve(false), () => Promise.reject(new Error('no database'))]) {
    const asked = vi.fn(answer);
    const events = live.open(asked);
    await next(events);
    const first = next(events);
    publish([topic('orders')]);
    expect(await first).toContain('orders');
    expect(asked).not.toHaveBeenCalled();
    const end = next(events);
    await vi.advanceTimersByTimeAsync(5000);
    publish([topic('orders')]);
    expect(await end).toBeUndefined();
    expect(asked).toHaveBeenCalledOnce();
  }
});

it('refuses more streams than a process has room for, until one is left', async () => {
  const { live } = open();
  const streams = Array.from({ length: 40 }, () => live.open(SIGNED_IN));
  await Promise.all(streams.map((stream) => stream.next()));
  expect(() => live.open(SIGNED_IN)).toThrow(AppError);
  await streams[0]?.return();
  expect(() => live.open(SIGNED_IN)).not.toThrow();
});

it('says from time to time that everything changed where there are no invalidations', async () => {
  const { live } = open({ withoutFeedMs: 5000 }, false);
  const events = live.open(SIGNED_IN);
  await next(events);
  const all = next(events);
  await vi.advanceTimersByTimeAsync(5000);
  expect(await all).toContain(JSON.stringify(LIVE_TOPICS));
});

it('ends its streams when the process stops', async () => {
  const { live } = open();
  const events = live.open(SIGNED_IN);
  await next(events);
  const last = next(events);
  live.stop();
  expect(await last).toBeUndefined();
});
