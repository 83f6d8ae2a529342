import type { Tx } from '../client';
import type { PinCodePlace } from '../reference/pin-codes';
import { pinCodes, serviceAreas } from '../schema/service-areas';
import { serviceNetworkFor } from './data/service-network';

/** PostgreSQL takes at most 65,535 parameters in one statement. */
const ROWS_AT_ONCE = 4000;

/** Writes the PIN codes that are not there yet, and the service areas of the demo. */
export async function insertPlaces(tx: Tx, places: readonly PinCodePlace[]): Promise<void> {
  const codes = places.map(({ pinCode, district, state }) => ({ pinCode, district, state }));
  for (let from = 0; from < codes.length; from += ROWS_AT_ONCE)
    await tx
      .insert(pinCodes)
      .values(codes.slice(from, from + ROWS_AT_ONCE))
      .onConflictDoNothing();
  const served = places.filter(({ mark }) => mark !== '');
  await tx.insert(serviceAreas).values(
    served.map(({ pinCode, mark }) => ({
      zipcode: pinCode,
      ...serviceNetworkFor(pinCode),
      outOfDeliveryArea: mark === '!',
    })),
  );
}
