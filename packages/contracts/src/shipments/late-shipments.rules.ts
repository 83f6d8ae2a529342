import { indiaDay, startOfIndiaDay } from '../time/india-time';
import type { ShipmentState } from './shipments.values';

/** The states of a shipment that has not ended. */
export const UNDERWAY_STATES = ['packing', 'packed', 'shipped'] as const satisfies readonly ShipmentState[];

/** Returns the moment before which a promise is broken: the day in India that it names is over. */
export const lateBefore = (now: Date): Date => startOfIndiaDay(indiaDay(now));

/** Returns whether a shipment is late: it has not ended, and the day that was promised is over; never without a promise. */
export const isLateShipment = (
  { state, expectedDelivery }: { state: ShipmentState; expectedDelivery: string | null },
  now: Date,
): boolean =>
  UNDERWAY_STATES.some((one) => one === state) &&
  expectedDelivery !== null &&
  new Date(expectedDelivery) < lateBefore(now);
