/** Whether the browser has a network. It may be wrong about yes, never about no. */
export function isOnline(): boolean {
  return navigator.onLine;
}

/** Calls back when the network goes or comes. Returns the way to stop. */
export function onConnectionChange(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/**
 * Nothing while there is a network, else a wait for it: a page is not left for one that cannot be fetched. On the
 * server never a wait.
 */
export function whenOnline(): Promise<void> | undefined {
  if (typeof window === 'undefined' || isOnline()) return undefined;
  return new Promise((resolve) => {
    window.addEventListener('online', () => resolve(), { once: true });
  });
}
