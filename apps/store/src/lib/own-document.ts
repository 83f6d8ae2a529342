/**
 * Resolves in a document in which scripts of others may run. One that enforces Trusted Types, as its server said, is loaded anew
 * at the present address, whose document does not (docs/decisions/057-trusted-types.md); the promise then stays pending.
 */
export async function ownDocument(): Promise<void> {
  const [opened] = performance.getEntriesByType('navigation');
  if (!opened?.serverTiming?.some(({ name }) => name === 'trusted-types')) return;
  /* The router writes the address in a microtask. */
  await new Promise((resolve) => setTimeout(resolve));
  window.location.reload();
  await new Promise(() => undefined);
}
