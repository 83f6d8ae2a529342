import type { RefundSpeed } from '@aabha/contracts/refunds/refunds.values';
import type { PickupPart } from '@aabha/contracts/returns/pickup-slots.values';
import { REPLACEMENT_STATES } from '@aabha/contracts/returns/replacements.values';
import { RETURN_REASONS, RETURN_STATES } from '@aabha/contracts/returns/returns.values';
import {
  choiceFilter,
  countedList,
  filterOf,
  flagFilter,
  sortOf,
  textFilter,
  withId,
  type Filtered,
  type ListQuery,
} from '../../data/list-query';
import { pickupFilter } from './pickup-filter';
import { periodFilter } from '../../data/period-filter';
import type { ProviderWith } from '../../data/resource';
import { api, toHttpError } from '../../data/trpc';

type ReturnWire = Awaited<ReturnType<typeof api.returns.list.query>>['returnRequestList'][number];
export type ReturnRecord = ReturnWire & { id: string };
type DetailsWire = Awaited<ReturnType<typeof api.returns.get.query>>['returnRequest'];
/** A return with its photos, as its screen shows it. */
export type ReturnDetailsRecord = DetailsWire & { id: string };

/** The return list's filters in the API's format. */
export const returnFilters = (params: Filtered) => ({
  ...periodFilter(params),
  ...pickupFilter(params),
  ...flagFilter(params, 'status'),
  ...flagFilter(params, 'refund_status'),
  ...choiceFilter(params, 'state', RETURN_STATES),
  ...(filterOf(params, 'clock') === 'overdue' ? { overdue: true as const } : {}),
  ...choiceFilter(params, 'replacement', REPLACEMENT_STATES),
  ...choiceFilter(params, 'reason', RETURN_REASONS),
  ...textFilter(params, 'product_id'),
  ...textFilter(params, 'brand'),
  ...textFilter(params, 'search'),
});

export const listReturns: ListQuery = async (page, params) => {
  const { returnRequestList, totalCount, hasMoreThanCounted } = await api.returns.list.query({
    ...page,
    filters: returnFilters(params),
    sort: sortOf(params, ['created_at', 'refund_amount']),
  });
  return countedList(returnRequestList.map(withId), totalCount, hasMoreThanCounted);
};

export const getReturn = async (id: string) => withId((await api.returns.get.query({ id })).returnRequest);

const record = <T extends { _id: string }>({ returnRequest }: { returnRequest: T }) => ({
  data: withId(returnRequest),
});

export type PickupSlotWire = Awaited<ReturnType<typeof api.returns.pickupSlots.query>>['slots'][number];

interface PickupChoice {
  id: string;
  /** A day in India and a part of it; both null to clear the pickup. */
  day: string | null;
  part: PickupPart | null;
}

interface Refund {
  id: string;
  speed: RefundSpeed;
  /** What staff were shown. */
  refund_amount: number;
}

interface Inspection {
  id: string;
  lines: { position: number; accepted: number; restock: boolean }[];
  reason: string;
}

export const returnActions = {
  approveReturn: (id: string) => api.returns.update.mutate({ id, status: true }).then(record, toHttpError),
  /** Refunds through the payment provider; the response contains the refund status. */
  refundReturn: (input: Refund) =>
    api.returns.update.mutate({ ...input, refund_status: true }).then(
      ({ returnRequest, refund_request }) => ({
        data: { ...withId(returnRequest), isWaiting: refund_request !== undefined },
      }),
      toHttpError,
    ),
  listPickupSlots: (id: string) =>
    api.returns.pickupSlots.query({ return_id: id }).then((offered) => ({ data: offered }), toHttpError),
  bookPickup: (input: PickupChoice) => api.returns.pickup.mutate(input).then(record, toHttpError),
  receiveReturn: (id: string) => api.returns.receive.mutate({ id }).then(record, toHttpError),
  inspectReturn: (input: Inspection) => api.returns.inspect.mutate(input).then(record, toHttpError),
  replaceReturn: (input: { id: string; serials?: string[]; wait: boolean }) =>
    api.returns.replace.mutate(input).then(record, toHttpError),
  cancelReplacement: (input: { id: string; reason: string }) =>
    api.returns.cancelReplacement.mutate(input).then(record, toHttpError),
  assignReturn: (input: { id: string; staff_id: string | null }) =>
    api.returns.assign.mutate(input).then(record, toHttpError),
  rejectReturn: (input: { id: string; reason: string }) =>
    api.returns.reject.mutate(input).then(record, toHttpError),
  previewReturn: (id: string) =>
    api.returns.preview.query({ id }).then((preview) => ({ data: preview }), toHttpError),
  downloadReturnFile: (id: string) =>
    api.returns.downloadFile.query({ id }).then((file) => ({ data: file }), toHttpError),
};
export type ReturnProvider = ProviderWith<typeof returnActions>;
