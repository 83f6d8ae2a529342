import { promisedInstant } from '@aabha/contracts/delivery-promise/promise.rules';
import type { DbOrTx } from '@aabha/db/client';
import type { RequestContext } from '../../context/context';
import { promiseOf, readPromiseSource } from '../delivery-promise/make-promise.service';
import { findPinCode, findServedArea, nearestServed } from './service-areas.queries';

const NEIGHBOURS = 5;

/**
 * Returns the area that serves a PIN code; undefined when it is not served or out of delivery area
 * (docs/spec/delivery.md#service-areas).
 */
export function servedArea(db: DbOrTx, zipcode: string) {
  return findServedArea(db, zipcode);
}

/**
 * Returns district and State of a PIN code: the place of supply (docs/spec/delivery.md#place-of-supply).
 * Undefined where unknown.
 */
export function placeOf(
  db: DbOrTx,
  zipcode: string,
): Promise<{ district: string; state: string } | undefined> {
  return findPinCode(db, zipcode);
}

/**
 * Returns whether a PIN code is served, and the nearest served ones (docs/spec/delivery.md#pin-code-lookup).
 */
export async function lookUpZip(ctx: RequestContext, { zipcode }: { zipcode: string }) {
  const [area, place, beforeFive, afterFive] = await Promise.all([
    findServedArea(ctx.db, zipcode),
    findPinCode(ctx.db, zipcode),
    nearestServed(ctx.db, zipcode, 'below', NEIGHBOURS),
    nearestServed(ctx.db, zipcode, 'above', NEIGHBOURS),
  ]);
  if (!area) {
    ctx.refusedPins.count(zipcode);
    return { zipcode: { exists: false, canOrder: false, beforeFive, afterFive } };
  }
  if (!place) return { zipcode: { exists: true, canOrder: false, beforeFive, afterFive } };
  const now = ctx.now();
  const expected = promiseOf(await readPromiseSource(ctx, ctx.db, zipcode, now), [], now);
  return {
    zipcode: {
      exists: true,
      canOrder: true,
      beforeFive,
      afterFive,
      city: place.district,
      state: place.state,
      ...(expected && {
        earliestDelivery: promisedInstant(expected.earliest),
        latestDelivery: promisedInstant(expected.latest),
      }),
    },
  };
}
