import type { LaneArea } from '@aabha/contracts/delivery-promise/delivery-promise.values';
import type { Tx } from '../client';
import type { PinCodePlace } from '../reference/pin-codes';
import { centerDays, deliveryLanes, dispatchCenters } from '../schema/delivery-promises';
import {
  CENTER_DAYS,
  CENTERS,
  CITY_DISTRICTS,
  ELSEWHERE,
  FAR_STATES,
  IN_CITY,
  IN_STATE,
  ONE_MAN_KG,
} from './data/dispatch-centers';
import { serviceNetworkFor } from './data/service-network';

type Lane = typeof deliveryLanes.$inferInsert;

/** Returns the lanes of a centre: to its city, and to every State that it serves. */
function lanesOf(centerId: string, city: string, states: ReadonlyMap<string, string>): Lane[] {
  const lane = (
    kind: LaneArea,
    area: string,
    transit: { min: number; max: number; weekdays?: number[] },
  ): Lane => ({
    ...{ centerId, kind, area, transitMin: transit.min, transitMax: transit.max },
    ...(transit.weekdays && { weekdays: transit.weekdays }),
  });
  const district = CITY_DISTRICTS[city];
  const inCity: Lane[] = district
    ? [
        { ...lane('district', district, IN_CITY), maxKg: ONE_MAN_KG },
        { ...lane('district', district, { min: 2, max: 2 }), isTwoPerson: true },
      ]
    : [];
  const toStates = [...states].map(([state, facilityState]) =>
    lane('state', state, FAR_STATES[state] ?? (state === facilityState ? IN_STATE : ELSEWHERE)),
  );
  return [...inCity, ...toStates];
}

/** Writes the dispatch centres of the demo, with lanes to everywhere that their service areas are. */
export async function insertDispatch(tx: Tx, places: readonly PinCodePlace[]): Promise<void> {
  const statesOf = new Map<string, Map<string, string>>();
  for (const { pinCode, state, mark } of places) {
    if (mark === '') continue;
    const { facilityCity, facilityState } = serviceNetworkFor(pinCode);
    const states = statesOf.get(facilityCity) ?? new Map<string, string>();
    statesOf.set(facilityCity, states.set(state, facilityState));
  }
  const centers = await tx
    .insert(dispatchCenters)
    .values(Object.entries(CENTERS).map(([city, center]) => ({ ...center, name: `${city} Hub` })))
    .returning({ id: dispatchCenters.id, name: dispatchCenters.name });
  const idOf = new Map(centers.map(({ id, name }) => [name.replace(' Hub', ''), id]));
  await tx
    .insert(deliveryLanes)
    .values([...idOf].flatMap(([city, id]) => lanesOf(id, city, statesOf.get(city) ?? new Map())));
  await tx
    .insert(centerDays)
    .values(CENTER_DAYS.map(({ city, ...day }) => ({ ...day, centerId: idOf.get(city) ?? '' })));
}
