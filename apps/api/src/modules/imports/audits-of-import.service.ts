import type { AuditChange } from '../audit/audit.service';
import type { ImportPlan } from './plan-import.service';

const asFields = (fields: readonly { field: string; before: string; after: string }[]) => ({
  before: Object.fromEntries(fields.map(({ field, before }) => [field, before])),
  after: Object.fromEntries(fields.map(({ field, after }) => [field, after])),
});

/** Returns an entry of the audit log for each row that an import created or changed, with its changed cells. */
export const auditsOfImport = <T>(
  { changes }: ImportPlan<T>,
  { noun, entity = noun }: { noun: string; entity?: string },
  idOf: (value: T) => string,
): AuditChange[] =>
  changes.map(({ kind, value, fields }) => ({
    action: `${noun}.import-${kind}`,
    entity,
    entityId: idOf(value),
    ...asFields(fields),
    ...(kind === 'create' ? { before: null } : {}),
  }));
