/** Returns whether the browser has a network. `true` may be wrong, `false` is reliable. */
export function isOnline(): boolean {
  return navigator.onLine;
}

/** Calls back when the network is lost or restored. Returns the function that stops it. */
export function onConnectionChange(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/**
 * Returns undefined while there is a network, else a promise that resolves when it is back: navigation to a
 * page that cannot be fetched waits. On the server always undefined.
 */
export function whenOnline(): Promise<void> | undefined {
  if (typeof window === 'undefined' || isOnline()) return undefined;
  return new Promise((resolve) => {
    window.addEventListener('online', () => resolve(), { once: true });
  });
}
