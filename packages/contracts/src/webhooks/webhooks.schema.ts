import { z } from 'zod';
import { STAFF_PAGE_SIZES } from '../settings/limits';
import { daysFilter, EditedVersion, Id, Instant, pageOf, requiredText } from '../wire/wire.schema';
import { DELIVERY_STATES, TEST_EVENT, WEBHOOK_EVENTS, WEBHOOK_STATES } from './webhooks.values';

const Event = z.enum(WEBHOOK_EVENTS);
const Sent = z.enum([...WEBHOOK_EVENTS, TEST_EVENT]);

/** An endpoint as staff see it: without its secret. */
export const Webhook = z.object({
  _id: z.string(),
  url: z.string(),
  description: z.string(),
  events: z.array(Event),
  state: z.enum(WEBHOOK_STATES),
  reason: z.string().nullable().meta({ description: 'Why the shop paused it; null where it did not.' }),
  failing_since: Instant.nullable().meta({
    description: 'Since when nothing but failures; null after a success.',
  }),
  last_tried_at: Instant.nullable(),
  last_result: z.string().nullable().meta({ description: 'Of the last try: the status, or what failed.' }),
  last_ok: z.boolean().nullable(),
  waiting: z.number().int().meta({ description: 'Deliveries that wait.' }),
  rotated_until: Instant.nullable().meta({
    description: 'Until when the secret from before the last rotation signs, too; null where only one does.',
  }),
  created_by: z.string(),
  created_at: Instant,
  updated_at: Instant,
});
export type Webhook = z.infer<typeof Webhook>;

const fields = {
  url: requiredText('Address is required.', 500).meta({ description: 'An https address.' }),
  description: z.string().trim().max(200, 'Please use at most 200 characters.').default(''),
  events: z
    .array(Event)
    .min(1, 'Choose at least one.')
    .max(WEBHOOK_EVENTS.length)
    .refine((events) => new Set(events).size === events.length, 'Choose each once.'),
};

export const CreateWebhookInput = z.strictObject(fields).meta({
  example: { url: 'https://erp.example.com/hooks', events: ['order.placed', 'shipment.shipped'] },
});
export type CreateWebhookInput = z.output<typeof CreateWebhookInput>;

export const UpdateWebhookInput = z.strictObject({
  id: Id,
  ...fields,
  updated_at: EditedVersion.optional(),
});
export type UpdateWebhookInput = z.output<typeof UpdateWebhookInput>;

export const WebhookIdInput = z.strictObject({ id: Id });
export const WebhookOutput = z.object({ webhook: Webhook });
/** The only responses with a secret. */
export const WebhookSecretOutput = z.object({
  webhook: Webhook,
  secret: z.string().meta({ description: 'Begins with whsec_. It cannot be shown again.' }),
});

export const SetWebhookStateInput = z.strictObject({ id: Id, state: z.enum(['active', 'paused']) });
export type SetWebhookStateInput = z.output<typeof SetWebhookStateInput>;

export const ListWebhooksInput = z.strictObject({
  ...pageOf(STAFF_PAGE_SIZES.webhooks),
  filters: z
    .strictObject({
      state: z.enum(WEBHOOK_STATES).optional(),
      search: z.string().max(200).optional().meta({ description: 'Part of the address or description.' }),
    })
    .default({}),
});
export type ListWebhooksInput = z.output<typeof ListWebhooksInput>;
export const ListWebhooksOutput = z.object({
  webhookList: z.array(Webhook),
  webhookCount: z.number().int(),
});

const Attempt = z.object({
  at: Instant,
  status: z.number().int().nullable().meta({ description: 'Of HTTP; null where there was no answer.' }),
  duration_ms: z.number().int(),
  error: z.string().nullable().meta({ description: 'Why it failed; null where it did not.' }),
  answer: z.string().meta({ description: 'The first 1,024 bytes of the answer.' }),
});
export type Attempt = z.infer<typeof Attempt>;

export const WebhookDelivery = z.object({
  _id: z.string(),
  webhook_id: z.string(),
  event_id: z.string().meta({ description: 'The header `webhook-id`, the same in each try.' }),
  type: Sent,
  subject: z.string().meta({ description: 'What it is about: `order/` and the id, for example.' }),
  state: z.enum(DELIVERY_STATES),
  tries: z.number().int().meta({ description: 'Since it was made or replayed.' }),
  next_try_at: Instant.nullable().meta({ description: 'Null where nothing more is tried.' }),
  last_result: z.string().nullable(),
  created_at: Instant,
  done_at: Instant.nullable(),
});
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;

export const ListDeliveriesInput = z.strictObject({
  ...pageOf(STAFF_PAGE_SIZES.webhookDeliveries),
  filters: z
    .strictObject({
      webhook_id: Id.optional(),
      state: z.enum(DELIVERY_STATES).optional(),
      type: Sent.optional(),
      search: z.string().max(200).optional().meta({
        description: 'The id of the event, or a part of its subject.',
      }),
      ...daysFilter,
    })
    .default({}),
});
export type ListDeliveriesInput = z.output<typeof ListDeliveriesInput>;
export const ListDeliveriesOutput = z.object({
  deliveryList: z.array(WebhookDelivery),
  deliveryCount: z.number().int(),
});
export const ExportDeliveriesInput = ListDeliveriesInput.pick({ filters: true });
export type ExportDeliveriesInput = z.output<typeof ExportDeliveriesInput>;

/** A delivery with what is sent and each of its tries. */
export const DeliveryDetailsOutput = z.object({
  delivery: WebhookDelivery.extend({
    body: z.string().meta({ description: 'The body as it is sent.' }),
    attempts: z.array(Attempt).meta({ description: 'The last 30, the first one first.' }),
  }),
});
export type DeliveryDetails = z.infer<typeof DeliveryDetailsOutput>['delivery'];
export const DeliveryOutput = z.object({ delivery: WebhookDelivery });

export const ReplayDeliveriesInput = z.strictObject({
  id: Id,
  since: z.iso
    .datetime({ offset: true, error: 'Please enter a valid date.' })
    .meta({ description: 'Of the events. ISO-8601.', example: '2026-11-21T06:00:00.000Z' }),
});
export type ReplayDeliveriesInput = z.output<typeof ReplayDeliveriesInput>;
export const ReplayDeliveriesOutput = z.object({
  replayed: z.number().int().meta({ description: 'Deliveries that are sent again.' }),
});
