import {
  COMPLAINT_BREACHES,
  COMPLAINT_SORTS,
  COMPLAINT_STATUSES,
  ISSUE_TYPES,
  type ComplaintOutcome,
  type ComplaintStatus,
} from '@aabha/contracts/complaints/complaints.schema';
import { periodFilter } from '../../data/period-filter';
import {
  choiceFilter,
  countedList,
  filterOf,
  sortOf,
  textFilter,
  withId,
  type Filtered,
  type ListQuery,
} from '../../data/list-query';
import type { ProviderWith } from '../../data/resource';
import { api, toHttpError } from '../../data/trpc';

/** The complaint list's filters in the API's format. */
export const complaintFilters = (params: Filtered) => ({
  ...choiceFilter(params, 'status', COMPLAINT_STATUSES),
  ...choiceFilter(params, 'issue_type', ISSUE_TYPES),
  ...choiceFilter(params, 'breach', COMPLAINT_BREACHES),
  ...textFilter(params, 'search'),
  ...textFilter(params, 'userId'),
  ...textFilter(params, 'assignedTo'),
  ...textFilter(params, 'raisedBefore'),
  ...periodFilter(params),
  ...(filterOf(params, 'open') === true ? { open: true as const } : {}),
});

export const listComplaints: ListQuery = async (page, params) => {
  const { complaintList, complaintCount, hasMoreThanCounted } = await api.complaints.list.query({
    ...page,
    filters: complaintFilters(params),
    sort: sortOf(params, COMPLAINT_SORTS),
  });
  return countedList(complaintList.map(withId), complaintCount, hasMoreThanCounted);
};

export const getComplaint = async (id: string) => withId((await api.complaints.get.query({ id })).complaint);

/** An answer or note as it was typed. */
interface Answer {
  id: string;
  text: string;
  note: boolean;
  files: readonly File[];
}

function formOf({ id, text, note, files }: Answer): FormData {
  const form = new FormData();
  form.append('id', id);
  form.append('text', text);
  form.append('note', String(note));
  for (const file of files) form.append('files', file);
  return form;
}

export const complaintActions = {
  /** Refused with the current complaint when it is newer than `updated_at`. */
  updateComplaintStatus: (input: {
    id: string;
    status: ComplaintStatus;
    updated_at: string;
    outcome?: ComplaintOutcome;
    text?: string;
  }) =>
    api.complaints.update.mutate(input).then(({ complaint }) => ({ data: withId(complaint) }), toHttpError),
  answerComplaint: (answer: Answer) =>
    api.complaints.answer
      .mutate(formOf(answer))
      .then(({ complaint }) => ({ data: withId(complaint) }), toHttpError),
  assignComplaint: (input: { id: string; staff_id: string | null }) =>
    api.complaints.assign.mutate(input).then(({ complaint }) => ({ data: withId(complaint) }), toHttpError),
  /** Sets the television that a complaint is about; null for none. */
  setComplaintTelevision: (input: { id: string; serial_id: string | null }) =>
    api.complaints.setTelevision
      .mutate(input)
      .then(({ complaint }) => ({ data: withId(complaint) }), toHttpError),
  downloadComplaintFile: (id: string) =>
    api.complaints.downloadFile.query({ id }).then((file) => ({ data: file }), toHttpError),
};
export type ComplaintProvider = ProviderWith<typeof complaintActions>;
