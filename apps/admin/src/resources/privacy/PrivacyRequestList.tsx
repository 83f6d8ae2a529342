import { Typography } from '@mui/material';
import { DataTable, SearchInput, SelectInput, SimpleList } from 'react-admin';
import type { PrivacyRequest } from '@aabha/contracts/privacy/privacy.schema';
import { STAFF_PAGE_SIZES } from '@aabha/contracts/settings/limits';
import { PeriodInput } from '../../components/lists/PeriodInput';
import { ListTable } from '../../components/lists/ListTable';
import { EmptyList } from '../../components/EmptyList';
import { FilterChips, type FilterChip } from '../../components/FilterChips';
import { MailLink } from '../../components/ReachLinks';
import { RelativeTimeField } from '../../components/RelativeTimeField';
import { TableList } from '../../components/TableList';
import { choicesOf } from '../../data/choices-of';
import { AnswerRequestButton } from './AnswerRequestButton';
import { RequestClock } from './RequestClock';
import { PRIVACY_REQUEST_VIEWS } from './privacy-request-views';

type RequestRecord = PrivacyRequest & { id: string };
const Column = DataTable.Col<RequestRecord>;
const empty = <EmptyList text="No data requests found" />;
const KINDS = { correction: 'Correction', grievance: 'Grievance' };

const filters = [
  <SearchInput key="search" source="search" placeholder="Email, text" alwaysOn />,
  <SelectInput key="kind" source="kind" choices={choicesOf(KINDS)} emptyText="All" alwaysOn />,
  <SelectInput
    key="answered"
    source="answered"
    label="Status"
    choices={[
      { id: false, name: 'Open' },
      { id: true, name: 'Answered' },
    ]}
    emptyText="All"
    alwaysOn
  />,
  <PeriodInput key="period" source="period" label="Received" alwaysOn />,
];
const chips: FilterChip<RequestRecord>[] = [{ source: 'overdue', text: () => 'Overdue' }];

function Text({ request: { text, answer } }: { request: RequestRecord }) {
  return (
    <>
      {text}
      {answer !== null && <Typography variant="body2">Answer: {answer}</Typography>}
    </>
  );
}

const Action = ({ request }: { request: RequestRecord }) =>
  request.answer === null ? <AnswerRequestButton request={request} /> : null;

function RequestTable() {
  return (
    <ListTable<RequestRecord> rowClick={false} bulkActionButtons={false} empty={empty}>
      <Column label="From" render={({ email }) => <MailLink email={email} />} />
      <Column label="Kind" render={({ kind }) => KINDS[kind]} />
      <Column
        label="Request"
        cellSx={() => ({ whiteSpace: 'pre-line', minWidth: 260, maxWidth: 420, overflowWrap: 'anywhere' })}
        render={(request) => <Text request={request} />}
      />
      <Column source="due_at" label="Due" render={(request) => <RequestClock {...request} />} />
      <Column
        source="created_at"
        label="Came"
        render={({ created_at }) => <RelativeTimeField iso={created_at} />}
      />
      <Column label="" render={(request) => <Action request={request} />} />
    </ListTable>
  );
}

function RequestRows() {
  return (
    <SimpleList<RequestRecord>
      rowClick={false}
      primaryText={({ kind, email }) => `${KINDS[kind]} · ${email}`}
      secondaryText={(request) => (
        <>
          <RequestClock {...request} /> · <RelativeTimeField iso={request.created_at} />
          <br />
          {request.text}
        </>
      )}
      tertiaryText={(request) => <Action request={request} />}
      empty={empty}
    />
  );
}

/** Corrections and grievances about personal data; SuperAdmin only (docs/spec/privacy.md#requests). */
export function PrivacyRequestList() {
  return (
    <TableList
      resource="privacy-requests"
      title="Data Requests"
      failed="Failed to fetch data requests"
      perPage={STAFF_PAGE_SIZES.privacyRequests}
      filters={filters}
      sort={{ field: 'created_at', order: 'DESC' }}
      above={<FilterChips chips={chips} />}
      views={PRIVACY_REQUEST_VIEWS}
      table={<RequestTable />}
      rows={<RequestRows />}
    />
  );
}
