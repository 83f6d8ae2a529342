const KEY = 'analytics-consent';

/** The visitor's choice about Google Analytics. */
export type Consent = 'granted' | 'denied';

/** Returns the stored choice; undefined before the visitor makes one. Browser only. */
export function readConsent(): Consent | undefined {
  const stored = localStorage.getItem(KEY);
  return stored === 'granted' || stored === 'denied' ? stored : undefined;
}

export function rememberConsent(consent: Consent): void {
  localStorage.setItem(KEY, consent);
}

let listener: (() => void) | undefined;
let isWaiting = false;

/**
 * Opens the consent question again, so that the choice can be changed; immediately, or once the question is
 * loaded.
 */
export function askForConsent(): void {
  if (listener) listener();
  else isWaiting = true;
}

/** Registers the function that opens the question. Returns a function that removes it. */
export function onAskForConsent(open: () => void): () => void {
  listener = open;
  if (isWaiting) open();
  isWaiting = false;
  return () => {
    listener = undefined;
  };
}
