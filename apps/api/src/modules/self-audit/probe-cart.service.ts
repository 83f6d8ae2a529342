import { randomUUID } from 'node:crypto';
import type { Tx } from '@aabha/db/client';
import { withinTransaction } from '@aabha/db/within-transaction';
import { createContext } from '../../context/context';
import type { AppDeps } from '../../context/deps';
import { addToCart } from '../cart/cart.service';
import type { CartObservation } from './observations.types';
import { insertProbeAccount } from './insert-probe-account.queries';

/** Ends the transaction of a probe, so that nothing of it stays. */
class RollBack extends Error {
  constructor(readonly cart: CartObservation) {
    super('The probe is over.');
  }
}

function contextOf(deps: AppDeps, tx: Tx, userId: string) {
  const caller = { id: userId, role: 'User' as const, provenAt: undefined };
  return {
    ...createContext(
      { ...deps, db: withinTransaction(deps.db, tx) },
      {
        ...{ address: '127.0.0.1', requestId: 'self-audit', hasToken: true, idempotencyKey: undefined },
        ...{ language: 'en', userAgent: '', sessionKind: undefined, cookies: '' },
        setCookie: () => undefined,
        ...{ caller: () => Promise.resolve(caller), replayed: () => undefined, stockTags: undefined },
      },
    ),
    user: caller,
    openReport: () => {
      throw new Error('A probe reads no reports.');
    },
  };
}

/**
 * Adds one unit of a television to the cart of a new account as a shopper would, reads the cart, and rolls everything back.
 * Returns what the cart had; undefined where the television could not be added.
 */
export async function probeCart(deps: AppDeps, productId: string): Promise<CartObservation | undefined> {
  try {
    await deps.db.transaction(async (tx) => {
      const userId = await insertProbeAccount(tx, `self-audit-${randomUUID()}@invalid`);
      const ctx = contextOf(deps, tx, userId);
      const { cart } = await addToCart(ctx, {
        cart: { items: [{ product: productId, quantity: 1, warranty_months: 0 }] },
      });
      throw new RollBack({
        productId,
        lines: cart.items.map((item) => ({
          productId: item.product._id,
          quantity: item.quantity,
          warrantyMonths: item.warranty_months,
          unitPricePaise: item.product.new_price,
          totalPaise: item.line_total,
        })),
        totalPaise: cart.totals.total,
        shippingPaise: cart.totals.shipping,
      });
    });
  } catch (error) {
    if (error instanceof RollBack) return error.cart;
    deps.log.warn({ err: error }, 'self-audit: a television could not be added to a cart');
  }
  return undefined;
}
