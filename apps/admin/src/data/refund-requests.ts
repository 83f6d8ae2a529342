import type { RefundRequest } from '@aabha/contracts/refund-requests/refund-requests.schema';
import { withId } from './list-query';
import { api, toHttpError } from './trpc';

/** A refund that needs or needed a second person. */
export type RefundRequestRecord = RefundRequest & { id: string };

/** The prefix of the keys of all queries about requests. */
export const REFUND_REQUESTS_KEY = 'refund-requests';

const settled = ({ refundRequest }: { refundRequest: RefundRequest }) => withId(refundRequest);

/* Separate from the data provider, since the pages of orders and returns call them, too. */
export const approveRefund = (id: string) =>
  api.refundRequests.approve.mutate({ id }).then(settled, toHttpError);
export const declineRefund = (id: string, note: string) =>
  api.refundRequests.decline.mutate({ id, note }).then(settled, toHttpError);
export const withdrawRefund = (id: string) =>
  api.refundRequests.withdraw.mutate({ id }).then(settled, toHttpError);

/** Returns the requests of an order or a return that wait for a second person. */
export const readWaitingRefunds = (of: { order_id: string } | { return_id: string }) =>
  api.refundRequests.list
    .query({ pageSize: 10, filters: { ...of, state: 'waiting' } })
    .then(({ refundRequestList }) => refundRequestList, toHttpError);

/** Returns how many requests of others wait. */
export const countWaitingRefunds = () =>
  api.refundRequests.list
    .query({ pageSize: 1, filters: { state: 'waiting', mine: false } })
    .then(({ refundRequestCount }) => refundRequestCount, toHttpError);
