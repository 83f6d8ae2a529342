import { useEffect, useRef } from 'react';
import { TOAST_MS } from '@aabha/contracts/settings/limits';
import * as texts from '@aabha/messages/layout';
import { Notifications, notifications } from '@mantine/notifications';
import { displayToasts, type NoticeSubject, type ToastKind } from '../lib/notify';
import '../styles/toasts.css';

const COLOURS: Record<ToastKind, string> = { success: 'teal', error: 'red', info: 'indigo' };
const MOST_AT_ONCE = 3;

/**
 * Reopens the popover to bring the toasts above an open dialog: the last element of the top layer is on top.
 */
function bringToFront(place: HTMLElement | null): void {
  if (!place) return;
  const shown = place.matches(':popover-open');
  if (shown && !document.querySelector('dialog[open]')) return;
  if (shown) place.hidePopover();
  place.showPopover();
}

/**
 * Toasts at the top right, below the bar, for five seconds; errors are announced immediately
 * (docs/spec/storefront.md#toasts).
 */
export function Toasts() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const onToggle = ({ target, newState }: ToggleEvent) => {
      if (target instanceof HTMLDialogElement && newState === 'open') bringToFront(place.current);
    };
    document.addEventListener('toggle', onToggle, true);
    const shown = new Map<NoticeSubject, string>();
    const dismiss = (subject: NoticeSubject) => {
      const id = shown.get(subject);
      if (id !== undefined) notifications.hide(id);
    };
    displayToasts({
      dismiss,
      show: ({ kind, message, subject }) => {
        bringToFront(place.current);
        dismiss(subject);
        const id = notifications.show({
          message,
          color: COLOURS[kind],
          role: kind === 'error' ? 'alert' : 'status',
          closeButtonProps: { 'aria-label': texts.closeThisMessage },
        });
        shown.set(subject, id);
      },
      clear: () => {
        notifications.clean();
        notifications.cleanQueue();
      },
    });
    return () => document.removeEventListener('toggle', onToggle, true);
  }, []);
  return (
    <div ref={place} popover="manual" className="toasts">
      <Notifications position="top-right" autoClose={TOAST_MS} limit={MOST_AT_ONCE} withinPortal={false} />
    </div>
  );
}
