import type { DeliveryDetails, Webhook, WebhookDelivery } from '@aabha/contracts/webhooks/webhooks.schema';

export type WebhookRecord = Webhook & { id: string };
export type DeliveryRecord = WebhookDelivery & { id: string };
export type DeliveryDetailsRecord = DeliveryDetails & { id: string };

/** How often a page of deliveries is read again: they change by themselves. */
export const REFRESH_MS = 5000;

/** Returns the address of a webhook without what every one has: short enough for titles. */
export const shortUrl = (url: string): string => url.replace(/^https?:\/\//, '').replace(/\/$/, '');
