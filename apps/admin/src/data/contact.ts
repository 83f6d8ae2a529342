import { flagFilter, sortOf, textFilter, withId, type Filtered, type Lister } from './list-query';
import { api } from './trpc';

export const listMessages: Lister = async (page, params) => {
  const { messageList, messageCount } = await api.contact.listMessages.query({
    ...page,
    filters: textFilter(params, 'search'),
    sort: sortOf(params, ['created_at', 'name', 'subject']),
  });
  return { data: messageList.map(withId), total: messageCount };
};

/** The subscriber list's filters in the API's format. */
export const subscriberFilters = (params: Filtered) => ({
  ...textFilter(params, 'search'),
  ...flagFilter(params, 'subscribed'),
});

export const listSubscribers: Lister = async (page, params) => {
  const { subscriberList, subscriberCount } = await api.contact.listSubscribers.query({
    ...page,
    filters: subscriberFilters(params),
    sort: sortOf(params, ['created_at', 'email']),
  });
  return { data: subscriberList.map(withId), total: subscriberCount };
};
