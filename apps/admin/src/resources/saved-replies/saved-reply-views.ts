import type { ListViews } from '../../data/list-views';
import { savedReplyFilters } from './saved-replies.data';

export const SAVED_REPLY_VIEWS: ListViews = {
  list: 'saved-replies',
  filtersOf: savedReplyFilters,
  builtIn: [
    { id: 'complaints', name: 'For complaints', filter: () => ({ kind: 'complaint' }) },
    { id: 'messages', name: 'For messages', filter: () => ({ kind: 'message' }) },
    { id: 'returns', name: 'For returns', filter: () => ({ kind: 'return' }) },
  ],
};
