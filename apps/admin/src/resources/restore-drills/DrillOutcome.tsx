import {
  DRILL_OUTCOME_LABELS,
  type DrillOutcome as Outcome,
} from '@aabha/contracts/restore-drills/restore-drills.values';
import { StateChip } from '../../components/StateChip';

const COLORS = { running: 'info', passed: 'success', failed: 'error', stopped: 'default' } as const;

/** The outcome of a restore drill in colour and as text. */
export function DrillOutcome({ outcome }: { outcome: Outcome }) {
  return <StateChip color={COLORS[outcome]} label={DRILL_OUTCOME_LABELS[outcome]} />;
}
