import { useSyncExternalStore } from 'react';

const STORAGE_KEY = 'pin';
const SIX_DIGITS = /^\d{6}$/;

/**
 * Runs in the page's head, so that the header shows the PIN code and cards have room for their dates from the first frame on:
 * pages are the same for all visitors and have neither.
 */
export const REMEMBERED_PIN_SCRIPT = `try{var p=localStorage.pin;/^\\d{6}$/.test(p)&&(document.documentElement.dataset.pin=p)}catch{}`;

/** Returns the PIN code that was last checked in this browser, or an empty string. */
export function readRememberedPin(): string {
  const stored = localStorage.getItem(STORAGE_KEY) ?? '';
  return SIX_DIGITS.test(stored) ? stored : '';
}

const listeners = new Set<() => void>();

/** Lets everything that shows the PIN code show another one, or none. */
function show(pin: string): void {
  const { dataset } = document.documentElement;
  if (pin) dataset.pin = pin;
  else delete dataset.pin;
  for (const listener of listeners) listener();
}

/** Stores the PIN code that was last checked, in this browser only. */
export function rememberPin(pin: string): void {
  localStorage.setItem(STORAGE_KEY, pin);
  show(pin);
}

/** Deletes the PIN code, so that the next person in this browser does not order to it. */
export function forgetPin(): void {
  localStorage.removeItem(STORAGE_KEY);
  show('');
}

const follow = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Returns the PIN code that was last checked; empty without one, and until hydration. */
export function useRememberedPin(): string {
  return useSyncExternalStore(follow, readRememberedPin, () => '');
}
