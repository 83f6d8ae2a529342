import {
  Box,
  Card,
  CardContent,
  Checkbox,
  Divider,
  FormControlLabel,
  Stack,
  Typography,
} from '@mui/material';
import { useState, type ReactNode } from 'react';
import { Show, useDataProvider } from 'react-admin';
import { orderNumber } from '@aabha/contracts/orders/order-number';
import { formatDateTime } from '@aabha/contracts/time/india-time';
import { ScreenLink } from '../../components/ScreenLink';
import { CaseNav } from '../../components/cases/CaseNav';
import { Facts } from '../../components/Facts';
import { Gate } from '../../components/Gate';
import { CallLink, MailLink } from '../../components/ReachLinks';
import { ThreadAnswerForm } from '../../components/ThreadAnswerForm';
import { ThreadMessages } from '../../components/ThreadMessages';
import { useMayOpen } from '../../components/use-may-open';
import { useWholeRecord } from '../../components/use-whole-record';
import type { MessageProvider } from './contact.data';
import type { MessageThreadRecord } from './message-record';
import { MessageControls } from './MessageControls';
import { MessageStateField } from './MessageStateField';

/** A link to a record, or its name for staff who may not open it. */
function RecordLink({ resource, id, text }: { resource: string; id: string; text: string }) {
  const mayOpen = useMayOpen();
  if (!mayOpen(resource)) return <>{text}</>;
  return <ScreenLink to={`/admin-dashboard/${resource}/${id}/show`}>{text}</ScreenLink>;
}

function factsOf({ customer, order_id: order, ...message }: MessageThreadRecord): [string, ReactNode][] {
  return [
    ['From', message.name],
    ['Email', <MailLink key="email" email={message.email} />],
    ['Phone', <CallLink key="phone" phone={message.phone} />],
    [
      'Account',
      customer === null ? (
        'Not signed in'
      ) : (
        <RecordLink key="account" resource="customers" id={customer._id} text={customer.name} />
      ),
    ],
    [
      'Order',
      order === null ? (
        'None named'
      ) : (
        <RecordLink key="order" resource="orders" id={order} text={orderNumber(order)} />
      ),
    ],
    ['Received', formatDateTime(message.created_at)],
  ];
}

/** The form for an answer, which may close the message. */
function MessageAnswer({ message }: { message: MessageThreadRecord }) {
  const dataProvider = useDataProvider<MessageProvider>();
  const [close, setClose] = useState(false);
  return (
    <ThreadAnswerForm
      of={{ kind: 'message', id: message._id }}
      name={message.name}
      email={message.email}
      send={({ text, note }) =>
        dataProvider.answerMessage({ id: message._id, text, note, close: close && !note })
      }
    >
      <FormControlLabel
        control={<Checkbox checked={close} onChange={(event) => setClose(event.target.checked)} />}
        label="Close with this answer"
      />
    </ThreadAnswerForm>
  );
}

function MessageDetails() {
  const message = useWholeRecord<MessageThreadRecord>('replies');
  if (!message) return null;
  const { _id, name, message: text, created_at } = message;
  const first = { _id, author: 'shopper' as const, name, text, created_at };
  return (
    <CardContent>
      <Stack direction="row" spacing={2} useFlexGap sx={{ alignItems: 'center', mb: 2, flexWrap: 'wrap' }}>
        <CaseNav kind="message" _id={_id} />
        <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
          {message.subject}
        </Typography>
        <span>
          <MessageStateField message={message} />
        </span>
        <MessageControls message={message} />
      </Stack>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: '1fr 2fr' }, alignItems: 'start' }}>
        <Card sx={{ p: 2 }}>
          <Typography variant="h3">Message {message.reference}</Typography>
          <Divider sx={{ my: 1 }} />
          <Facts rows={factsOf(message)} />
        </Card>
        <Card sx={{ p: 2 }}>
          <Typography variant="h3">Thread</Typography>
          <Divider sx={{ my: 1 }} />
          <ThreadMessages messages={[first, ...message.replies]} />
          <MessageAnswer key={message.id} message={message} />
        </Card>
      </Box>
    </CardContent>
  );
}

/** A message to the shop with its clock and thread, for any staff (docs/spec/contact.md#staff-screen). */
export function MessageShow() {
  return (
    <Gate resource="messages">
      <Show title="Message" actions={false}>
        <MessageDetails />
      </Show>
    </Gate>
  );
}
