import { Typography } from '@mui/material';
import { DataTable, SearchInput, SelectInput, SimpleList } from 'react-admin';
import { issueText } from '@aabha/contracts/complaints/complaints.rules';
import { ISSUE_TYPES } from '@aabha/contracts/complaints/complaints.schema';
import { PAGE_SIZES } from '@aabha/contracts/settings/limits';
import { formatDateTime } from '@aabha/contracts/time/india-time';
import { PeriodInput } from '../../components/lists/PeriodInput';
import { ListTable } from '../../components/lists/ListTable';
import { complaintFilters } from './complaints.data';
import { COMPLAINT_VIEWS } from './complaint-views';
import { ClockField } from './ClockField';
import { ComplaintLinkField } from './ComplaintLinkField';
import { EmptyList } from '../../components/EmptyList';
import { ExportCsvButton } from '../../components/ExportCsvButton';
import { FilterChips, type FilterChip } from '../../components/FilterChips';
import { CallLink, MailLink } from '../../components/ReachLinks';
import { TableList } from '../../components/TableList';
import { RelativeTimeField } from '../../components/RelativeTimeField';
import { AssignedToFilter } from '../../components/cases/AssignedToFilter';
import type { ComplaintRecord } from './complaint-record';
import { STATUS_CHOICES } from './complaint-status';
import { ComplaintStatusSelect } from './ComplaintStatusSelect';

const Column = DataTable.Col<ComplaintRecord>;
const empty = <EmptyList text="No complaints found" />;

const filters = [
  <SearchInput key="search" source="search" placeholder="Ticket, name, email, phone, text" alwaysOn />,
  <SelectInput
    key="status"
    source="status"
    choices={STATUS_CHOICES}
    emptyText="All"
    label="Status"
    alwaysOn
  />,
  <SelectInput
    key="issue_type"
    source="issue_type"
    choices={ISSUE_TYPES.map((type) => ({ id: type, name: type }))}
    emptyText="All"
    label="Issue Type"
    alwaysOn
  />,
  <SelectInput
    key="breach"
    source="breach"
    choices={[
      { id: 'overdue', name: 'Overdue' },
      { id: 'due_soon', name: 'Due within 7 days' },
    ]}
    emptyText="All"
    label="Clock"
    alwaysOn
  />,
  <AssignedToFilter kind="complaint" key="assignedTo" source="assignedTo" alwaysOn />,
  <PeriodInput key="period" source="period" label="Raised" alwaysOn />,
];

const chips: FilterChip<ComplaintRecord>[] = [
  { source: 'open', text: () => 'Not resolved yet' },
  { source: 'raisedBefore', text: (value) => `Raised before ${formatDateTime(value)}` },
  { source: 'userId', text: (_value, [first]) => `From ${first?.userId.name ?? 'one customer'}` },
];

function ComplaintTable() {
  return (
    <ListTable<ComplaintRecord> rowClick={false} bulkActionButtons={false} empty={empty}>
      <Column
        source="name"
        label="Name"
        render={({ id, name, ticketNumber }) => (
          <>
            {name}
            <Typography variant="body2" noWrap>
              <ComplaintLinkField id={id} ticketNumber={ticketNumber} />
            </Typography>
          </>
        )}
      />
      <Column label="Email" render={({ email }) => <MailLink email={email} />} />
      <Column label="Phone" render={({ phone }) => <CallLink phone={phone} />} />
      <Column source="issue_type" label="Issue Type" render={issueText} />
      <Column
        label="Description"
        cellSx={() => ({ whiteSpace: 'pre-line', minWidth: 150, maxWidth: 420, overflowWrap: 'anywhere' })}
        render={({ description }) => description}
      />
      <Column
        source="status"
        label="Status"
        render={(complaint) => <ComplaintStatusSelect complaint={complaint} />}
      />
      <Column source="due_at" label="Due" render={(complaint) => <ClockField complaint={complaint} />} />
      <Column
        source="created_at"
        label="Created"
        render={({ created_at }) => <RelativeTimeField iso={created_at} />}
      />
    </ListTable>
  );
}

/** On phones: one complaint a row, with everything needed to respond. */
function ComplaintRows() {
  return (
    <SimpleList<ComplaintRecord>
      rowClick={false}
      primaryText={(complaint) => `${complaint.name} · ${issueText(complaint)}`}
      secondaryText={(complaint) => (
        <>
          <ComplaintLinkField id={complaint.id} ticketNumber={complaint.ticketNumber} /> ·{' '}
          <RelativeTimeField iso={complaint.created_at} />
          <br />
          <ClockField complaint={complaint} />
          <br />
          <MailLink email={complaint.email} /> · <CallLink phone={complaint.phone} />
          <br />
          {complaint.description}
        </>
      )}
      tertiaryText={(complaint) => <ComplaintStatusSelect complaint={complaint} />}
      empty={empty}
    />
  );
}

/** Complaints, newest first, twenty a page; SuperAdmin only (docs/spec/complaints.md#staff-screen). */
export function ComplaintList() {
  return (
    <TableList
      resource="complaints"
      title="Complaints"
      filters={filters}
      sort={{ field: 'created_at', order: 'DESC' }}
      perPage={PAGE_SIZES.complaints}
      failed="Failed to fetch complaints"
      views={COMPLAINT_VIEWS}
      actions={<ExportCsvButton list="complaints" filtersOf={complaintFilters} />}
      above={<FilterChips chips={chips} />}
      table={<ComplaintTable />}
      rows={<ComplaintRows />}
    />
  );
}
