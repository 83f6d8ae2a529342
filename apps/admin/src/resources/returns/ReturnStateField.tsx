import { Chip, type ChipProps } from '@mui/material';
import type { ReturnRecord } from './returns.data';

function stateOf({ status, refund_status, refund }: ReturnRecord): [string, ChipProps['color']] {
  if (refund_status) return ['Refunded', 'success'];
  if (refund === 'queued' || refund === 'processed') return ['Refund on its way', 'info'];
  if (refund === 'failed') return ['Refund failed', 'error'];
  return status ? ['Approved', 'info'] : ['Waiting for approval', 'warning'];
}

/** The status of a return in colour and as text. */
export function ReturnStateField({ request }: { request: ReturnRecord }) {
  const [label, color] = stateOf(request);
  return <Chip size="small" variant="outlined" color={color} label={label} sx={{ fontWeight: 600 }} />;
}
