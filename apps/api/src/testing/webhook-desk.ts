import { eq, sql } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import type { Webhook, WebhookDelivery } from '@aabha/contracts/webhooks/webhooks.schema';
import { WEBHOOK_EVENTS } from '@aabha/contracts/webhooks/webhooks.values';
import { webhookDeliveries, webhookEndpoints } from '@aabha/db/schema/webhook-endpoints';
import { inTx } from '@aabha/db/tx';
import { recordEvent } from '../outbox/record-event';
import type { SignedIn } from './builders';
import type { TestShop } from './test-shop';
import { startReceiver } from './start-receiver';

const LONG = { timeout: 40_000, interval: 50 };

/** Returns what a test does with webhooks in a shop, with a receiver of its own. Deletes those of other tests. */
export async function webhookDesk(shop: TestShop, boss: SignedIn) {
  await shop.db.delete(webhookEndpoints);
  await shop.db.delete(webhookDeliveries);
  const receiver = await startReceiver();
  const staff = shop.trpc(boss.token);
  const post = <T extends object = Record<string, never>>(path: string, body: object = {}, by = boss.token) =>
    shop.rest<T>('POST', `/webhook${path}`, body, by);
  const deliveries = async (filters: object = {}) =>
    (await staff.webhooks.deliveries.query({ filters, pageSize: 100 })).deliveryList;
  const eventually = <T>(check: () => T | Promise<T>) => vi.waitFor(check, LONG);
  return {
    ...{ receiver, staff, post, deliveries, eventually },
    /** Adds a webhook. */
    hook: async (events: readonly string[] = WEBHOOK_EVENTS, url = receiver.url) => {
      const made = await post<{ webhook: Webhook; secret: string }>('/new', { url, events });
      expect(made.status, JSON.stringify(made.body)).toBe(200);
      return made.body.data;
    },
    /** Waits until so many events have arrived. */
    arrived: (count: number) => eventually(() => expect(receiver.events).toHaveLength(count)),
    /** Waits until the deliveries have these states, in the order of the alphabet. */
    settled: (states: WebhookDelivery['state'][]) =>
      eventually(async () =>
        expect((await deliveries()).map(({ state }) => state).toSorted()).toEqual(states),
      ),
    /** Makes waiting deliveries due. */
    dueNow: () =>
      shop.db
        .update(webhookDeliveries)
        .set({ nextTryAt: sql`now()` })
        .where(eq(webhookDeliveries.state, 'pending')),
    /** Records an event of an order as a service does. */
    placed: (order: string) =>
      inTx(shop.db, (tx) =>
        recordEvent(tx, 'order.placed', `order/${order}`, {
          ...{ order_id: order, status: 'Pending', total: 24990, draft_order_id: null },
        }),
      ),
  };
}
