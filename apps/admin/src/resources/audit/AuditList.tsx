import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { DataTable, SelectInput, SimpleList } from 'react-admin';
import { shortId } from '@aabha/contracts/orders/orders.rules';
import { STAFF_PAGE_SIZES } from '@aabha/contracts/settings/limits';
import { formatDateTime } from '@aabha/contracts/time/india-time';
import { PeriodInput } from '../../components/lists/PeriodInput';
import { ListTable } from '../../components/lists/ListTable';
import { ExportCsvButton } from '../../components/ExportCsvButton';
import { actionText } from '../../data/action-text';
import { formatCount } from '../../data/number-format';
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
import { batchAddress } from './batch-address';
import { BatchKinds } from './BatchKinds';
import { BatchLink } from './BatchLink';
import { batchText } from './batch-text';
import { auditFilters } from './audit.data';
import { AUDIT_VIEWS } from './audit-views';
import { RowsChoice } from './RowsChoice';
import { useBatchOfRow } from './use-batch-of-row';
import { useExplicitAddress } from './use-explicit-address';

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

const NoWrap = ({ children }: { children: ReactNode }) => (
  <span style={{ whiteSpace: 'nowrap' }}>{children}</span>
);

/** When an entry was written, or a batch: until when, and since when where that took longer than a minute. */
function Time({ entry, batch }: { entry: AuditRecord; batch: AuditRecord['batch'] }) {
  const until = formatDateTime(entry.created_at);
  const since = formatDateTime(batch?.first_at ?? entry.created_at);
  return (
    <>
      {since !== until && <NoWrap>{since} to </NoWrap>}
      <NoWrap>{until}</NoWrap>
    </>
  );
}

/** Leads to the entries of a batch. */
function EntriesLink({ batch }: { batch: NonNullable<AuditRecord['batch']> }) {
  return <RowLink to={batchAddress(batch._id)}>{formatCount(batch.entries, 'entry', 'entries')}</RowLink>;
}

function AuditTable() {
  const batchOf = useBatchOfRow();
  return (
    <ListTable<AuditRecord>
      rowClick={(_id, _resource, entry) => {
        const batch = batchOf(entry);
        return batch ? batchAddress(batch._id) : 'expand';
      }}
      expand={<AuditChange />}
      isRowExpandable={(entry) => batchOf(entry) === null}
      bulkActionButtons={false}
      empty={empty}
    >
      <Column
        source="created_at"
        label="When"
        render={(entry) => <Time entry={entry} batch={batchOf(entry)} />}
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
        render={(entry) => {
          const batch = batchOf(entry);
          if (batch) return <BatchKinds batch={batch} />;
          return (
            <>
              <strong>{actionText(entry.action)}</strong>
              <BatchLink {...entry} />
            </>
          );
        }}
      />
      <Column
        label="Record"
        cellSx={() => ({ maxWidth: 280, overflowWrap: 'anywhere' })}
        render={(entry) => {
          const batch = batchOf(entry);
          return batch ? <EntriesLink batch={batch} /> : <Changed entry={entry} />;
        }}
      />
      <Column
        label="Fields"
        cellSx={() => ({ maxWidth: 360, overflowWrap: 'anywhere' })}
        render={(entry) => (batchOf(entry) ? null : fieldsOf(entry))}
      />
    </ListTable>
  );
}

/** The changed fields of an entry in a row of a phone. */
function ChangedFields({ entry }: { entry: AuditRecord }) {
  return diffAudit(entry.entity, entry.before, entry.after).map(({ field, before, after }) => (
    <Typography
      key={field}
      component="span"
      variant="body2"
      sx={{ display: 'block', overflowWrap: 'anywhere' }}
    >
      {field}: {before && `${before} → `}
      {after || '(empty)'}
    </Typography>
  ));
}

function AuditRows() {
  const batchOf = useBatchOfRow();
  return (
    <SimpleList<AuditRecord>
      rowClick={false}
      primaryText={(entry) => {
        const batch = batchOf(entry);
        return batch ? <BatchKinds batch={batch} /> : actionText(entry.action);
      }}
      secondaryText={(entry) => {
        const batch = batchOf(entry);
        return (
          <>
            {entry.staff.name}
            {entry.apiKey !== null && ` by the key of ${entry.apiKey}`}, <Time entry={entry} batch={batch} />
            {!batch && <ChangedFields entry={entry} />}
          </>
        );
      }}
      tertiaryText={(entry) => {
        const batch = batchOf(entry);
        if (batch) return <EntriesLink batch={batch} />;
        return (
          <>
            <Changed entry={entry} />
            <BatchLink {...entry} />
          </>
        );
      }}
      empty={empty}
    />
  );
}

/** The rows of the list, from which the browser's way back leads to them again. */
function WithWayBack({ children }: { children: ReactNode }) {
  const makeExplicit = useExplicitAddress();
  return <Box onClickCapture={makeExplicit}>{children}</Box>;
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
          <RowsChoice />
          <FilterChips chips={chips} />
        </>
      }
      views={AUDIT_VIEWS}
      table={
        <WithWayBack>
          <AuditTable />
        </WithWayBack>
      }
      rows={
        <WithWayBack>
          <AuditRows />
        </WithWayBack>
      }
    />
  );
}
