import {
  COMPLAINT_SORTS,
  COMPLAINT_STATUSES,
  ISSUE_TYPES,
  type ComplaintStatus,
} from '@aabha/contracts/complaints/complaints.schema';
import { choiceFilter, filterOf, sortOf, textFilter, withId, type ListQuery } from '../../data/list-query';
import type { ProviderWith } from '../../data/resource';
import { api, toHttpError } from '../../data/trpc';

export const listComplaints: ListQuery = async (page, params) => {
  const { complaintList, complaintCount } = await api.complaints.list.query({
    ...page,
    filters: {
      ...choiceFilter(params, 'status', COMPLAINT_STATUSES),
      ...choiceFilter(params, 'issue_type', ISSUE_TYPES),
      ...textFilter(params, 'search'),
      ...textFilter(params, 'userId'),
      ...textFilter(params, 'raisedBefore'),
      ...(filterOf(params, 'open') === true ? { open: true as const } : {}),
    },
    sort: sortOf(params, COMPLAINT_SORTS),
  });
  return { data: complaintList.map(withId), total: complaintCount };
};

export const complaintActions = {
  /** Refused with the current complaint when it is newer than `updated_at`. */
  updateComplaintStatus: (input: { id: string; status: ComplaintStatus; updated_at: string }) =>
    api.complaints.update.mutate(input).then(({ complaint }) => ({ data: withId(complaint) }), toHttpError),
};
export type ComplaintProvider = ProviderWith<typeof complaintActions>;
