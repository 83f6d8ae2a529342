import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditLog } from '@aabha/db/schema/audit';
import { webhookDeliveries } from '@aabha/db/schema/webhook-endpoints';
import { signedInAs, someServiceAreas, type SignedIn } from '../../testing/builders';
import { startTestShop, type TestShop } from '../../testing/test-shop';
import { webhookDesk } from '../../testing/webhook-desk';
import { startReceiver } from '../../testing/start-receiver';
import { deliver } from './deliver-webhooks.service';
import { claimDueDeliveries } from './due-deliveries.queries';

const DAY_MS = 86_400_000;

let shop: TestShop;
let boss: SignedIn;
let desk: Awaited<ReturnType<typeof webhookDesk>>;
beforeAll(async () => {
  shop = await startTestShop({ WEBHOOK_LOCAL: 'on' });
  await someServiceAreas(shop.db);
  boss = await signedInAs(shop, 'SuperAdmin', { email: 'boss@example.in' });
});
afterAll(() => shop.stop());
beforeEach(async () => {
  desk = await webhookDesk(shop, boss);
  return () => desk.receiver.stop();
});

describe('a delivery', () => {
  it('that fails is tried again under the same id, and later events of its subject wait for it', async () => {
    await desk.hook(['order.placed']);
    let fails = true;
    desk.receiver.answerWith((response, { data }) => {
      response.writeHead(fails && data.order_id === 'a' ? 500 : 200).end('oops'.repeat(1000));
    });
    await desk.placed('a');
    await desk.placed('a');
    await desk.placed('b');
    await desk.settled(['delivered', 'pending', 'pending']);
    fails = false;
    await desk.dueNow();
    await desk.settled(['delivered', 'delivered', 'delivered']);
    expect(desk.receiver.events.map(({ data }) => data.order_id).toSorted()).toEqual(['a', 'a', 'a', 'b']);
    const ofA = desk.receiver.events.filter(({ data }) => data.order_id === 'a');
    expect(ofA[1]).toMatchObject({ id: ofA[0]?.id, body: ofA[0]?.body });
    expect(ofA[2]?.id).not.toBe(ofA[0]?.id);
    const [first] = (await desk.deliveries({ search: ofA[0]?.id })).toReversed();
    const { body } = await shop.rest<{ delivery: { attempts: { status: number; answer: string }[] } }>(
      ...(['GET', `/webhook/delivery/${first?._id}`, undefined, boss.token] as const),
    );
    expect(body.data.delivery.attempts.map(({ status }) => status)).toEqual([500, 200]);
    expect(body.data.delivery.attempts[0]?.answer).toHaveLength(1024);
  });

  it('is given up after 12 tries, which lets later ones of its subject go', async () => {
    await desk.hook(['order.placed']);
    desk.receiver.answerWith((response) =>
      response.writeHead(desk.receiver.events.length === 1 ? 500 : 200).end(),
    );
    await shop.stopWorkers();
    await desk.placed('a');
    await desk.placed('a');
    await shop.db
      .update(webhookDeliveries)
      .set({ tries: 11 })
      .where(sql`position = (select min(position) from webhook_deliveries)`);
    shop.startWorkers();
    await desk.settled(['delivered', 'failed']);
  });

  it('of a process that dies is sent again when its lease ends', async () => {
    await shop.stopWorkers();
    await desk.hook(['order.placed']);
    await desk.placed('a');
    const claim = () => claimDueDeliveries(shop.db, { count: 4, leaseMs: 60_000, busy: [] });
    const [lost] = await claim();
    expect(await claim()).toEqual([]);
    await desk.dueNow();
    shop.startWorkers();
    await desk.settled(['delivered']);
    /* The process was only slow: what it has to say counts no more. */
    await deliver(shop.deps, lost!);
    expect(new Set(desk.receiver.events.map(({ id }) => id)).size).toBe(1);
    expect((await desk.deliveries())[0]).toMatchObject({ state: 'delivered', tries: 2 });
  });

  it('is sent again on request, alone or with all since a time, under the same id', async () => {
    const { webhook } = await desk.hook(['order.placed']);
    await desk.placed('a');
    await desk.placed('b');
    await desk.settled(['delivered', 'delivered']);
    const [newest] = await desk.deliveries();
    expect((await desk.post(`/delivery/${newest?._id}/replay`)).status).toBe(200);
    await desk.arrived(3);
    await desk.settled(['delivered', 'delivered']);
    expect(desk.receiver.events[2]?.id).toBe(newest?.event_id);
    const since = (date: Date) =>
      desk.post<{ replayed: number }>(`/${webhook._id}/replay`, { since: date.toISOString() });
    expect((await since(new Date(Date.now() + DAY_MS))).body.data.replayed).toBe(0);
    expect((await since(new Date(Date.now() - DAY_MS))).body.data.replayed).toBe(2);
    await desk.arrived(5);
    expect(new Set(desk.receiver.events.map(({ id }) => id)).size).toBe(2);
    const entries = await shop.db.select().from(auditLog).where(eq(auditLog.entityId, webhook._id));
    expect(entries.map(({ action }) => action)).toEqual([
      'webhook.create',
      'webhook.replay',
      'webhook.replay',
    ]);
  });

  it('to an endpoint that is deleted while it waits is not sent', async () => {
    const { webhook } = await desk.hook(['order.placed']);
    desk.receiver.answerWith((response) => response.writeHead(503).end());
    await desk.placed('a');
    await desk.arrived(1);
    await desk.eventually(async () => expect((await desk.deliveries())[0]?.last_result).not.toBeNull());
    expect((await desk.post(`/${webhook._id}/remove`)).status).toBe(200);
    expect(await desk.deliveries()).toEqual([]);
    expect((await desk.post(`/${webhook._id}/remove`)).status).toBe(404);
    expect(desk.receiver.events).toHaveLength(1);
  });

  it('to a slow receiver holds up no other endpoint', async () => {
    const other = await startReceiver();
    await desk.hook(['order.placed']);
    await desk.hook(['order.placed'], other.url);
    desk.receiver.answerWith(() => undefined);
    for (const order of ['a', 'b', 'c', 'd', 'e', 'f']) await desk.placed(order);
    await desk.eventually(() => expect(other.events).toHaveLength(6));
    expect(desk.receiver.events.length).toBeLessThanOrEqual(4);
    await desk.receiver.stop();
    await other.stop();
  });
});
