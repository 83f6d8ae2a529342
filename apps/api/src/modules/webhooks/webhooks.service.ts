import { AppError, appError, assertAllowed } from '@aabha/contracts/errors/errors';
import { checkUnchanged } from '@aabha/contracts/records/check-unchanged.rules';
import type {
  CreateWebhookInput,
  ListWebhooksInput,
  SetWebhookStateInput,
  UpdateWebhookInput,
  Webhook,
} from '@aabha/contracts/webhooks/webhooks.schema';
import { ROTATION_HOURS, WEBHOOK_EVENTS, WEBHOOKS_MAX } from '@aabha/contracts/webhooks/webhooks.values';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { inTx, violatedConstraint } from '@aabha/db/tx';
import type { SignedInContext } from '../../context/context';
import { sealText } from '../../core/seal-text';
import { writeAudit } from '../audit/audit.service';
import { insertTestEvent } from './webhook-deliveries.queries';
import { deliveryOf } from './webhook-deliveries.service';
import { newSecret } from './webhook-secret';
import {
  changeWebhook,
  countWebhooks,
  deleteWebhook,
  findWebhook,
  insertWebhook,
  lockAdding,
  lockWebhook,
  selectWebhooks,
  type WebhookRow,
} from './webhooks.queries';

const HOUR_MS = 3600_000;

const toWire = (row: WebhookRow, now: Date): Webhook => ({
  ...{ _id: row.id, url: row.url, description: row.description, state: row.state, reason: row.reason },
  events: WEBHOOK_EVENTS.filter((event) => row.events.includes(event)),
  ...{ failing_since: row.failingSince, last_tried_at: row.lastTriedAt, last_result: row.lastResult },
  ...{ last_ok: row.lastOk, waiting: row.waiting },
  rotated_until:
    row.previousUntil !== null && Date.parse(row.previousUntil) > now.getTime() ? row.previousUntil : null,
  ...{ created_by: row.createdBy, created_at: row.createdAt, updated_at: row.updatedAt },
});

/** Returns a page of the endpoints, newest first (docs/spec/webhooks.md#screens). */
export async function listWebhooks(ctx: SignedInContext, input: ListWebhooksInput) {
  const [rows, webhookCount] = await Promise.all([
    selectWebhooks(ctx.db, input),
    countWebhooks(ctx.db, input.filters),
  ]);
  return { webhookList: rows.map((row) => toWire(row, ctx.now())), webhookCount };
}

async function readWebhook(ctx: SignedInContext, db: DbOrTx, id: string): Promise<Webhook> {
  const row = await findWebhook(db, id);
  if (!row) throw appError('WEBHOOK_NOT_FOUND');
  return toWire(row, ctx.now());
}

export const getWebhook = async (ctx: SignedInContext, { id }: { id: string }) => ({
  webhook: await readWebhook(ctx, ctx.db, id),
});

const entryOf = (action: string, entityId: string) => ({
  action: `webhook.${action}`,
  entity: 'webhook',
  entityId,
});

async function lock(tx: Tx, id: string) {
  const row = await lockWebhook(tx, id);
  if (!row) throw appError('WEBHOOK_NOT_FOUND');
  return row;
}

/** Throws where nothing can be sent to the address. */
function assertUrl(ctx: SignedInContext, url: string): void {
  const error = ctx.ports.webhooks.refusalOf(url);
  if (error !== undefined) throw new AppError('WEBHOOK_URL_REFUSED', undefined, { url: error });
}

function refuseTaken(error: unknown): never {
  if (violatedConstraint(error) !== 'webhook_endpoints_url_key') throw error;
  throw new AppError('WEBHOOK_EXISTS', undefined, { url: 'There is a webhook with this address already.' });
}

/** Adds an endpoint. Returns it with its secret: this once. */
export async function createWebhook(ctx: SignedInContext, input: CreateWebhookInput) {
  assertUrl(ctx, input.url);
  const secret = newSecret();
  const webhook = await inTx(ctx.db, async (tx) => {
    await lockAdding(tx);
    if ((await countWebhooks(tx)) >= WEBHOOKS_MAX) throw appError('WEBHOOK_LIMIT');
    const sealedSecret = sealText(ctx.config, 'webhook-secret', secret);
    const id = await insertWebhook(tx, { ...input, sealedSecret, createdBy: ctx.user.id });
    await writeAudit(tx, ctx.user.id, { ...entryOf('create', id), before: null, after: input });
    return readWebhook(ctx, tx, id);
  }).catch(refuseTaken);
  return { webhook, secret };
}

/** Changes address, description and events. What waits goes to the new address. */
export async function updateWebhook(ctx: SignedInContext, input: UpdateWebhookInput) {
  const { id, updated_at: basedOn, ...values } = input;
  assertUrl(ctx, values.url);
  const webhook = await inTx(ctx.db, async (tx) => {
    const { url, description, events } = await lock(tx, id);
    assertAllowed(checkUnchanged(await readWebhook(ctx, tx, id), basedOn));
    const before = { url, description, events };
    if (JSON.stringify(before) !== JSON.stringify(values)) {
      await changeWebhook(tx, id, { ...values, updatedAt: ctx.now().toISOString() });
      await writeAudit(tx, ctx.user.id, { ...entryOf('update', id), before, after: values });
    }
    return readWebhook(ctx, tx, id);
  }).catch(refuseTaken);
  return { webhook };
}

/** Pauses an endpoint, or resumes it: what waits for it is sent then, and its failures count anew. */
export async function setWebhookState(ctx: SignedInContext, { id, state }: SetWebhookStateInput) {
  const webhook = await inTx(ctx.db, async (tx) => {
    const before = await lock(tx, id);
    if (before.state !== state) {
      const resumed = state === 'active' ? { failingSince: null } : {};
      await changeWebhook(tx, id, { state, reason: null, ...resumed, updatedAt: ctx.now().toISOString() });
      await writeAudit(tx, ctx.user.id, {
        ...entryOf(state === 'active' ? 'resume' : 'pause', id),
        ...{ before: { state: before.state }, after: { state } },
      });
    }
    return readWebhook(ctx, tx, id);
  });
  return { webhook };
}

/** Gives an endpoint a new secret and returns it: this once. The one before signs, too, for a day. */
export async function rotateSecret(ctx: SignedInContext, { id }: { id: string }) {
  const secret = newSecret();
  const webhook = await inTx(ctx.db, async (tx) => {
    const { sealedSecret: sealedPrevious } = await lock(tx, id);
    const previousUntil = new Date(ctx.now().getTime() + ROTATION_HOURS * HOUR_MS).toISOString();
    const sealedSecret = sealText(ctx.config, 'webhook-secret', secret);
    await changeWebhook(tx, id, { sealedSecret, sealedPrevious, previousUntil });
    await writeAudit(tx, ctx.user.id, {
      ...{ ...entryOf('rotate', id), before: null, after: { previous_until: previousUntil } },
    });
    return readWebhook(ctx, tx, id);
  });
  return { webhook, secret };
}

/** Deletes an endpoint with its deliveries, those that wait among them. */
export async function removeWebhook(ctx: SignedInContext, { id }: { id: string }) {
  await inTx(ctx.db, async (tx) => {
    const { url, description, events } = await lock(tx, id);
    const deliveries = await deleteWebhook(tx, id);
    await writeAudit(tx, ctx.user.id, {
      ...entryOf('remove', id),
      ...{ before: { url, description, events, deliveries }, after: null },
    });
  });
  return { message: 'The webhook is deleted.' };
}

/** Queues a test event, also for a paused endpoint. */
export async function sendTestEvent(ctx: SignedInContext, { id }: { id: string }) {
  const deliveryId = await inTx(ctx.db, async (tx) => {
    await lock(tx, id);
    const queued = await insertTestEvent(tx, id);
    await writeAudit(tx, ctx.user.id, { ...entryOf('test', id), before: null, after: { delivery: queued } });
    return queued;
  });
  return { delivery: await deliveryOf(ctx.db, deliveryId) };
}
