import { Typography } from '@mui/material';
import { DataTable, SelectInput, SimpleList } from 'react-admin';
import { shortId } from '@aabha/contracts/orders/orders.rules';
import { STAFF_PAGE_SIZES } from '@aabha/contracts/settings/limits';
import { formatDateTime } from '@aabha/contracts/time/india-time';
import { PeriodInput } from '../../components/lists/PeriodInput';
import { ListTable } from '../../components/lists/ListTable';
import { ExportCsvButton } from '../../components/ExportCsvButton';
import { actionText } from '../../data/action-text';
import { diffAudit } from './audit-diff';
import { subjectAddress, subjectText } from './audit-subject';
import { EmptyList } from '../../components/EmptyList';
import { FilterChips, type FilterChip } from '../../components/FilterChips';
import { RowLink } from '../../components/RowLink';
import { TableList } from '../../components/TableList';
import type { AuditRecord } from './audit-record';
import { AuditChainNote } from './AuditChainNote';
import { AuditChange } from './AuditChange';
import { ActionFilter, StaffFilter } from './AuditFilters';
import { BatchLink } from './BatchLink';
import { batchText } from './batch-text';
import { auditFilters } from './audit.data';
import { AUDIT_VIEWS } from './audit-views';

const Column = DataTable.Col<AuditRecord>;
const empty = <EmptyList text="No changes found" />;

const ABOUT = [
  { id: 'changes', name: 'Changes' },
  { id: 'reads', name: 'Opened records' },
  { id: 'sign-ins', name: 'Sign-ins' },
];

const filters = [
  <StaffFilter key="staffId" source="staffId" label="Who" alwaysOn />,
  <SelectInput key="about" source="about" label="Show" choices={ABOUT} emptyText="Everything" alwaysOn />,
  <ActionFilter key="action" source="action" label="Action" alwaysOn />,
  <PeriodInput key="period" source="period" label="When" alwaysOn />,
];

const chips: FilterChip<AuditRecord>[] = [
  {
    source: 'entityId',
    text: (value, [first]) => (first ? subjectText(first) : `Record ${shortId(value, 6)}`),
  },
  {
    source: 'batchId',
    text: (_value, [first]) => (first?.batch ? batchText(first.batch) : 'Changed together'),
  },
];

/** The name of the changed entity, as a link where it has a screen. */
function Changed({ entry }: { entry: AuditRecord }) {
  const address = subjectAddress(entry);
  if (address === undefined) return subjectText(entry);
  return <RowLink to={address}>{subjectText(entry)}</RowLink>;
}

const SHOWN_FIELDS = 5;

/** Returns the changed fields in a line: 'Status, Reason'; of a whole television only the first. */
function fieldsOf({ entity, before, after }: AuditRecord): string {
  const fields = diffAudit(entity, before, after).map(({ field }) => field);
  const more = fields.length - SHOWN_FIELDS;
  return fields.slice(0, SHOWN_FIELDS).join(', ') + (more > 0 ? ` and ${more} more` : '');
}

function AuditTable() {
  return (
    <ListTable<AuditRecord>
      rowClick="expand"
      expand={<AuditChange />}
      bulkActionButtons={false}
      empty={empty}
    >
      <Column
        source="created_at"
        label="When"
        cellSx={() => ({ whiteSpace: 'nowrap' })}
        render={({ created_at }) => formatDateTime(created_at)}
      />
      <Column
        label="Who"
        render={({ staff, apiKey }) => (
          <>
            {staff.name}
            <Typography variant="body2" color="textSecondary">
              {apiKey === null ? staff.email : `by the key of ${apiKey}`}
            </Typography>
          </>
        )}
      />
      <Column
        label="Action"
        render={(entry) => (
          <>
            <strong>{actionText(entry.action)}</strong>
            <BatchLink {...entry} />
          </>
        )}
      />
      <Column
        label="Record"
        cellSx={() => ({ maxWidth: 280, overflowWrap: 'anywhere' })}
        render={(entry) => <Changed entry={entry} />}
      />
      <Column label="Fields" cellSx={() => ({ maxWidth: 360, overflowWrap: 'anywhere' })} render={fieldsOf} />
    </ListTable>
  );
}

function AuditRows() {
  return (
    <SimpleList<AuditRecord>
      rowClick={false}
      primaryText={({ action }) => actionText(action)}
      secondaryText={(entry) => (
        <>
          {entry.staff.name}
          {entry.apiKey !== null && ` by the key of ${entry.apiKey}`}, {formatDateTime(entry.created_at)}
          {diffAudit(entry.entity, entry.before, entry.after).map(({ field, before, after }) => (
            <Typography
              key={field}
              component="span"
              variant="body2"
              sx={{ display: 'block', overflowWrap: 'anywhere' }}
            >
              {field}: {before && `${before} → `}
              {after || '(empty)'}
            </Typography>
          ))}
        </>
      )}
      tertiaryText={(entry) => (
        <>
          <Changed entry={entry} />
          <BatchLink {...entry} />
        </>
      )}
      empty={empty}
    />
  );
}

/** The audit log: who changed what, before, after, when (docs/spec/audit.md#screen); SuperAdmin only. */
export function AuditList() {
  return (
    <TableList
      resource="audit-log"
      title="Audit Log"
      failed="Failed to fetch changes"
      perPage={STAFF_PAGE_SIZES.audit}
      filters={filters}
      actions={<ExportCsvButton list="audit-log" filtersOf={auditFilters} />}
      sort={{ field: 'created_at', order: 'DESC' }}
      above={
        <>
          <AuditChainNote />
          <FilterChips chips={chips} />
        </>
      }
      views={AUDIT_VIEWS}
      table={<AuditTable />}
      rows={<AuditRows />}
    />
  );
}
