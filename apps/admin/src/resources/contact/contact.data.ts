import { periodFilter } from '../../data/period-filter';
import { flagFilter, sortOf, textFilter, withId, type Filtered, type ListQuery } from '../../data/list-query';
import { api } from '../../data/trpc';

export const listMessages: ListQuery = async (page, params) => {
  const { messageList, messageCount } = await api.contact.listMessages.query({
    ...page,
    filters: { ...textFilter(params, 'search'), ...periodFilter(params) },
    sort: sortOf(params, ['created_at', 'name', 'subject']),
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
