import { DayText } from './DayText';

/** From when until when something is in force; without an end it stays so. */
export function PeriodText({ from, to }: { from: string; to: string | null }) {
  if (to === null)
    return (
      <>
        From <DayText day={from} />
      </>
    );
  return (
    <>
      <DayText day={from} /> to <DayText day={to} />
    </>
  );
}
