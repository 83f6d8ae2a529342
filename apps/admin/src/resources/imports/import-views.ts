import type { ListViews } from '../../data/list-views';
import { importFilters } from './imports.data';

export const IMPORT_VIEWS: ListViews = {
  list: 'imports',
  filtersOf: importFilters,
  builtIn: [
    { id: 'today', name: 'Today', filter: () => ({ period: 'today' }) },
    { id: 'undoable', name: 'Can be undone', filter: () => ({ state: 'undoable' }) },
    { id: 'undone', name: 'Undone', filter: () => ({ state: 'undone' }) },
  ],
};
