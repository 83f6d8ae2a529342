import { formatDay } from '@aabha/contracts/time/india-time';

/** A day that stays on one line. */
export const DayText = ({ day }: { day: string }) => (
  <span style={{ whiteSpace: 'nowrap' }}>{formatDay(day)}</span>
);
