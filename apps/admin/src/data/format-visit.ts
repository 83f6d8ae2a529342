import {
  INSTALLATION_PART_NAMES,
  type InstallationPart,
} from '@aabha/contracts/installations/installations.values';
import { PICKUP_DAY_FORMAT } from '@aabha/contracts/returns/pickup-slots.values';

const dayFormat = new Intl.DateTimeFormat('en-IN', PICKUP_DAY_FORMAT);

/** Returns Tue, 1 Dec 2026 of a day in India. */
export const formatVisitDay = (day: string): string =>
  dayFormat.format(new Date(`${day}T00:00:00Z`)).replace(/, (?=\d{4}$)/, ' ');

/** Returns when a technician comes, as staff read it. */
export const formatVisit = ({ day, part }: { day: string; part: InstallationPart }): string =>
  `${formatVisitDay(day)}, ${INSTALLATION_PART_NAMES[part]}`;
