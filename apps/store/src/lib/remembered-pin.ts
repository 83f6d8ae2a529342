import { useSyncExternalStore } from 'react';

const STORAGE_KEY = 'pin';
const SIX_DIGITS = /^\d{6}$/;

/** Returns the PIN code that was last checked in this browser, or an empty string. */
export function readRememberedPin(): string {
  const stored = localStorage.getItem(STORAGE_KEY) ?? '';
  return SIX_DIGITS.test(stored) ? stored : '';
}

/** Stores the PIN code that was last checked, in this browser only. */
export function rememberPin(pin: string): void {
  localStorage.setItem(STORAGE_KEY, pin);
}

/** Deletes the PIN code, so that the next person in this browser does not order to it. */
export function forgetPin(): void {
  localStorage.removeItem(STORAGE_KEY);
}

const neverChanges = () => () => undefined;

/** Returns the PIN code that was last checked; empty without one, and until hydration. */
export function useRememberedPin(): string {
  return useSyncExternalStore(neverChanges, readRememberedPin, () => '');
}
