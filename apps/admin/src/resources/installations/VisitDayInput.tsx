import { indiaDay } from '@aabha/contracts/time/india-time';
import { DayChoice } from '../../components/lists/DayChoice';
import { VISIT_PERIODS, visitDays } from './visit-days';

interface VisitDayInputProps {
  label: string;
  /* react-admin reads both from the elements of the filters. */
  source: 'visit';
  alwaysOn: true;
}

const PRESETS = Object.entries(VISIT_PERIODS).map(([id, { label: name }]) => ({ id, name }));

/** The day of a visit: today, tomorrow, the next days, or a first and a last day. */
export function VisitDayInput({ label, source }: VisitDayInputProps) {
  return (
    <DayChoice
      {...{ label, source }}
      none="All"
      presets={PRESETS}
      daysOf={(value) => visitDays(value, new Date())}
      firstDays={() => ({ from: indiaDay(new Date()), to: indiaDay(new Date()) })}
    />
  );
}
