import type { RefundSpeed } from '@aabha/contracts/refunds/refunds.values';
import { flagFilter, sortOf, textFilter, withId, type ListQuery } from '../../data/list-query';
import type { ProviderWith } from '../../data/resource';
import { api, toHttpError } from '../../data/trpc';

type ReturnWire = Awaited<ReturnType<typeof api.returns.list.query>>['returnRequestList'][number];
export type ReturnRecord = ReturnWire & { id: string };

export const listReturns: ListQuery = async (page, params) => {
  const { returnRequestList, totalCount } = await api.returns.list.query({
    ...page,
    filters: {
      ...flagFilter(params, 'status'),
      ...flagFilter(params, 'refund_status'),
      ...textFilter(params, 'search'),
    },
    sort: sortOf(params, ['created_at', 'refund_amount']),
  });
  return { data: returnRequestList.map(withId), total: totalCount };
};

const record = ({ returnRequest }: { returnRequest: ReturnWire }) => ({ data: withId(returnRequest) });

export const returnActions = {
  approveReturn: (id: string) => api.returns.update.mutate({ id, status: true }).then(record, toHttpError),
  /** Refunds through the payment provider; the response contains the refund status. */
  refundReturn: (id: string, speed: RefundSpeed) =>
    api.returns.update.mutate({ id, refund_status: true, speed }).then(record, toHttpError),
};
export type ReturnProvider = ProviderWith<typeof returnActions>;
