import {
  INSTALLATION_STATE_LABELS,
  type InstallationState,
} from '@aabha/contracts/installations/installations.values';
import { StateChip } from '../StateChip';

const COLOUR = {
  booked: 'info',
  moved: 'secondary',
  done: 'success',
  failed: 'error',
  cancelled: 'default',
} as const satisfies Record<InstallationState, string>;

/** The state of an installation in colour and as text. */
export function InstallationStateField({ state }: { state: InstallationState }) {
  return <StateChip color={COLOUR[state]} label={INSTALLATION_STATE_LABELS[state]} />;
}
