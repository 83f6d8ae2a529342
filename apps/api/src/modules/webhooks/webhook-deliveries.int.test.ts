import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditLog } from '@aabha/db/schema/audit';
import { webhookDeliveries } from '@aabha/db/schema/webhook-endpoints';
import { webhookShop } from '../../testing/webhook-shop';
import { startReceiver } from '../../testing/start-receiver';
import { deliver } from './deliver-webhooks.service';
import { claimDueDeliveries } from './due-deliveries.queries';

const DAY_MS = 86_400_000;

const at = webhookShop();

describe('a delivery', () => {
  it('that fails is tried again under the same id, and later events of its subject wait for it', async () => {
    await at.desk.hook(['order.placed']);
    let fails = true;
    at.desk.receiver.answerWith((response, { data }) => {
      response.writeHead(fails && data.order_id === 'a' ? 500 : 200).end('oops'.repeat(1000));
    });
    await at.desk.placed('a');
    await at.desk.placed('a');
    await at.desk.placed('b');
    await at.desk.settled(['delivered', 'pending', 'pending']);
    fails = false;
    await at.desk.dueNow();
    await at.desk.settled(['delivered', 'delivered', 'delivered']);
    expect(at.desk.receiver.events.map(({ data }) => data.order_id).toSorted()).toEqual(['a', 'a', 'a', 'b']);
    const ofA = at.desk.receiver.events.filter(({ data }) => data.order_id === 'a');
    expect(ofA[1]).toMatchObject({ id: ofA[0]?.id, body: ofA[0]?.body });
    expect(ofA[2]?.id).not.toBe(ofA[0]?.id);
    const [first] = (await at.desk.deliveries({ search: ofA[0]?.id })).toReversed();
    const { body } = await at.shop.rest<{ delivery: { attempts: { status: number; answer: string }[] } }>(
      ...(['GET', `/webhook/delivery/${first?._id}`, undefined, at.boss.token] as const),
    );
    expect(body.data.delivery.attempts.map(({ status }) => status)).toEqual([500, 200]);
    expect(body.data.delivery.attempts[0]?.answer).toHaveLength(1024);
  });

  it('is given up after 12 tries, which lets later ones of its subject go', async () => {
    await at.desk.hook(['order.placed']);
    at.desk.receiver.answerWith((response) =>
      response.writeHead(at.desk.receiver.events.length === 1 ? 500 : 200).end(),
    );
    await at.shop.stopWorkers();
    await at.desk.placed('a');
    await at.desk.placed('a');
    await at.shop.db
      .update(webhookDeliveries)
      .set({ tries: 11 })
      .where(sql`position = (select min(position) from webhook_deliveries)`);
    at.shop.startWorkers();
    await at.desk.settled(['delivered', 'failed']);
  });

  it('of a process that dies is sent again when its lease ends', async () => {
    await at.shop.stopWorkers();
    await at.desk.hook(['order.placed']);
    await at.desk.placed('a');
    const claim = () => claimDueDeliveries(at.shop.db, { count: 4, leaseMs: 60_000, busy: [] });
    const [lost] = await claim();
    expect(await claim()).toEqual([]);
    await at.desk.dueNow();
    at.shop.startWorkers();
    await at.desk.settled(['delivered']);
    /* The process was only slow: what it has to say counts no more. */
    await deliver(at.shop.deps, lost!);
    expect(new Set(at.desk.receiver.events.map(({ id }) => id)).size).toBe(1);
    expect((await at.desk.deliveries())[0]).toMatchObject({ state: 'delivered', tries: 2 });
  });

  it('is sent again on request, alone or with all since a time, under the same id', async () => {
    const { webhook } = await at.desk.hook(['order.placed']);
    await at.desk.placed('a');
    await at.desk.placed('b');
    await at.desk.settled(['delivered', 'delivered']);
    const [newest] = await at.desk.deliveries();
    expect((await at.desk.post(`/delivery/${newest?._id}/replay`)).status).toBe(200);
    await at.desk.arrived(3);
    await at.desk.settled(['delivered', 'delivered']);
    expect(at.desk.receiver.events[2]?.id).toBe(newest?.event_id);
    const since = (date: Date) =>
      at.desk.post<{ replayed: number }>(`/${webhook._id}/replay`, { since: date.toISOString() });
    expect((await since(new Date(Date.now() + DAY_MS))).body.data.replayed).toBe(0);
    expect((await since(new Date(Date.now() - DAY_MS))).body.data.replayed).toBe(2);
    await at.desk.arrived(5);
    expect(new Set(at.desk.receiver.events.map(({ id }) => id)).size).toBe(2);
    const entries = await at.shop.db.select().from(auditLog).where(eq(auditLog.entityId, webhook._id));
    expect(entries.map(({ action }) => action)).toEqual([
      'webhook.create',
      'webhook.replay',
      'webhook.replay',
    ]);
  });

  it('to an endpoint that is deleted while it waits is not sent', async () => {
    const { webhook } = await at.desk.hook(['order.placed']);
    at.desk.receiver.answerWith((response) => response.writeHead(503).end());
    await at.desk.placed('a');
    await at.desk.arrived(1);
    await at.desk.eventually(async () => expect((await at.desk.deliveries())[0]?.last_result).not.toBeNull());
    expect((await at.desk.post(`/${webhook._id}/remove`)).status).toBe(200);
    expect(await at.desk.deliveries()).toEqual([]);
    expect((await at.desk.post(`/${webhook._id}/remove`)).status).toBe(404);
    expect(at.desk.receiver.events).toHaveLength(1);
  });

  it('to a slow receiver holds up no other endpoint', async () => {
    const other = await startReceiver();
    await at.desk.hook(['order.placed']);
    await at.desk.hook(['order.placed'], other.url);
    at.desk.receiver.answerWith(() => undefined);
    for (const order of ['a', 'b', 'c', 'd', 'e', 'f']) await at.desk.placed(order);
    await at.desk.eventually(() => expect(other.events).toHaveLength(6));
    expect(at.desk.receiver.events.length).toBeLessThanOrEqual(4);
    await at.desk.receiver.stop();
    await other.stop();
  });
});
