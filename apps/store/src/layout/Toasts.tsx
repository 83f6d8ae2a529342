import { useEffect } from 'react';
import { TOAST_MS } from '@aabha/contracts/settings/limits';
import { Notifications, notifications } from '@mantine/notifications';
import { displayToasts, type ToastKind } from '../lib/notify';
import '../styles/toasts.css';

const COLOURS: Record<ToastKind, string> = { success: 'teal', error: 'red', info: 'indigo' };

/** Toasts at the top right, gone after five seconds; errors are announced at once (product §9). */
export function Toasts() {
  useEffect(
    () =>
      displayToasts(({ kind, message }) => {
        notifications.show({ message, color: COLOURS[kind], role: kind === 'error' ? 'alert' : 'status' });
      }),
    [],
  );
  return <Notifications position="top-right" autoClose={TOAST_MS} zIndex={400} />;
}
