import { proceedingToCheckout } from '@aabha/messages/cart';
import { notify } from './notify';

/** Set while the document is loaded anew, since what it said is lost with it. */
const LOADED_ANEW = 'own-document';

/**
 * Resolves in a document in which scripts of others may run. One that enforces Trusted Types, as its server said, is loaded anew
 * at the present address, whose document does not (docs/decisions/057-trusted-types.md); the promise then stays pending. The new
 * document repeats the notice of the way to the checkout.
 */
export async function ownDocument(): Promise<void> {
  const [opened] = performance.getEntriesByType('navigation');
  if (!opened?.serverTiming?.some(({ name }) => name === 'trusted-types')) {
    if (sessionStorage.getItem(LOADED_ANEW) === null) return;
    sessionStorage.removeItem(LOADED_ANEW);
    notify('info', proceedingToCheckout, 'cart');
    return;
  }
  sessionStorage.setItem(LOADED_ANEW, '');
  /* The router writes the address in a microtask. */
  await new Promise((resolve) => setTimeout(resolve));
  window.location.reload();
  await new Promise(() => undefined);
}
