import { Alert, AlertTitle, Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { formatRupees } from '@aabha/contracts/money/money-format';
import type { RefundRequest } from '@aabha/contracts/refund-requests/refund-requests.schema';
import { REFUND_REQUEST_KIND_LABELS } from '@aabha/contracts/refund-requests/refund-requests.values';
import { formatDay } from '@aabha/contracts/time/india-time';
import { readWaitingRefunds, REFUND_REQUESTS_KEY } from '../../data/refund-requests';
import { RelativeTimeField } from '../RelativeTimeField';
import { RefundRequestActions } from './RefundRequestActions';

const either = new Intl.ListFormat('en-IN', { type: 'disjunction' });

/** Who may approve, as the title of the card says it. */
const title = ({ approvers }: RefundRequest) =>
  approvers.length > 0 ? `Waiting for approval by ${either.format(approvers)}` : 'Waiting for approval';

function Waiting({ request }: { request: RefundRequest }) {
  const { asked_by: asker, approvers } = request;
  return (
    <Alert
      severity="warning"
      role="region"
      aria-label="Refund that waits"
      sx={{ '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}
    >
      <AlertTitle>{title(request)}</AlertTitle>
      {request.is_own ? 'You' : asker.name} asked for a refund of{' '}
      <strong>{formatRupees(request.amount)}</strong> (
      {REFUND_REQUEST_KIND_LABELS[request.kind].toLowerCase()}) <RelativeTimeField iso={request.created_at} />
      : {request.reason}
      <br />
      {approvers.length > 0
        ? `Nothing goes back to the customer before that. It expires on ${formatDay(request.expires_at)}.`
        : 'Nobody else may approve it yet. Add somebody to the staff, or change the refund limits in the settings.'}
      <Box sx={{ mt: 1, display: 'flex' }}>
        <RefundRequestActions request={request} />
      </Box>
    </Alert>
  );
}

/** The refund of an order or a return that waits for a second person, with what the caller may do; nothing without one. */
export function WaitingRefund({ of }: { of: { order_id: string } | { return_id: string } }) {
  const { data = [] } = useQuery({
    queryKey: [REFUND_REQUESTS_KEY, 'waiting', of],
    queryFn: () => readWaitingRefunds(of),
    meta: { live: ['orders'] },
  });
  if (data.length === 0) return null;
  return (
    <Box sx={{ display: 'grid', gap: 1, mb: 2 }}>
      {data.map((request) => (
        <Waiting key={request._id} request={request} />
      ))}
    </Box>
  );
}
