import { useListContext } from 'react-admin';
import type { AuditRecord } from './audit-record';

interface Shown {
  rows?: string;
  batchId?: string;
  entityId?: string;
}

/**
 * Returns which batch a row of the list stands for; null for a row that is one entry. What was changed in one batch, and what was
 * done to one record, is always listed one by one (docs/spec/audit.md#screen).
 */
export function useBatchOfRow(): (entry: AuditRecord) => AuditRecord['batch'] {
  const { rows, batchId, entityId } = useListContext().filterValues as Shown;
  const isGrouped = rows !== 'single' && batchId === undefined && entityId === undefined;
  return ({ batch }) => (isGrouped ? batch : null);
}
