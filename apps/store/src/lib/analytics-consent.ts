const KEY = 'analytics-consent';

/** What the visitor answered to the question about Google Analytics. */
export type Consent = 'granted' | 'denied';

/** Returns the remembered answer; undefined where nobody answered yet. Browser only. */
export function readConsent(): Consent | undefined {
  const kept = localStorage.getItem(KEY);
  return kept === 'granted' || kept === 'denied' ? kept : undefined;
}

export function rememberConsent(consent: Consent): void {
  localStorage.setItem(KEY, consent);
}

let listener: (() => void) | undefined;
let isWaiting = false;

/** Asks again, so that an answer can be changed as easily as it was given; at once, or when the question is loaded. */
export function askForConsent(): void {
  if (listener) listener();
  else isWaiting = true;
}

/** Called by the question when it is loaded: how to open it. Returns the way to stop. */
export function onAskForConsent(open: () => void): () => void {
  listener = open;
  if (isWaiting) open();
  isWaiting = false;
  return () => {
    listener = undefined;
  };
}
