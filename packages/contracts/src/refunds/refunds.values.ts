export const REFUND_STATUSES = ['queued', 'processed', 'failed'] as const;
export type RefundStatus = (typeof REFUND_STATUSES)[number];

/** all: what was left of a payment · part: a choice of units, warranties, shipping or a sum. */
export const REFUND_EXTENTS = ['all', 'part'] as const;
export type RefundExtent = (typeof REFUND_EXTENTS)[number];

/** normal: within working days · instant: within minutes, for a fee; the provider falls back to normal where it cannot. */
export const REFUND_SPEEDS = ['normal', 'instant'] as const;
export type RefundSpeed = (typeof REFUND_SPEEDS)[number];
