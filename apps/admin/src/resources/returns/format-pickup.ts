import { PICKUP_DAY_FORMAT, PICKUP_PART_NAMES } from '@aabha/contracts/returns/pickup-slots.values';
import type { ReturnRecord } from './returns.data';

const dayFormat = new Intl.DateTimeFormat('en-IN', PICKUP_DAY_FORMAT);

/** Returns Tue, 1 Dec, 2026 of a day in India. */
export const formatPickupDay = (day: string): string => dayFormat.format(new Date(`${day}T00:00:00Z`));

/** Returns when the goods of a return are fetched, as staff read it. */
export const formatPickup = ({ day, part }: NonNullable<ReturnRecord['pickup']>): string =>
  `${formatPickupDay(day)}, ${PICKUP_PART_NAMES[part]}`;
