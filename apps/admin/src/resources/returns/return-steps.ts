import { checkApprove, checkRefund } from '@aabha/contracts/returns/returns.rules';
import type { ReturnRecord } from './returns.data';

/**
 * Returns which of the two steps of a return are possible now, by the server's own rules
 * (docs/spec/returns-and-refunds.md#transitions).
 */
export function offeredSteps({ status, refund_status, refund }: Omit<ReturnRecord, 'id'>) {
  const state = {
    approved: status,
    refunded: refund_status || refund === 'queued' || refund === 'processed',
  };
  return { approve: !refund_status && checkApprove(state).ok, refund: checkRefund(state).ok };
}
