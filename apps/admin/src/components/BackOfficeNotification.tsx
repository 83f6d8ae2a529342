import { Notification } from 'react-admin';
import { ADMIN_TOAST_MS } from '@aabha/contracts/settings/limits';

/** Notifications at the top right, for three seconds (docs/spec/back-office.md#notices). */
export function BackOfficeNotification() {
  return (
    <Notification
      anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
      autoHideDuration={ADMIN_TOAST_MS}
      /* Below the bar, whose buttons stay usable. */
      sx={{ top: { xs: 56, sm: 56 } }}
    />
  );
}
