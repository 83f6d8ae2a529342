import type { ListViews } from '../../data/list-views';
import { messageFilters } from './contact.data';

export const MESSAGE_VIEWS: ListViews = {
  list: 'messages',
  filtersOf: messageFilters,
  builtIn: [
    { id: 'open', name: 'Waiting for us', filter: () => ({ state: 'open' }) },
    { id: 'unassigned', name: 'Unassigned', filter: () => ({ state: 'open', assignedTo: 'nobody' }) },
    { id: 'overdue', name: 'Overdue', filter: () => ({ clock: 'overdue' }) },
    { id: 'today', name: 'Received today', filter: () => ({ period: 'today' }) },
  ],
};
