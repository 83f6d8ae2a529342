import { Box, Link, Typography } from '@mui/material';
import { DataTable, SearchInput, SimpleList, useRecordContext } from 'react-admin';
import type { ContactMessage } from '@aabha/contracts/contact/contact.schema';
import { formatPhone } from '@aabha/contracts/phone/phone';
import { PAGE_SIZES } from '@aabha/contracts/settings/limits';
import { PeriodInput } from '../../components/lists/PeriodInput';
import { ListTable } from '../../components/lists/ListTable';
import { EmptyList } from '../../components/EmptyList';
import { TableList } from '../../components/TableList';
import { RelativeTimeField } from '../../components/RelativeTimeField';

type MessageRecord = ContactMessage & { id: string };
const Column = DataTable.Col<MessageRecord>;
const empty = (
  <EmptyList text="No messages found" hint="What people write on the contact page appears here." />
);

const filters = [
  <SearchInput key="search" source="search" placeholder="Name, email, phone, subject, text" alwaysOn />,
  <PeriodInput key="period" source="period" label="Received" alwaysOn />,
];

const replyAddress = ({ email, subject }: MessageRecord) =>
  `mailto:${email}?subject=${encodeURIComponent(`Re: ${subject}`)}`;

function WholeMessage() {
  const message = useRecordContext<MessageRecord>();
  if (!message) return null;
  return (
    <Box sx={{ py: 1, maxWidth: '70ch' }}>
      <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', mb: 1 }}>
        {message.message}
      </Typography>
      <Link href={replyAddress(message)}>Reply by email</Link>
    </Box>
  );
}

function MessageTable() {
  return (
    <ListTable<MessageRecord>
      rowClick="expand"
      expand={<WholeMessage />}
      bulkActionButtons={false}
      empty={empty}
    >
      <Column source="name" label="Name" render={({ name }) => name} />
      <Column label="Email" render={({ email }) => email} />
      <Column label="Phone" render={({ phone }) => formatPhone(phone)} />
      <Column source="subject" label="Subject" render={({ subject }) => <strong>{subject}</strong>} />
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
      primaryText={({ subject }) => subject}
      secondaryText={(message) => (
        <>
          {message.name} · {formatPhone(message.phone)} · <RelativeTimeField iso={message.created_at} />
          <br />
          {message.message}
          <br />
          <Link href={replyAddress(message)}>{message.email}</Link>
        </>
      )}
      empty={empty}
    />
  );
}

/** Messages from the contact page, newest first (docs/spec/contact.md#messages). */
export function MessageList() {
  return (
    <TableList
      resource="messages"
      title="Messages"
      failed="Failed to fetch messages"
      perPage={PAGE_SIZES.messages}
      filters={filters}
      sort={{ field: 'created_at', order: 'DESC' }}
      table={<MessageTable />}
      rows={<MessageRows />}
    />
  );
}
