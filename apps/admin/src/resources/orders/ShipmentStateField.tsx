import { SHIPMENT_STATE_NAMES, type ShipmentState } from '@aabha/contracts/shipments/shipments.values';
import { StateChip } from '../../components/StateChip';

const COLOUR = {
  packing: 'warning',
  packed: 'secondary',
  shipped: 'info',
  delivered: 'success',
  cancelled: 'default',
} as const satisfies Record<ShipmentState, string>;

/** The state of a shipment in colour and as text. */
export function ShipmentStateField({ state }: { state: ShipmentState }) {
  return <StateChip color={COLOUR[state]} label={SHIPMENT_STATE_NAMES[state]} />;
}
