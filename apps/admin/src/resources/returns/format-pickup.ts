import { PICKUP_PART_NAMES } from '@aabha/contracts/returns/pickup-slots.values';
import { formatVisitDay } from '../../data/format-visit';
import type { ReturnRecord } from './returns.data';

/** Returns when the goods of a return are fetched, as staff read it. */
export const formatPickup = ({ day, part }: NonNullable<ReturnRecord['pickup']>): string =>
  `${formatVisitDay(day)}, ${PICKUP_PART_NAMES[part]}`;
