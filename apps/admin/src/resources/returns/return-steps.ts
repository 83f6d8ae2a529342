import { checkReturnStep, type ReturnStep } from '@aabha/contracts/returns/return-state.rules';
import type { ReturnRecord } from './returns.data';

type Steps = Record<ReturnStep, boolean>;

/**
 * Returns which steps of a return are possible now, by the server's own rules
 * (docs/spec/returns-and-refunds.md#transitions).
 */
export function offeredSteps({
  state,
  refund_status,
  refund,
}: Pick<ReturnRecord, 'state' | 'refund_status' | 'refund'>): Steps {
  const refunded = refund_status || refund === 'queued' || refund === 'processed';
  const isOffered = (step: ReturnStep) => checkReturnStep(step, { state, refunded }).ok;
  return {
    approve: !refund_status && isOffered('approve'),
    pickup: !refund_status && isOffered('pickup'),
    receive: isOffered('receive'),
    inspect: isOffered('inspect'),
    reject: isOffered('reject'),
    refund: isOffered('refund'),
    replace: isOffered('replace'),
  };
}
