import { describe, expect, it, vi } from 'vitest';
import { RenderQueue, RenderQueueFull } from './render-queue';

/** Work that ends when the test releases it. */
function works(queue: RenderQueue) {
  const started: string[] = [];
  const finish = new Map<string, () => void>();
  const run = (name: string, job: { network?: string; isRefresh?: boolean } = {}) =>
    queue.run({ network: name, isRefresh: false, ...job }, () => {
      started.push(name);
      return new Promise<string>((resolve) => finish.set(name, () => resolve(name)));
    });
  return { started, run, finish: (name: string) => finish.get(name)?.() };
}
const queueOf = (options = {}) =>
  new RenderQueue({ maxRunning: 2, maxWaiting: 2, maxWaitMs: 60_000, ...options });

describe('RenderQueue', () => {
  it('limits concurrent work, and refuses work when the queue is full', async () => {
    const queue = queueOf();
    const { started, run, finish } = works(queue);
    const all = ['a', 'b', 'c', 'd'].map((name) => run(name));
    expect(started).toEqual(['a', 'b']);
    await expect(run('e')).rejects.toBeInstanceOf(RenderQueueFull);
    finish('a');
    await vi.waitFor(() => expect(started).toEqual(['a', 'b', 'c']));
    finish('b');
    await vi.waitFor(() => expect(started).toEqual(['a', 'b', 'c', 'd']));
    finish('c');
    finish('d');
    expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd']);
    expect(queue.isBusy).toBe(false);
  });

  it('frees the slot of work that failed', async () => {
    const queue = queueOf({ maxRunning: 1 });
    const failing = () => Promise.reject(new Error('failed'));
    for (let n = 0; n < 3; n += 1)
      await expect(queue.run({ network: 'a', isRefresh: false }, failing)).rejects.toThrow('failed');
    expect(queue.isBusy).toBe(false);
  });

  it('prefers pages that were rendered before', async () => {
    const { started, run, finish } = works(queueOf({ maxRunning: 1 }));
    void run('a');
    void run('b');
    void run('c', { isRefresh: true });
    finish('a');
    await vi.waitFor(() => expect(started).toEqual(['a', 'c']));
  });

  it('gives one network half of the queue', async () => {
    const { run } = works(queueOf({ maxRunning: 1, maxWaiting: 4 }));
    const attacker = { network: 'attacker' };
    void run('a', attacker);
    void run('b', attacker);
    void run('c', attacker);
    await expect(run('d', attacker)).rejects.toBeInstanceOf(RenderQueueFull);
    const visitor = vi.fn();
    run('e').catch(visitor);
    await Promise.resolve();
    expect(visitor).not.toHaveBeenCalled();
  });

  it('refuses work that waited too long, and does not run it later', async () => {
    const queue = queueOf({ maxRunning: 1, maxWaitMs: 10 });
    const { started, run, finish } = works(queue);
    const first = run('a');
    await expect(run('b')).rejects.toBeInstanceOf(RenderQueueFull);
    finish('a');
    await first;
    expect(started).toEqual(['a']);
    expect(queue.isBusy).toBe(false);
  });
});
