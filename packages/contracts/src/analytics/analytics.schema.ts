import { z } from 'zod';

export const ANALYTICS_EVENTS = ['page_view', 'add_to_cart'] as const;

/** An event that a page may send: no person, no cookie, no address (docs/spec/analytics.md#events). */
export const CollectInput = z.strictObject({
  events: z
    .array(
      z.strictObject({
        name: z.enum(ANALYTICS_EVENTS),
        path: z.string().max(500),
        product: z.string().max(100).optional(),
      }),
    )
    .min(1)
    .max(50),
});
export type CollectInput = z.output<typeof CollectInput>;
