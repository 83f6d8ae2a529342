import { z } from 'zod';
import { appError } from '@aabha/contracts/errors/errors';
import { REFUND_SPEEDS } from '@aabha/contracts/refunds/refunds.values';
import { inTx } from '@aabha/db/tx';
import type { AppDeps } from '../../context/deps';
import { enqueue } from '../../outbox/outbox';
import type { ProviderRefund } from '../../ports/payments/payments';
import { isWebhookSignature } from '../../ports/payments/signatures';
import { settlePayment } from './settle-payment.service';
import { findPaymentByProviderOrder, findWebhookEvent, insertWebhookEvent } from './payments.queries';
import { findRefundByProviderId } from '../refunds/refunds.service';
import { recordProviderRefund } from '../refunds/refunds.service';

const Event = z.object({
  event: z.string().max(100),
  payload: z
    .object({
      payment: z.object({ entity: z.object({ order_id: z.string().nullish() }) }).optional(),
      order: z.object({ entity: z.object({ id: z.string() }) }).optional(),
      refund: z
        .object({
          entity: z.object({
            id: z.string(),
            status: z.string().optional(),
            speed_processed: z.enum(REFUND_SPEEDS).nullish().catch(undefined),
          }),
        })
        .optional(),
    })
    .default({}),
});

/**
 * Receives one event: verifies the signature over the raw body with the present or previous secret and stores
 * it under its id for a worker (docs/spec/payments.md#webhook). Duplicates are accepted and ignored. A signed
 * event without an id cannot be distinguished from a duplicate, so it is refused with a message that names
 * the missing header.
 */
export async function receiveWebhook(
  deps: AppDeps,
  request: { rawBody: Buffer; signature: string; eventId: string },
): Promise<void> {
  const secrets = [deps.config.RAZORPAY_WEBHOOK_SECRET, deps.config.RAZORPAY_WEBHOOK_SECRET_PREVIOUS];
  if (!isWebhookSignature(request.rawBody, request.signature, secrets))
    throw appError('PAYMENT_SIGNATURE_WRONG');
  if (request.eventId === '') throw appError('WEBHOOK_EVENT_ID_MISSING');
  const body = readJson(request.rawBody);
  const event = Event.safeParse(body);
  if (!event.success) throw appError('INVALID_INPUT');
  await inTx(deps.db, async (tx) => {
    const isNew = await insertWebhookEvent(tx, {
      eventId: request.eventId,
      kind: event.data.event,
      payload: event.data,
    });
    if (isNew) await enqueue(tx, 'payments.webhook', { eventId: request.eventId });
  });
}

function readJson(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString('utf8'));
  } catch {
    throw appError('INVALID_INPUT');
  }
}

/** The events of refunds, with the status of the refund afterwards. An instant one may become normal while it is pending. */
const REFUND_EVENTS: Readonly<Record<string, ProviderRefund['status']>> = {
  'refund.processed': 'processed',
  'refund.failed': 'failed',
  'refund.speed_changed': 'pending',
};

/** Handles a stored event: it only says which payment to check; the provider's record has the facts. */
export async function handleWebhookEvent(deps: AppDeps, { eventId }: { eventId: string }): Promise<void> {
  const stored = await findWebhookEvent(deps.db, eventId);
  if (!stored) return;
  const { payload } = Event.parse(stored.payload);
  const refund = payload.refund?.entity;
  if (refund) {
    const ours = await findRefundByProviderId(deps.db, refund.id);
    const status = REFUND_EVENTS[stored.kind];
    const speed = refund.speed_processed ?? undefined;
    if (ours && status) await recordProviderRefund(deps, ours.id, { status, speed });
    return;
  }
  const providerOrderId = payload.payment?.entity.order_id ?? payload.order?.entity.id;
  const payment = providerOrderId && (await findPaymentByProviderOrder(deps.db, providerOrderId));
  if (payment) await settlePayment(deps, payment);
}
