import { Chip, type ChipProps } from '@mui/material';
import type { ReturnState } from '@aabha/contracts/returns/returns.values';
import { STATE_LABEL } from './return-labels';
import type { ReturnRecord } from './returns.data';

const COLOURS: Record<ReturnState, ChipProps['color']> = {
  requested: 'warning',
  approved: 'info',
  received: 'warning',
  accepted: 'success',
  accepted_in_part: 'success',
  replaced: 'success',
  rejected: 'default',
};

type Shown = Pick<ReturnRecord, 'state' | 'refund_status' | 'refund'>;

function stateOf({ state, refund_status, refund }: Shown): [string, ChipProps['color']] {
  if (refund_status) return ['Refunded', 'success'];
  if (refund === 'queued' || refund === 'processed') return ['Refund on its way', 'info'];
  if (refund === 'failed') return ['Refund failed', 'error'];
  return [STATE_LABEL[state], COLOURS[state]];
}

/** The status of a return in colour and as text. */
export function ReturnStateField({ request }: { request: Shown }) {
  const [label, color] = stateOf(request);
  return <Chip size="small" variant="outlined" color={color} label={label} sx={{ fontWeight: 600 }} />;
}
