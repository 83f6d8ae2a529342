import type { ListViews } from '../../data/list-views';
import { subscriberFilters } from './contact.data';

export const SUBSCRIBER_VIEWS: ListViews = {
  list: 'subscribers',
  filtersOf: subscriberFilters,
  builtIn: [
    { id: 'subscribed', name: 'Subscribed', filter: () => ({ subscribed: true }) },
    { id: 'new', name: 'Joined in the last 30 days', filter: () => ({ period: '30' }) },
    { id: 'left', name: 'Unsubscribed', filter: () => ({ subscribed: false }) },
  ],
};
