import type { ListViews } from '../../data/list-views';
import { browserReportFilters } from './browser-reports.data';

export const BROWSER_REPORT_VIEWS: ListViews = {
  list: 'browser-reports',
  filtersOf: browserReportFilters,
  builtIn: [
    { id: 'today', name: 'Today', filter: () => ({ period: 'today' }) },
    { id: 'blocked', name: 'Blocked', filter: () => ({ disposition: 'enforce' }) },
    { id: 'reported', name: 'Reported only', filter: () => ({ disposition: 'report' }) },
  ],
};
