import { useSyncExternalStore } from 'react';

/** Does a dialog stand over the screen? */
export const isDialogOpen = () => document.querySelector('[role="dialog"]') !== null;

/* Dialogs are put into the body, beside the screens. */
function subscribe(onChange: () => void) {
  const observer = new MutationObserver(onChange);
  observer.observe(document.body, { childList: true });
  return () => observer.disconnect();
}

/** The same, told anew whenever a dialog opens or closes. */
export const useDialogOpen = () => useSyncExternalStore(subscribe, isDialogOpen);
