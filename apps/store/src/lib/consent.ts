const KEY = 'analytics-consent';
const BROWSER_KEY = 'analytics-consent-id';

/** The visitor's choice about Google Analytics. */
export type Consent = 'granted' | 'denied';

/** Returns the stored choice; undefined before the visitor makes one. Browser only. */
export function readConsent(): Consent | undefined {
  const stored = localStorage.getItem(KEY);
  return stored === 'granted' || stored === 'denied' ? stored : undefined;
}

/** Stores the choice of this browser; Google Analytics starts or stops with it. */
export function rememberConsent(consent: Consent): void {
  localStorage.setItem(KEY, consent);
  window.dispatchEvent(new Event(KEY));
}

/** Calls `changed` whenever the choice changes, in this tab or another. Returns a function that ends that. */
export function onConsentChange(changed: () => void): () => void {
  const events = [KEY, 'storage'];
  for (const event of events) window.addEventListener(event, changed);
  return () => {
    for (const event of events) window.removeEventListener(event, changed);
  };
}

/** Returns the random id by which the consent ledger knows this browser; used for nothing else. */
export function consentBrowser(): string {
  const stored = localStorage.getItem(BROWSER_KEY);
  if (stored !== null) return stored;
  const made = crypto.randomUUID();
  localStorage.setItem(BROWSER_KEY, made);
  return made;
}
