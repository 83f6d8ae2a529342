const KEY = 'analytics-consent';
const BROWSER_KEY = 'analytics-consent-id';

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

/** Returns the random id by which the consent ledger knows this browser; used for nothing else. */
export function consentBrowser(): string {
  const stored = localStorage.getItem(BROWSER_KEY);
  if (stored !== null) return stored;
  const made = crypto.randomUUID();
  localStorage.setItem(BROWSER_KEY, made);
  return made;
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
