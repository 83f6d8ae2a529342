import { useSyncExternalStore } from 'react';

/** Returns whether a dialog is open. */
export const isDialogOpen = () => document.querySelector('[role="dialog"]') !== null;

/* Dialogs are portals in the body, beside the screens. */
function subscribe(onChange: () => void) {
  const observer = new MutationObserver(onChange);
  observer.observe(document.body, { childList: true });
  return () => observer.disconnect();
}

/** Returns the same as state, updated whenever a dialog opens or closes. */
export const useDialogOpen = () => useSyncExternalStore(subscribe, isDialogOpen);
