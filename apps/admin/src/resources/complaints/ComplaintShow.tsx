import { Box, Card, CardContent, Divider, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Show } from 'react-admin';
import { issueText } from '@aabha/contracts/complaints/complaints.rules';
import { formatDateTime } from '@aabha/contracts/time/india-time';
import { ScreenLink } from '../../components/ScreenLink';
import { CaseNav } from '../../components/cases/CaseNav';
import { Facts } from '../../components/Facts';
import { Gate } from '../../components/Gate';
import { CallLink, MailLink } from '../../components/ReachLinks';
import { useWholeRecord } from '../../components/use-whole-record';
import { AnswerForm } from './AnswerForm';
import { AssignSelect } from './AssignSelect';
import { ClockField } from './ClockField';
import type { ComplaintThreadRecord } from './complaint-record';
import { ComplaintMessages } from './ComplaintMessages';
import { ComplaintStatusSelect } from './ComplaintStatusSelect';
import { TelevisionSelect } from './TelevisionSelect';

const minute = (at: string | null, none: string) => (at === null ? none : formatDateTime(at));

const factsOf = (complaint: ComplaintThreadRecord): (readonly [string, ReactNode])[] => [
  ['From', <RecordLink key="from" to={`customers/${complaint.userId._id}`} text={complaint.name} />],
  ['Email', <MailLink key="email" email={complaint.email} />],
  ['Phone', <CallLink key="phone" phone={complaint.phone} />],
  ['About', issueText(complaint)],
  [
    'Order',
    complaint.order_id === null ? (
      'None'
    ) : (
      <RecordLink key="order" to={`orders/${complaint.order_id}`} text={complaint.order_number ?? ''} />
    ),
  ],
  ['Television', <TelevisionSelect key="television" complaint={complaint} />],
  ['Raised', formatDateTime(complaint.created_at)],
  [
    'Acknowledged',
    minute(complaint.acknowledged_at, `Not yet, due ${minute(complaint.ack_due_at, 'unknown')}`),
  ],
  ['To resolve by', minute(complaint.due_at, 'Being set')],
  ['Resolved', minute(complaint.resolved_at, 'Not yet')],
  ['Outcome', complaint.outcome ?? 'None yet'],
];

function RecordLink({ to, text }: { to: string; text: string }) {
  return <ScreenLink to={`/admin-dashboard/${to}/show`}>{text}</ScreenLink>;
}

function ComplaintDetails() {
  const complaint = useWholeRecord<ComplaintThreadRecord>('messages');
  if (!complaint) return null;
  return (
    <CardContent>
      <Stack direction="row" spacing={2} useFlexGap sx={{ alignItems: 'center', mb: 2, flexWrap: 'wrap' }}>
        <CaseNav kind="complaint" _id={complaint._id} />
        <Typography variant="h2">Complaint {complaint.ticketNumber}</Typography>
        <ClockField complaint={complaint} />
        <ComplaintStatusSelect complaint={complaint} />
        <AssignSelect complaint={complaint} />
      </Stack>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: '1fr 2fr' }, alignItems: 'start' }}>
        <Card sx={{ p: 2 }}>
          <Typography variant="h3">Details</Typography>
          <Divider sx={{ my: 1 }} />
          <Facts rows={factsOf(complaint)} />
        </Card>
        <Card sx={{ p: 2 }}>
          <Typography variant="h3">Messages</Typography>
          <Divider sx={{ my: 1 }} />
          <ComplaintMessages complaint={complaint} />
          <AnswerForm key={complaint.id} complaint={complaint} />
        </Card>
      </Box>
    </CardContent>
  );
}

/** A complaint with its clocks and thread; SuperAdmin only (docs/spec/complaints.md#staff-screen). */
export function ComplaintShow() {
  return (
    <Gate resource="complaints">
      <Show title="Complaint" actions={false}>
        <ComplaintDetails />
      </Show>
    </Gate>
  );
}
