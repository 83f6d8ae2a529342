import { CONTACT_STATES, type ContactState } from '@aabha/contracts/contact/contact.values';
import {
  choiceFilter,
  filterOf,
  flagFilter,
  sortOf,
  textFilter,
  withId,
  type Filtered,
  type ListQuery,
} from '../../data/list-query';
import { periodFilter } from '../../data/period-filter';
import type { ProviderWith } from '../../data/resource';
import { api, toHttpError } from '../../data/trpc';

/** The filters of the messages in the API's format. */
export const messageFilters = (params: Filtered) => ({
  ...textFilter(params, 'search'),
  ...choiceFilter(params, 'state', CONTACT_STATES),
  ...textFilter(params, 'assignedTo'),
  ...periodFilter(params),
  ...(filterOf(params, 'clock') === 'overdue' ? { overdue: true as const } : {}),
});

export const listMessages: ListQuery = async (page, params) => {
  const { messageList, messageCount } = await api.contact.listMessages.query({
    ...page,
    filters: messageFilters(params),
    sort: sortOf(params, ['created_at', 'name', 'subject', 'due_at']),
  });
  return { data: messageList.map(withId), total: messageCount };
};

/** The subscriber list's filters in the API's format. */
export const subscriberFilters = (params: Filtered) => ({
  ...textFilter(params, 'search'),
  ...flagFilter(params, 'subscribed'),
  ...periodFilter(params),
});

export const listSubscribers: ListQuery = async (page, params) => {
  const { subscriberList, subscriberCount } = await api.contact.listSubscribers.query({
    ...page,
    filters: subscriberFilters(params),
    sort: sortOf(params, ['created_at', 'email']),
  });
  return { data: subscriberList.map(withId), total: subscriberCount };
};

export const getMessage = async (id: string) => withId((await api.contact.get.query({ id })).thread);

const record = <T extends { _id: string }>({ thread }: { thread: T }) => ({ data: withId(thread) });

export const messageActions = {
  answerMessage: (input: { id: string; text: string; note: boolean; close: boolean }) =>
    api.contact.answer.mutate(input).then(record, toHttpError),
  assignMessage: (input: { id: string; staff_id: string | null }) =>
    api.contact.assign.mutate(input).then(record, toHttpError),
  /** Refused when the message is newer than `updated_at`. */
  setMessageState: (input: { id: string; state: ContactState; updated_at: string }) =>
    api.contact.setState.mutate(input).then(record, toHttpError),
};
export type MessageProvider = ProviderWith<typeof messageActions>;
