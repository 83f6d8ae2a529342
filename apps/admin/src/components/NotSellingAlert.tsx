import { Alert } from '@mui/material';
import { useShopSettings } from './use-shop-settings';

/** Says on every screen that production takes no orders before its company is entered (docs/spec/settings.md#production). */
export function NotSellingAlert() {
  if (useShopSettings()?.takesOrders !== false) return null;
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      This shop does not take orders yet. A SuperAdmin has to enter and publish its company under Settings.
    </Alert>
  );
}
