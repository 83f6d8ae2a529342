import { appError } from '@aabha/contracts/errors/errors';
import {
  firstInstallationDay,
  installationDays,
  installationOffer,
  installationSlots,
} from '@aabha/contracts/installations/installations.rules';
import type { InstallationOffer } from '@aabha/contracts/installations/installations.values';
import { indiaDay } from '@aabha/contracts/time/india-time';
import type { DbOrTx } from '@aabha/db/client';
import type { InstallableOrderRow } from './installable-orders.queries';
import { selectTaken } from './installation-slots.queries';
import type { ZoneOfPin } from './zones.queries';

/** What an order's slots are computed from. */
export interface OfferedOrder {
  order: InstallableOrderRow;
  zone: ZoneOfPin | undefined;
  now: Date;
  holidays: readonly { date: string }[];
}

/** Returns whether installations of an order are offered. */
export const offerOf = ({ order, zone, now }: OfferedOrder): InstallationOffer =>
  installationOffer(order, { isServed: zone !== undefined, now });

/** Returns the slots of an order with their free places, in some days from the first one that it allows. */
export async function findSlots(db: DbOrTx, { order, zone, now, holidays }: OfferedOrder, days?: number) {
  const first = firstInstallationDay(order, now);
  if (first === null || zone === undefined) return [];
  const offered = installationDays(first, days);
  return installationSlots(offered, { zone, holidays, taken: await selectTaken(db, zone.id, offered) });
}

/** Returns the day from which on the exceptions of zones matter. */
export const firstExceptionDay = (now: Date): string => indiaDay(now);

/** Throws why an order offers no installation. One that is booked can also be moved long after the delivery, and staff book then. */
export function requireOffer(offered: OfferedOrder, { isLateAllowed }: { isLateAllowed: boolean }): void {
  const offer = offerOf(offered);
  if (offer === 'not-served') throw appError('INSTALLATION_NOT_SERVED');
  if (offer === 'no-date') throw appError('INSTALLATION_NO_DATE');
  if (offer === 'ended') throw appError('INSTALLATION_ORDER_ENDED');
  if (offer === 'over' && !isLateAllowed) throw appError('INSTALLATION_OVER');
}
