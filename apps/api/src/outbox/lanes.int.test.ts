import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { outbox, type Lane } from '@aabha/db/schema/outbox';
import { effectHandlers } from '../effects';
import { startTestShop, type TestShop } from '../testing/test-shop';
import { enqueue } from './outbox';
import { claimDue, explainDue } from './outbox.queries';
import { runDueEffects, startWorkerLoop, type EffectHandlers } from './worker';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ WORKER_LANES: 'money' });
});
afterAll(() => shop.stop());

const idle = (over: Partial<EffectHandlers>): EffectHandlers => ({ ...effectHandlers, ...over });
const isDone = async (kind: string) => {
  const rows = await shop.db.select().from(outbox).where(eq(outbox.kind, kind));
  return rows.length > 0 && rows.every(({ doneAt }) => doneAt !== null);
};
const eventually = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 20_000, interval: 50 });
const startLane = (handlers: EffectHandlers, lane: Lane) =>
  startWorkerLoop(shop.deps, lane, () => runDueEffects(shop.deps, handlers, lane));

it('a process with WORKER_LANES serves only these', async () => {
  await enqueue(shop.db, 'mail.welcome', { userId: crypto.randomUUID() });
  await shop.db.insert(outbox).values({ kind: 'unknown.kind', payload: {} });
  await enqueue(shop.db, 'payments.webhook', { eventId: 'none' });
  const attempts = async (kind: string) =>
    (await shop.db.select().from(outbox).where(eq(outbox.kind, kind)))[0]?.attempts;
  await eventually(async () => expect(await attempts('payments.webhook')).toBeGreaterThan(0));
  expect([await attempts('mail.welcome'), await attempts('unknown.kind')]).toEqual([0, 0]);
  await shop.stopWorkers();
});

describe('effects', () => {
  beforeAll(() => shop.stopWorkers());
  beforeEach(() => shop.db.delete(outbox));

  it('are each in one lane, by kind', async () => {
    const kinds = ['payments.refund', 'payments.webhook', 'mail.welcome', 'mailings.other', 'something.else'];
    await shop.db.insert(outbox).values(kinds.map((kind) => ({ kind, payload: {} })));
    const claimed = async (lane: Lane) =>
      (await claimDue(shop.db, lane, 10, 60_000)).map(({ kind }) => kind).sort();
    expect(await claimed('money')).toEqual(['payments.refund', 'payments.webhook']);
    expect(await claimed('mails')).toEqual(['mail.welcome']);
    expect(await claimed('others')).toEqual(['mailings.other', 'something.else']);
  });

  it.each<[Lane, Lane]>([
    ['mails', 'money'],
    ['money', 'mails'],
  ])('of %s that hang do not hold up those of %s', async (hanging, other) => {
    let release: () => void = () => undefined;
    const hang = new Promise<void>((resolve) => {
      release = resolve;
    });
    const started: string[] = [];
    const run = (lane: Lane) => async () => {
      started.push(lane);
      if (lane === hanging) await hang;
    };
    const handlers = idle({ 'mail.welcome': run('mails'), 'payments.webhook': run('money') });
    const kindOf = { mails: 'mail.welcome', money: 'payments.webhook', others: '' };
    const queue = async (lane: Lane) =>
      lane === 'mails'
        ? enqueue(shop.db, 'mail.welcome', { userId: 'a' })
        : enqueue(shop.db, 'payments.webhook', { eventId: 'a' });
    for (let n = 0; n < 100; n += 1) await queue(hanging);
    const loops = [startLane(handlers, 'mails'), startLane(handlers, 'money')];
    await eventually(async () => expect(started).toContain(hanging));
    await queue(other);
    await eventually(async () => expect(await isDone(kindOf[other])).toBe(true));
    expect(await isDone(kindOf[hanging])).toBe(false);
    release();
    await Promise.all(loops.map((loop) => loop.stop()));
  });

  it('are claimed by an index that has no others, however many mails wait', async () => {
    await shop.db.execute(
      sql`insert into outbox (kind, payload) select 'mail.welcome', '{}' from generate_series(1, 20000)`,
    );
    await shop.db.execute(sql`analyze outbox`);
    await enqueue(shop.db, 'payments.webhook', { eventId: 'a' });
    expect(await explainDue(shop.db, 'money')).toContain('outbox_lane_due_idx');
    expect(await claimDue(shop.db, 'money', 10, 60_000)).toHaveLength(1);
  });

  it('are marked with fewer statements than there are', async () => {
    for (let n = 0; n < 25; n += 1) await enqueue(shop.db, 'payments.webhook', { eventId: 'a' });
    const handlers = idle({ 'payments.webhook': () => Promise.resolve() });
    const sent = await shop.statementsOf(() => runDueEffects(shop.deps, handlers, 'money'));
    expect(sent.filter((text) => text.includes('"done_at" = now()')).length).toBeLessThanOrEqual(2);
    expect(await isDone('payments.webhook')).toBe(true);
  });

  it('run again whose worker died after its work and before its mark', async () => {
    await enqueue(shop.db, 'payments.webhook', { eventId: 'a' });
    let runs = 0;
    const handlers = idle({
      'payments.webhook': async () => {
        runs += 1;
      },
    });
    /* The first worker claims and works, and is gone before it marks. */
    const [claimed] = await claimDue(shop.db, 'money', 10, 300);
    await handlers['payments.webhook'](shop.deps, { eventId: 'a' }, claimed?.id ?? '');
    await runDueEffects(shop.deps, handlers, 'money');
    expect(runs).toBe(1);
    await eventually(async () => {
      await runDueEffects(shop.deps, handlers, 'money');
      expect(await isDone('payments.webhook')).toBe(true);
    });
    expect(runs).toBe(2);
  });

  it('never run in two workers', async () => {
    const ids = Array.from({ length: 200 }, (_, n) => `event-${n}`);
    for (const eventId of ids) await enqueue(shop.db, 'payments.webhook', { eventId });
    const seen: string[] = [];
    const handlers = idle({
      'payments.webhook': async (_deps, { eventId }) => {
        seen.push(eventId);
      },
    });
    const drain = async () => {
      while ((await runDueEffects(shop.deps, handlers, 'money')) > 0);
    };
    await Promise.all([drain(), drain()]);
    expect(seen.sort()).toEqual(ids.sort());
  });
});
