import { Link, Typography } from '@mui/material';
import { DataTable, SearchInput, SelectInput, SimpleList } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { CONTACT_STATES } from '@aabha/contracts/contact/contact.values';
import { PAGE_SIZES } from '@aabha/contracts/settings/limits';
import { PeriodInput } from '../../components/lists/PeriodInput';
import { ListTable } from '../../components/lists/ListTable';
import { ExportCsvButton } from '../../components/ExportCsvButton';
import { EmptyList } from '../../components/EmptyList';
import { CallLink, MailLink } from '../../components/ReachLinks';
import { RelativeTimeField } from '../../components/RelativeTimeField';
import { TableList } from '../../components/TableList';
import { STATE_LABEL, type MessageRecord } from './message-record';
import { AssignedToFilter } from '../../components/cases/AssignedToFilter';
import { MessageStateField } from './MessageStateField';
import { messageFilters } from './contact.data';
import { MESSAGE_VIEWS } from './message-views';

const Column = DataTable.Col<MessageRecord>;
const empty = (
  <EmptyList text="No messages found" hint="What people write on the contact page appears here." />
);

const filters = [
  <SearchInput key="search" source="search" placeholder="Name, email, phone, subject, text" alwaysOn />,
  <SelectInput
    key="state"
    source="state"
    label="State"
    choices={CONTACT_STATES.map((state) => ({ id: state, name: STATE_LABEL[state] }))}
    emptyText="All"
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
  <PeriodInput key="period" source="period" label="Received" alwaysOn />,
  <AssignedToFilter kind="message" key="assignedTo" source="assignedTo" alwaysOn />,
];

/** The subject of a message, linked to its thread. */
function MessageLink({ id, subject }: Pick<MessageRecord, 'id' | 'subject'>) {
  return (
    <Link component={RouterLink} to={`/admin-dashboard/messages/${id}/show`} sx={{ fontWeight: 600 }}>
      {subject}
    </Link>
  );
}

function MessageTable() {
  return (
    <ListTable<MessageRecord> rowClick="show" bulkActionButtons={false} empty={empty}>
      <Column
        source="subject"
        label="Subject"
        cellSx={() => ({ maxWidth: 320 })}
        render={({ id, subject, message }) => (
          <>
            <MessageLink id={id} subject={subject} />
            <Typography variant="body2" color="textSecondary" noWrap>
              {message}
            </Typography>
          </>
        )}
      />
      <Column
        source="name"
        label="Name"
        render={({ name, email, phone }) => (
          <>
            {name}
            <Typography variant="body2" sx={{ lineHeight: '26px' }}>
              <MailLink email={email} />
              <br />
              <CallLink phone={phone} />
            </Typography>
          </>
        )}
      />
      <Column source="due_at" label="State" render={(message) => <MessageStateField message={message} />} />
      <Column label="Assigned to" render={({ assigned_to: assigned }) => assigned?.name ?? 'Nobody'} />
      <Column
        source="created_at"
        label="Received"
        render={({ created_at }) => <RelativeTimeField iso={created_at} />}
      />
    </ListTable>
  );
}

function MessageRows() {
  return (
    <SimpleList<MessageRecord>
      rowClick={false}
      primaryText={({ id, subject }) => <MessageLink id={id} subject={subject} />}
      secondaryText={(message) => (
        <>
          {message.name} · <CallLink phone={message.phone} /> · <RelativeTimeField iso={message.created_at} />
          <br />
          <MessageStateField message={message} />
          <br />
          {message.message}
        </>
      )}
      empty={empty}
    />
  );
}

/** Messages from the contact page, newest first (docs/spec/contact.md#staff-screen). */
export function MessageList() {
  return (
    <TableList
      resource="messages"
      title="Messages"
      failed="Failed to fetch messages"
      perPage={PAGE_SIZES.messages}
      filters={filters}
      actions={<ExportCsvButton list="messages" filtersOf={messageFilters} />}
      sort={{ field: 'created_at', order: 'DESC' }}
      views={MESSAGE_VIEWS}
      table={<MessageTable />}
      rows={<MessageRows />}
    />
  );
}
