import type { ListViews } from '../../data/list-views';
import { auditAnchorFilters } from './audit-anchors.data';

export const AUDIT_ANCHOR_VIEWS: ListViews = {
  list: 'audit-anchors',
  filtersOf: auditAnchorFilters,
  builtIn: [
    { id: 'changed', name: 'Changes found', filter: () => ({ result: 'changed' }) },
    { id: 'month', name: 'Last 30 days', filter: () => ({ period: '30' }) },
  ],
};
