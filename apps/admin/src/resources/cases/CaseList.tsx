import { Box, Typography } from '@mui/material';
import { DataTable, SearchInput, SelectInput, SimpleList } from 'react-admin';
import { caseKindsOf } from '@aabha/contracts/cases/cases.rules';
import type { Case } from '@aabha/contracts/cases/cases.schema';
import { CASE_KIND_NAMES, CASE_STATE_NAMES, type CaseAssignment } from '@aabha/contracts/cases/cases.values';
import { STAFF_PAGE_SIZES } from '@aabha/contracts/settings/limits';
import { EmptyList } from '../../components/EmptyList';
import { ExportCsvButton } from '../../components/ExportCsvButton';
import { ListTable } from '../../components/lists/ListTable';
import { RelativeTimeField } from '../../components/RelativeTimeField';
import { RowLink } from '../../components/RowLink';
import { usePerson } from '../../components/use-person';
import { TableList } from '../../components/TableList';
import { caseAddress } from '../../data/case-address';
import { caseFilters } from '../../data/case-filters';
import { choicesOf } from '../../data/choices-of';
import { CaseDueField } from './CaseDueField';
import { CaseStateField } from './CaseStateField';
import { CASE_VIEWS } from './case-views';

type CaseRecord = Case & { id: string };
const Column = DataTable.Col<CaseRecord>;
const empty = <EmptyList text="No cases found" hint="Complaints, messages and returns appear here." />;

const ASSIGNMENTS: Readonly<Record<CaseAssignment, string>> = {
  me: 'Me',
  nobody: 'Nobody',
  somebody: 'Somebody',
};

const filters = [
  <SearchInput key="search" source="search" placeholder="Number, name, email, phone, text" alwaysOn />,
  <SelectInput
    key="state"
    source="state"
    label="State"
    choices={choicesOf(CASE_STATE_NAMES)}
    emptyText="Open"
    slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    alwaysOn
  />,
  <SelectInput
    key="assigned"
    source="assigned"
    label="Assigned to"
    choices={choicesOf(ASSIGNMENTS)}
    emptyText="Anybody"
    alwaysOn
  />,
  <SelectInput
    key="clock"
    source="clock"
    label="Clock"
    choices={[{ id: 'overdue', name: 'Overdue' }]}
    emptyText="All"
    alwaysOn
  />,
];
const kindFilter = (
  <SelectInput
    key="kind"
    source="kind"
    label="Kind"
    choices={choicesOf(CASE_KIND_NAMES)}
    emptyText="All"
    alwaysOn
  />
);

/** What was written last, and by whom. */
function LastMessage({ last: { by, text, at } }: Pick<CaseRecord, 'last'>) {
  return (
    <>
      <Typography component="span" variant="body2" noWrap sx={{ display: 'block' }}>
        {text}
      </Typography>
      <Typography component="span" variant="body2" color="textSecondary">
        {by === 'shop' ? 'Us' : 'Customer'}, <RelativeTimeField iso={at} />
      </Typography>
    </>
  );
}

function CaseTable() {
  return (
    <ListTable<CaseRecord>
      rowClick={(_id, _resource, record) => caseAddress(record)}
      bulkActionButtons={false}
      empty={empty}
    >
      <Column label="Kind" render={({ kind }) => CASE_KIND_NAMES[kind]} />
      <Column
        label="Number"
        cellSx={() => ({ whiteSpace: 'nowrap' })}
        render={(record) => <RowLink to={caseAddress(record)}>{record.number}</RowLink>}
      />
      <Column label="Customer" render={({ customer }) => customer} />
      <Column
        label="Subject"
        cellSx={() => ({ minWidth: 140, maxWidth: 240, overflowWrap: 'anywhere' })}
        render={({ subject }) => subject}
      />
      <Column
        label="Last message"
        cellSx={() => ({ minWidth: 140, maxWidth: 200 })}
        render={({ last }) => <LastMessage last={last} />}
      />
      <Column label="Assigned to" render={({ assigned_to: assigned }) => assigned?.name ?? 'Nobody'} />
      <Column
        label="Due"
        cellSx={() => ({ maxWidth: 170 })}
        render={({ due_at: dueAt }) => <CaseDueField dueAt={dueAt} />}
      />
      <Column label="Status" render={(record) => <CaseStateField of={record} />} />
    </ListTable>
  );
}

/** On phones: one case a row. */
function CaseRows() {
  return (
    <SimpleList<CaseRecord>
      rowClick={false}
      primaryText={(record) => (
        <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <RowLink to={caseAddress(record)} isWholeRow>
            {record.number}
          </RowLink>
          {CASE_KIND_NAMES[record.kind]}
          <CaseStateField of={record} />
        </Box>
      )}
      secondaryText={(record) => (
        <>
          {record.customer} · {record.subject}
          <LastMessage last={record.last} />
          <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
            <CaseDueField dueAt={record.due_at} />
            <span>for {record.assigned_to?.name ?? 'nobody yet'}</span>
          </Box>
        </>
      )}
      empty={empty}
    />
  );
}

/** Complaints, messages and returns in one list, what is due first on top (docs/spec/cases.md#screen). */
export function CaseList() {
  const person = usePerson();
  const hasKinds = person !== undefined && caseKindsOf(person).length > 1;
  return (
    <TableList
      resource="cases"
      title="Cases"
      filters={hasKinds ? [...filters.slice(0, 1), kindFilter, ...filters.slice(1)] : filters}
      perPage={STAFF_PAGE_SIZES.cases}
      failed="Failed to fetch cases"
      actions={<ExportCsvButton list="cases" filtersOf={caseFilters} />}
      views={CASE_VIEWS}
      table={<CaseTable />}
      rows={<CaseRows />}
    />
  );
}
