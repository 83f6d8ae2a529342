import { DRAFT_STATE_NAMES, type DraftOrderState } from '@aabha/contracts/draft-orders/draft-orders.values';
import { StateChip } from '../../components/StateChip';

const COLOUR = {
  draft: 'secondary',
  sent: 'info',
  paid: 'success',
  expired: 'warning',
  cancelled: 'default',
} as const satisfies Record<DraftOrderState, string>;

/** The state of a draft order in colour and as text. */
export function DraftStateField({ state }: { state: DraftOrderState }) {
  return <StateChip color={COLOUR[state]} label={DRAFT_STATE_NAMES[state]} />;
}
