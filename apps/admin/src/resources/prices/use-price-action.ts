import { useDecision, type DecisionOptions } from '../../components/use-decision';

/** Runs an action on a price, and reads lists and badge again. */
export const usePriceAction = (act: () => Promise<unknown>, options: DecisionOptions) =>
  useDecision(act, 'open-price-approvals', options);
