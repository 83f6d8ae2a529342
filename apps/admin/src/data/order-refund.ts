import { api, toHttpError } from './trpc';

type PreviewInput = Parameters<typeof api.orders.previewRefund.query>[0];
type RefundInput = Parameters<typeof api.orders.refund.mutate>[0];
/** What is left of an order to refund, and what a choice of it refunds. */
export type RefundPreview = Awaited<ReturnType<typeof api.orders.previewRefund.query>>;

/* Separate from the data provider, since only the lazily loaded dialog calls them. */
export const previewRefund = (input: PreviewInput) =>
  api.orders.previewRefund.query(input).catch(toHttpError);
export const refundOrder = (input: RefundInput) => api.orders.refund.mutate(input).catch(toHttpError);
