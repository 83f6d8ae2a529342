import type { ListViews } from '../../data/list-views';
import { auditListFilters } from './audit.data';

export const AUDIT_VIEWS: ListViews = {
  list: 'audit-log',
  filtersOf: auditListFilters,
  builtIn: [
    { id: 'today', name: 'Today', filter: () => ({ period: 'today' }) },
    { id: 'week', name: 'Last 7 days', filter: () => ({ period: '7' }) },
    { id: 'changes', name: 'Changes only', filter: () => ({ about: 'changes' }) },
    { id: 'reads', name: 'Opened records', filter: () => ({ about: 'reads' }) },
    { id: 'sign-ins', name: 'Sign-ins', filter: () => ({ about: 'sign-ins' }) },
    { id: 'exports', name: 'Orders exported', filter: () => ({ action: 'orders.export' }) },
  ],
};
