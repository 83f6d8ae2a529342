import type { stepUp } from '../../data/step-up';

/** What the form of a way to confirm is given. */
export interface WayFormProps {
  /** Sends what proves it; rejects where it is refused. */
  onConfirm: (proof: Parameters<typeof stepUp>[0]) => Promise<void>;
  onCancel: () => void;
}
