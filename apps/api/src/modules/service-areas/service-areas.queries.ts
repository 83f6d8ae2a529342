import { and, asc, desc, eq, gt, lt, sql } from 'drizzle-orm';
import type { DbOrTx } from '@aabha/db/client';
import { preparedStatement } from '@aabha/db/driver/prepared-statement';
import { pinCodes, serviceAreas } from '@aabha/db/schema/service-areas';

const served = eq(serviceAreas.outOfDeliveryArea, false);

const servedAreaOf = preparedStatement((db) =>
  db
    .select({
      zipcode: serviceAreas.zipcode,
      dispatchCenter: serviceAreas.dispatchCenter,
      originCenter: serviceAreas.originCenter,
      returnCenter: serviceAreas.returnCenter,
      facilityCity: serviceAreas.facilityCity,
      facilityState: serviceAreas.facilityState,
    })
    .from(serviceAreas)
    .where(and(eq(serviceAreas.zipcode, sql.placeholder('zipcode')), served))
    .prepare('find_served_area'),
);

export async function findServedArea(db: DbOrTx, zipcode: string) {
  const [row] = await servedAreaOf(db).execute({ zipcode });
  return row;
}

/** Returns up to `count` served PIN codes on one side of a code, nearest first. */
export async function nearestServed(db: DbOrTx, zipcode: string, side: 'below' | 'above', count: number) {
  const rows = await db
    .select({ zipcode: serviceAreas.zipcode })
    .from(serviceAreas)
    .where(
      and(served, side === 'below' ? lt(serviceAreas.zipcode, zipcode) : gt(serviceAreas.zipcode, zipcode)),
    )
    .orderBy(side === 'below' ? desc(serviceAreas.zipcode) : asc(serviceAreas.zipcode))
    .limit(count);
  return rows.map((row) => row.zipcode);
}

const placeOfPin = preparedStatement((db) =>
  db
    .select({ district: pinCodes.district, state: pinCodes.state })
    .from(pinCodes)
    .where(eq(pinCodes.pinCode, sql.placeholder('pinCode')))
    .prepare('find_pin_code'),
);

export async function findPinCode(db: DbOrTx, pinCode: string) {
  const [row] = await placeOfPin(db).execute({ pinCode });
  return row;
}
