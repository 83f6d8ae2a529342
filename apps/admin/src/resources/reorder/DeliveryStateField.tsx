import { Chip } from '@mui/material';
import type { Delivery } from '@aabha/contracts/stock/deliveries.schema';
import { DELIVERY_STATE_LABELS, type DeliveryState } from '@aabha/contracts/stock/stock.values';

const COLOUR = {
  expected: 'info',
  partly: 'secondary',
  received: 'success',
  cancelled: 'default',
} as const satisfies Record<DeliveryState, string>;

/** The state of a delivery in colour and as text; one that is late says so. */
export function DeliveryStateField({ delivery: { state, is_late } }: { delivery: Delivery }) {
  const label = DELIVERY_STATE_LABELS[state];
  return (
    <Chip
      size="small"
      variant="outlined"
      color={is_late ? 'error' : COLOUR[state]}
      label={is_late ? `${label}, late` : label}
      sx={{ fontWeight: 600 }}
    />
  );
}
