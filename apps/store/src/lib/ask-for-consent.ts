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
