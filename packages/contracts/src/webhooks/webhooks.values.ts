/** The events that the shop tells other programs of, in the groups of the screen (docs/spec/webhooks.md#events). */
export const WEBHOOK_EVENT_GROUPS = {
  Orders: [
    'order.placed',
    'order.status_changed',
    'order.cancelled',
    'order.address_changed',
    'wholesale_order.placed',
  ],
  Delivery: ['shipment.shipped', 'shipment.delivered', 'shipment.cancelled'],
  'Returns and refunds': ['return.requested', 'return.decided', 'refund.completed'],
  Catalogue: ['product.updated', 'product.stock_changed'],
  Service: ['complaint.opened'],
} as const;

type Group = keyof typeof WEBHOOK_EVENT_GROUPS;
export type WebhookEvent = (typeof WEBHOOK_EVENT_GROUPS)[Group][number];
export const WEBHOOK_EVENTS = Object.values(WEBHOOK_EVENT_GROUPS).flat() as readonly WebhookEvent[];

/** The event of 'Send a test event', which every endpoint gets. */
export const TEST_EVENT = 'webhook.test';
export type SentEvent = WebhookEvent | typeof TEST_EVENT;

/** What happened, as staff choose it. */
export const WEBHOOK_EVENT_NAMES: Readonly<Record<SentEvent, string>> = {
  'order.placed': 'An order was placed',
  'order.status_changed': 'The status of an order changed',
  'order.cancelled': 'An order was cancelled',
  'order.address_changed': 'The delivery address of an order was corrected',
  'wholesale_order.placed': 'A bulk order was placed',
  'shipment.shipped': 'A shipment was handed to the courier',
  'shipment.delivered': 'A shipment was delivered',
  'shipment.cancelled': 'A shipment was cancelled',
  'return.requested': 'A return was requested',
  'return.decided': 'A return was approved, accepted or rejected',
  'refund.completed': 'A refund was paid out',
  'product.updated': 'A television was added, changed, listed or removed',
  'product.stock_changed': 'A television ran out, ran low, or is back',
  'complaint.opened': 'A complaint was opened',
  'webhook.test': 'Test event',
};

/** auto-paused: by the shop, since the address failed for too long (docs/spec/webhooks.md#automatic-pause). */
export const WEBHOOK_STATES = ['active', 'paused', 'auto-paused'] as const;
export type WebhookState = (typeof WEBHOOK_STATES)[number];
export const WEBHOOK_STATE_NAMES: Readonly<Record<WebhookState, string>> = {
  active: 'Active',
  paused: 'Paused',
  'auto-paused': 'Paused after failures',
};

export const DELIVERY_STATES = ['pending', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];
export const DELIVERY_STATE_NAMES: Readonly<Record<DeliveryState, string>> = {
  pending: 'Waiting',
  delivered: 'Delivered',
  failed: 'Given up',
};

/** Endpoints of the shop. */
export const WEBHOOKS_MAX = 20;
/** Attempts of a delivery that are stored, the last ones. */
export const STORED_ATTEMPTS = 30;
/** How long a receiver has to answer, from the resolution of its name to the end of the answer. */
export const WEBHOOK_TIMEOUT_MS = 10_000;
/** How much of an answer is read and stored. */
export const ANSWER_BYTES = 1024;
/** For how long the secret from before a rotation signs, too. */
export const ROTATION_HOURS = 24;
/** After so many days of nothing but failures an endpoint is paused. */
export const AUTO_PAUSE_DAYS = 3;
/** How long deliveries are stored. */
export const DELIVERY_DAYS = 30;
