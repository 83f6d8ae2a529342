import { allow, refuse, type Verdict } from '../errors/verdict';
import { RETURN_STEP_HOURS, type ReturnOutcome, type ReturnState } from './returns.values';

const HOUR_MS = 3_600_000;

/** When the steps of a return were taken, as ISO instants; null where one was not. */
interface ReturnTimes {
  approvedAt: string | null;
  receivedAt: string | null;
  inspectedAt: string | null;
  rejectedAt: string | null;
  replacedAt: string | null;
  outcome: ReturnOutcome | null;
}

/** Returns the state of a return (docs/spec/returns-and-refunds.md#states). */
export function returnState(times: ReturnTimes): ReturnState {
  const { approvedAt, receivedAt, rejectedAt, replacedAt, outcome } = times;
  if (rejectedAt !== null) return 'rejected';
  if (replacedAt !== null) return 'replaced';
  if (outcome !== null) return outcome;
  if (receivedAt !== null) return 'received';
  return approvedAt === null ? 'requested' : 'approved';
}

/** A step that is taken with a return: by staff, and the choice of the pickup by the shopper too. */
export type ReturnStep = 'approve' | 'pickup' | 'receive' | 'inspect' | 'reject' | 'refund' | 'replace';

/** A return as its steps are decided. `refunded` includes pending refunds. */
interface DecidableReturn {
  state: ReturnState;
  refunded: boolean;
}

const FROM: Record<ReturnStep, readonly ReturnState[]> = {
  approve: ['requested'],
  pickup: ['approved'],
  receive: ['approved'],
  inspect: ['received'],
  reject: ['requested', 'approved', 'received'],
  refund: ['approved', 'received', 'accepted', 'accepted_in_part'],
  replace: ['accepted', 'accepted_in_part'],
};

/** Returns the refusal of a step from a state that it is not possible from. */
function refusalOf(step: ReturnStep, state: ReturnState): Verdict {
  if (state === 'rejected') return refuse('RETURN_REJECTED_BEFORE');
  if (state === 'replaced') return refuse('RETURN_REPLACED_BEFORE');
  if (step === 'approve') return refuse('RETURN_APPROVED_BEFORE');
  if (step === 'replace') return refuse('RETURN_NOT_INSPECTED');
  if (state === 'accepted' || state === 'accepted_in_part') return refuse('RETURN_INSPECTED_BEFORE');
  if (state === 'requested')
    return refuse(step === 'pickup' ? 'RETURN_PICKUP_NOT_APPROVED' : 'RETURN_NOT_APPROVED');
  return refuse(step === 'receive' || step === 'pickup' ? 'RETURN_RECEIVED_BEFORE' : 'RETURN_NOT_RECEIVED');
}

/**
 * Decides whether a step may be taken with a return, each but the pickup once (docs/spec/returns-and-refunds.md#transitions). Where
 * refunds of parts have given everything back before, the approval completes the return; goods may arrive and be
 * inspected after a refund, which no rejection may follow.
 */
export function checkReturnStep(step: ReturnStep, { state, refunded }: DecidableReturn): Verdict {
  if (!FROM[step].includes(state)) return refusalOf(step, state);
  const isMoney = step !== 'approve' && step !== 'receive';
  return isMoney && refunded ? refuse('RETURN_REFUNDED_BEFORE') : allow;
}

/** Returns by when staff have to take the next step; null where they wait for the shopper, or nothing is left to do. */
export function returnDueAt(times: ReturnTimes & { createdAt: string; refunded: boolean }): string | null {
  const state = returnState(times);
  const since =
    state === 'requested'
      ? times.createdAt
      : state === 'received'
        ? times.receivedAt
        : state === 'accepted' || state === 'accepted_in_part'
          ? times.inspectedAt
          : null;
  if (since === null || times.refunded) return null;
  return new Date(Date.parse(since) + RETURN_STEP_HOURS * HOUR_MS).toISOString();
}
