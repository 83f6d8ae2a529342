import { Box, CardContent, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Show, useDataProvider } from 'react-admin';
import { formatRupees } from '@aabha/contracts/money/money-format';
import { orderNumber } from '@aabha/contracts/orders/order-number';
import { formatDateTime } from '@aabha/contracts/time/india-time';
import { ScreenLink } from '../../components/ScreenLink';
import { AssignCase } from '../../components/cases/AssignCase';
import { CardSection } from '../../components/CardSection';
import { CaseNav } from '../../components/cases/CaseNav';
import { Facts } from '../../components/Facts';
import { Gate } from '../../components/Gate';
import { CallLink, MailLink } from '../../components/ReachLinks';
import { ThumbBar } from '../../components/ThumbBar';
import { WaitingRefund } from '../../components/refunds/WaitingRefund';
import { useWholeRecord } from '../../components/use-whole-record';
import { ApproveReturnButton } from './ApproveReturnButton';
import { BookPickupButton } from './BookPickupButton';
import { formatPickup } from './format-pickup';
import { InspectReturnButton } from './InspectReturnButton';
import { ReceiveReturnButton } from './ReceiveReturnButton';
import { RefundReturnButton } from './RefundReturnButton';
import { ReplacementSection } from './ReplacementSection';
import { ReplaceReturnButton } from './ReplaceReturnButton';
import { RejectReturnButton } from './RejectReturnButton';
import { CONDITION_LABEL, WISH_LABEL } from './return-labels';
import { offeredSteps } from './return-steps';
import { ReturnDueField } from './ReturnDueField';
import { ReturnPhotos } from './ReturnPhotos';
import { ReturnStateField } from './ReturnStateField';
import type { ReturnDetailsRecord, ReturnProvider } from './returns.data';

const at = (instant: string | null) => (instant === null ? 'Not yet' : formatDateTime(instant));

function RecordLink({ to, text }: { to: string; text: string }) {
  return <ScreenLink to={`/admin-dashboard/${to}/show`}>{text}</ScreenLink>;
}

const factsOf = (request: ReturnDetailsRecord): (readonly [string, ReactNode])[] => [
  ['From', <RecordLink key="from" to={`customers/${request.user_id._id}`} text={request.user_id.name} />],
  ['Email', <MailLink key="email" email={request.user_id.email} />],
  ['Phone', <CallLink key="phone" phone={request.user_id.phone} />],
  [
    'Order',
    <RecordLink key="order" to={`orders/${request.order_id._id}`} text={orderNumber(request.order_id._id)} />,
  ],
  ['Payment id', request.payment_id],
  ['Reason', request.return_reason],
  ['Condition', request.condition === null ? 'Not said' : CONDITION_LABEL[request.condition]],
  ['Wish', request.wish === null ? 'Not said' : WISH_LABEL[request.wish]],
  ['Refund', formatRupees(request.refund_amount)],
  ['Requested', formatDateTime(request.created_at)],
  ['Approved', at(request.approved_at)],
  ['Pickup', request.pickup ? `${formatPickup(request.pickup)}, by ${request.pickup.center}` : 'Not chosen'],
  ['Arrived', at(request.received_at)],
  ['Inspected', at(request.inspected_at)],
  ...(request.replaced_at === null ? [] : [['Replaced', formatDateTime(request.replaced_at)] as const]),
  ...(request.rejected_at === null ? [] : [['Rejected', formatDateTime(request.rejected_at)] as const]),
  ...(request.decision_reason === null ? [] : [['Our reason', request.decision_reason] as const]),
];

/** What comes back, and what an inspection found of it. */
function Lines({ lines }: Pick<ReturnDetailsRecord, 'lines'>) {
  return (
    <Box component="ul" aria-label="Goods" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
      {lines.map(({ position, name, quantity, accepted, restock }) => (
        <li key={position}>
          <Typography sx={{ fontWeight: 600 }}>
            {quantity} × {name}
          </Typography>
          {accepted !== null && (
            <Typography variant="body2" color="textSecondary">
              {accepted} of {quantity} accepted
              {accepted > 0 && (restock ? ', can be sold again' : ', cannot be sold again')}
            </Typography>
          )}
        </li>
      ))}
    </Box>
  );
}

function ReturnDetails() {
  const request = useWholeRecord<ReturnDetailsRecord>('files');
  const dataProvider = useDataProvider<ReturnProvider>();
  if (!request) return null;
  return (
    <CardContent>
      <Stack direction="row" spacing={2} useFlexGap sx={{ alignItems: 'center', mb: 2, flexWrap: 'wrap' }}>
        <CaseNav kind="return" _id={request._id} />
        <Typography variant="h2">Return of order {orderNumber(request.order_id._id)}</Typography>
        <ReturnStateField request={request} />
        <ReturnDueField dueAt={request.due_at} />
        <AssignCase
          kind="return"
          assigned={request.assigned_to}
          assign={(staffId) => dataProvider.assignReturn({ id: request._id, staff_id: staffId })}
        />
      </Stack>
      <ThumbBar isFixed={Object.values(offeredSteps(request)).some(Boolean)}>
        <ApproveReturnButton request={request} />
        <BookPickupButton request={request} />
        <ReceiveReturnButton request={request} />
        <InspectReturnButton request={request} />
        <ReplaceReturnButton request={request} />
        <RefundReturnButton request={request} />
        <RejectReturnButton request={request} />
      </ThumbBar>
      <Box sx={{ mt: 2 }} />
      <WaitingRefund of={{ return_id: request._id }} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: '1fr 1fr' }, alignItems: 'start' }}>
        <CardSection title="Details">
          <Facts rows={factsOf(request)} />
        </CardSection>
        <Box sx={{ display: 'grid', gap: 2 }}>
          {request.replacement && <ReplacementSection request={request} replacement={request.replacement} />}
          <CardSection title="Goods">
            <Lines lines={request.lines} />
          </CardSection>
          <CardSection title="Photos">
            <ReturnPhotos files={request.files} />
          </CardSection>
        </Box>
      </Box>
    </CardContent>
  );
}

/** A return with its goods, photos, clock and steps; SuperAdmin only (docs/spec/returns-and-refunds.md#staff-screen). */
export function ReturnShow() {
  return (
    <Gate resource="return-requests">
      <Show title="Return Request" actions={false}>
        <ReturnDetails />
      </Show>
    </Gate>
  );
}
