import { REFUND_REQUESTS_KEY } from '../../data/refund-requests';
import { useDecision, type DecisionOptions } from '../use-decision';

/** Decides about a refund request, and reads lists, cards and badge again. */
export const useRefundDecision = (act: () => Promise<unknown>, options: DecisionOptions) =>
  useDecision(act, REFUND_REQUESTS_KEY, options);
