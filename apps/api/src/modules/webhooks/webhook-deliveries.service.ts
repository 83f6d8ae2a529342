import { appError } from '@aabha/contracts/errors/errors';
import { DELIVERY_COLUMNS } from '@aabha/contracts/webhooks/deliveries.csv';
import type {
  ExportDeliveriesInput,
  ListDeliveriesInput,
  ReplayDeliveriesInput,
  WebhookDelivery,
} from '@aabha/contracts/webhooks/webhooks.schema';
import type { DbOrTx } from '@aabha/db/client';
import { inTx } from '@aabha/db/tx';
import type { SignedInContext } from '../../context/context';
import { writeAudit } from '../audit/audit.service';
import { startExport } from '../exports/exports.service';
import { eventBody, eventIdOf } from './event-body';
import {
  countDeliveries,
  findDelivery,
  findDeliveryIds,
  replayDeliveriesSince,
  replayDelivery,
  selectDeliveries,
  selectDeliveriesOfIds,
  type DeliveryRow,
} from './webhook-deliveries.queries';
import { lockWebhook } from './webhooks.queries';

const resultOf = ({ last }: DeliveryRow) =>
  last === null ? null : (last.error ?? String(last.status ?? ''));

const toWire = (row: DeliveryRow): WebhookDelivery => ({
  ...{ _id: row.id, webhook_id: row.endpointId, event_id: eventIdOf(row.eventId), type: row.type },
  ...{ subject: row.subject, state: row.state, tries: row.tries },
  next_try_at: row.state === 'pending' ? row.nextTryAt : null,
  ...{ last_result: resultOf(row), created_at: row.createdAt, done_at: row.doneAt },
});

/** Returns a page of deliveries, newest first. */
export async function listDeliveries(ctx: SignedInContext, input: ListDeliveriesInput) {
  const [rows, deliveryCount] = await Promise.all([
    selectDeliveries(ctx.db, input),
    countDeliveries(ctx.db, input.filters),
  ]);
  return { deliveryList: rows.map(toWire), deliveryCount };
}

async function read(db: DbOrTx, id: string) {
  const row = await findDelivery(db, id);
  if (!row) throw appError('WEBHOOK_DELIVERY_NOT_FOUND');
  return row;
}

/** Returns a delivery. Throws WEBHOOK_DELIVERY_NOT_FOUND. */
export const deliveryOf = async (db: DbOrTx, id: string): Promise<WebhookDelivery> =>
  toWire(await read(db, id));

/** Returns a delivery with what is sent and its attempts. */
export async function getDelivery(ctx: SignedInContext, { id }: { id: string }) {
  const row = await read(ctx.db, id);
  return { delivery: { ...toWire(row), body: eventBody(row), attempts: row.attempts } };
}

/** Sends a delivery again under the same id. One that waits stays as it is. */
export async function replayOne(ctx: SignedInContext, { id }: { id: string }) {
  await inTx(ctx.db, async (tx) => {
    const { endpointId, type, eventId } = await read(tx, id);
    if (!(await replayDelivery(tx, id))) return;
    await writeAudit(tx, ctx.user.id, {
      ...{ action: 'webhook.replay', entity: 'webhook', entityId: endpointId },
      ...{ before: null, after: { event: eventIdOf(eventId), type } },
    });
  });
  return { delivery: await deliveryOf(ctx.db, id) };
}

/** Sends the deliveries of an endpoint again whose events happened since an instant. Returns their number. */
export async function replaySince(ctx: SignedInContext, { id, since }: ReplayDeliveriesInput) {
  const from = new Date(since).toISOString();
  const replayed = await inTx(ctx.db, async (tx) => {
    if (!(await lockWebhook(tx, id))) throw appError('WEBHOOK_NOT_FOUND');
    const deliveries = await replayDeliveriesSince(tx, id, from);
    if (deliveries > 0)
      await writeAudit(tx, ctx.user.id, {
        ...{ action: 'webhook.replay', entity: 'webhook', entityId: id },
        ...{ before: null, after: { since: from, deliveries } },
      });
    return deliveries;
  });
  return { replayed };
}

/** Exports the deliveries of a filter. */
export function exportDeliveries(ctx: SignedInContext, { filters }: ExportDeliveriesInput) {
  return startExport(ctx, {
    ...{ list: 'webhook-deliveries', filters, columns: DELIVERY_COLUMNS },
    findIds: (db) => findDeliveryIds(db, filters),
    readRows: async (db, ids) =>
      (await selectDeliveriesOfIds(db, ids)).map((row) => ({ ...toWire(row), url: row.url })),
  });
}
