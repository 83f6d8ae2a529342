import { retryWaitMs } from '@aabha/contracts/webhooks/webhooks.rules';
import type { Attempt } from '@aabha/contracts/webhooks/webhooks.schema';
import { AUTO_PAUSE_DAYS, STORED_ATTEMPTS, TEST_EVENT } from '@aabha/contracts/webhooks/webhooks.values';
import type { Tx } from '@aabha/db/client';
import { inTx } from '@aabha/db/tx';
import type { AppDeps } from '../../context/deps';
import { openText } from '../../core/seal-text';
import { enqueue } from '../../outbox/outbox';
import type { WebhookAnswer } from '../../ports/webhooks/webhooks';
import { staffToNotify } from '../prices/prices.service';
import { findReceiver, lockHealth, recordTry, type DueDelivery } from './due-deliveries.queries';
import { eventBody, eventIdOf } from './event-body';
import { signatureHeader } from './webhook-secret';
import { changeWebhook } from './webhooks.queries';

const DAY_MS = 86_400_000;
/** The receiver wants nothing more: it says so for good. */
const GONE = 410;

type Deps = Pick<AppDeps, 'db' | 'config' | 'ports' | 'log'>;
type Receiver = NonNullable<Awaited<ReturnType<typeof findReceiver>>>;

/** Returns the secrets that sign now, the newest first. Throws where the key of the process has changed. */
function secretsOf(
  { config }: Deps,
  { sealedSecret, sealedPrevious, previousUntil }: Receiver,
  now: Date,
): string[] {
  const isBoth =
    sealedPrevious !== null && previousUntil !== null && Date.parse(previousUntil) > now.getTime();
  const sealed = isBoth ? [sealedSecret, sealedPrevious] : [sealedSecret];
  return sealed.map((one) => openText(config, 'webhook-secret', one));
}

/** Sends an event once. */
async function callReceiver(deps: Deps, receiver: Receiver, delivery: DueDelivery): Promise<WebhookAnswer> {
  const now = deps.ports.clock.now();
  const id = eventIdOf(delivery.eventId);
  const timestamp = Math.floor(now.getTime() / 1000);
  const body = eventBody(delivery);
  try {
    const signature = signatureHeader({ id, timestamp, body }, secretsOf(deps, receiver, now));
    return await deps.ports.webhooks.send({
      ...{ url: receiver.url, body },
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Aabha-Webhooks/1',
        'webhook-id': id,
        'webhook-timestamp': String(timestamp),
        'webhook-signature': signature,
      },
    });
  } catch (error) {
    deps.log.error({ err: error, webhook: delivery.endpointId }, 'webhook secret not readable');
    return { status: null, answer: '', error: 'The secret cannot be read. Rotate it.' };
  }
}

/** Returns why an endpoint is paused that failed again; undefined where it is not. */
function reasonToPause(failingSince: string, { status }: WebhookAnswer, now: Date): string | undefined {
  if (status === GONE) return 'The receiver answered 410: it wants no more events.';
  if (now.getTime() - Date.parse(failingSince) < AUTO_PAUSE_DAYS * DAY_MS) return undefined;
  return `Nothing was delivered for ${AUTO_PAUSE_DAYS} days.`;
}

/** Returns since when an endpoint fails; null where it does not. A failed test event is no failure of events. */
function failingFrom(before: string | null, { type }: DueDelivery, { error }: WebhookAnswer, at: string) {
  if (error === null) return null;
  return type === TEST_EVENT ? before : (before ?? at);
}

/** Stores how an endpoint goes. One that fails for too long is paused, and SuperAdmins are mailed. */
async function noteHealth(deps: Deps, tx: Tx, delivery: DueDelivery, answer: WebhookAnswer): Promise<void> {
  const { endpointId } = delivery;
  const health = await lockHealth(tx, endpointId);
  if (!health) return;
  const now = deps.ports.clock.now();
  const at = now.toISOString();
  const failingSince = failingFrom(health.failingSince, delivery, answer, at);
  const reason = failingSince === null ? undefined : reasonToPause(failingSince, answer, now);
  const isPaused = reason !== undefined && health.state === 'active' && delivery.type !== TEST_EVENT;
  await changeWebhook(tx, endpointId, {
    ...{ failingSince, lastTriedAt: at, lastOk: answer.error === null },
    lastResult: answer.error ?? String(answer.status),
    ...(isPaused && { state: 'auto-paused', reason }),
  });
  if (!isPaused) return;
  for (const userId of await staffToNotify(tx, undefined))
    await enqueue(tx, 'mail.webhook-paused', { userId, webhookId: endpointId });
}

/** Returns what becomes of a delivery after a try. A test event is tried once. */
function outcomeOf({ type, tries }: DueDelivery, { error }: WebhookAnswer) {
  if (error === null) return { state: 'delivered', waitMs: null } as const;
  const waitMs = type === TEST_EVENT ? null : retryWaitMs(tries, Math.random());
  return waitMs === null ? ({ state: 'failed', waitMs } as const) : ({ state: 'pending', waitMs } as const);
}

/**
 * Tries a claimed delivery once and stores the outcome. A process that dies in between tries again when the lease expires, under
 * the same id (docs/spec/webhooks.md#delivery).
 */
export async function deliver(deps: Deps, delivery: DueDelivery): Promise<void> {
  const receiver = await findReceiver(deps.db, delivery.endpointId);
  if (!receiver) return;
  const begin = performance.now();
  const at = deps.ports.clock.now().toISOString();
  const answer = await callReceiver(deps, receiver, delivery);
  const attempt: Attempt = {
    ...{ at, status: answer.status, duration_ms: Math.round(performance.now() - begin) },
    ...{ error: answer.error, answer: answer.answer },
  };
  const outcome = outcomeOf(delivery, answer);
  if (outcome.state === 'failed')
    deps.log.warn(
      { webhook: delivery.endpointId, event: delivery.eventId, error: answer.error },
      'webhook delivery given up',
    );
  await inTx(deps.db, async (tx) => {
    const attempts = [...delivery.attempts, attempt].slice(-STORED_ATTEMPTS);
    if (await recordTry(tx, delivery, { ...outcome, attempts })) await noteHealth(deps, tx, delivery, answer);
  });
}
