import type { ReactNode } from 'react';
import type { StepUpWay } from '@aabha/contracts/accounts/step-up.values';
import type { stepUp } from '../../data/step-up';

/** What the form of a way to confirm is given. */
export interface WayFormProps {
  way: StepUpWay;
  /** Sends what proves it; rejects where it is refused. */
  onConfirm: (proof: Parameters<typeof stepUp>[0]) => Promise<void>;
  onCancel: () => void;
  /** Buttons of the other ways of the account. */
  others: ReactNode;
}
