export const REFUND_STATUSES = ['queued', 'processed', 'failed'] as const;
export type RefundStatus = (typeof REFUND_STATUSES)[number];
