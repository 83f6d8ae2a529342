import { Chip, Typography } from '@mui/material';
import type { RefundRequest } from '@aabha/contracts/refund-requests/refund-requests.schema';
import {
  REFUND_REQUEST_STATE_LABELS,
  type RefundRequestState,
} from '@aabha/contracts/refund-requests/refund-requests.values';
import { formatDay } from '@aabha/contracts/time/india-time';

const COLOURS: Partial<Record<RefundRequestState, 'warning' | 'success' | 'error'>> = {
  waiting: 'warning',
  approved: 'success',
  declined: 'error',
};

/** How far a refund request is, with who decided and why, or until when it waits. */
export function RefundRequestStateField({ request }: { request: RefundRequest }) {
  const { state, decided_by: decider, note, expires_at, approvers } = request;
  const who =
    state === 'waiting'
      ? `${approvers.length > 0 ? `By ${approvers.join(' or ')}, ` : ''}until ${formatDay(expires_at)}`
      : state === 'withdrawn'
        ? ''
        : (decider?.name ?? '');
  return (
    <>
      <Chip
        size="small"
        variant="outlined"
        color={COLOURS[state] ?? 'default'}
        label={REFUND_REQUEST_STATE_LABELS[state]}
        sx={{ fontWeight: 600 }}
      />
      {(who || note) && (
        <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
          {[who, note].filter(Boolean).join(': ')}
        </Typography>
      )}
    </>
  );
}
