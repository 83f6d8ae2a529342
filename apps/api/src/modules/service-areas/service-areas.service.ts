import { deliveryWindow } from '@aabha/contracts/service-areas/delivery.rules';
import type { DbOrTx } from '@aabha/db/client';
import type { RequestContext } from '../../trpc/context';
import { findPinCode, findServedArea, nearestServed } from './service-areas.queries';

const NEIGHBOURS = 5;

/** The area that serves a code, or undefined when it is not served or out of delivery area (decisions §9). */
export function servedArea(db: DbOrTx, zipcode: string) {
  return findServedArea(db, zipcode);
}

/** District and state of a PIN code; the place of supply (decisions §7). The served area's own state where the code is unknown. */
export async function placeOf(
  db: DbOrTx,
  zipcode: string,
): Promise<{ district: string; state: string } | undefined> {
  const pin = await findPinCode(db, zipcode);
  if (pin) return pin;
  const area = await findServedArea(db, zipcode);
  return area && { district: area.facilityCity, state: area.facilityState };
}

/** Is a code served, and which served codes are nearest to it? (decisions §9) */
export async function lookUpZip(ctx: RequestContext, { zipcode }: { zipcode: string }) {
  const [area, place, beforeFive, afterFive] = await Promise.all([
    findServedArea(ctx.db, zipcode),
    findPinCode(ctx.db, zipcode),
    nearestServed(ctx.db, zipcode, 'below', NEIGHBOURS),
    nearestServed(ctx.db, zipcode, 'above', NEIGHBOURS),
  ]);
  if (!area) return { zipcode: { exists: false, beforeFive, afterFive } };
  const { earliest, latest } = deliveryWindow(ctx.now());
  return {
    zipcode: {
      exists: true,
      beforeFive,
      afterFive,
      city: place?.district ?? area.facilityCity,
      state: place?.state ?? area.facilityState,
      earliestDelivery: earliest.toISOString(),
      latestDelivery: latest.toISOString(),
    },
  };
}
