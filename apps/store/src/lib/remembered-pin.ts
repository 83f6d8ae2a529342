import { useSyncExternalStore } from 'react';

const STORAGE_KEY = 'pin';
const SIX_DIGITS = /^\d{6}$/;

/** Returns the PIN code that was last asked about in this browser, or empty text. */
export function readRememberedPin(): string {
  const kept = localStorage.getItem(STORAGE_KEY) ?? '';
  return SIX_DIGITS.test(kept) ? kept : '';
}

/** Keeps the PIN code that was last asked about, in this browser only. */
export function rememberPin(pin: string): void {
  localStorage.setItem(STORAGE_KEY, pin);
}

/** Forgets the PIN code, so that the next person in this browser does not order to it. */
export function forgetPin(): void {
  localStorage.removeItem(STORAGE_KEY);
}

const neverChanges = () => () => undefined;

/** The PIN code that was last asked about; empty without one, and until the page is hydrated. */
export function useRememberedPin(): string {
  return useSyncExternalStore(neverChanges, readRememberedPin, () => '');
}
