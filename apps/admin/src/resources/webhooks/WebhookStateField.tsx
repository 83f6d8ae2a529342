import { Chip } from '@mui/material';
import {
  DELIVERY_STATE_NAMES,
  WEBHOOK_STATE_NAMES,
  type DeliveryState,
  type WebhookState,
} from '@aabha/contracts/webhooks/webhooks.values';

const COLORS = {
  ...({ active: 'success', paused: 'default', 'auto-paused': 'error' } as const),
  ...({ pending: 'warning', delivered: 'success', failed: 'error' } as const),
};

/** The state of a webhook or of a delivery. */
export function WebhookStateField({ state }: { state: WebhookState | DeliveryState }) {
  return (
    <Chip
      size="small"
      variant="outlined"
      color={COLORS[state]}
      label={{ ...WEBHOOK_STATE_NAMES, ...DELIVERY_STATE_NAMES }[state]}
      sx={{ fontWeight: 600 }}
    />
  );
}
