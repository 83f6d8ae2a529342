import { presetRange } from '@aabha/contracts/reports/report-range';
import { REPORT_PRESETS } from '@aabha/contracts/reports/reports.values';
import { choicesOf } from '../../data/choices-of';
import { daysOf } from '../../data/period-filter';
import { PERIOD_LABELS } from '../../data/period-labels';
import { DayChoice } from './DayChoice';

interface PeriodInputProps {
  label: string;
  /* react-admin reads both from the elements of the filters. */
  source: 'period';
  alwaysOn: true;
}

/** The days of a list: those of a report's presets, or a first and a last day; stored in the address as `period`. */
export function PeriodInput({ label, source }: PeriodInputProps) {
  return (
    <DayChoice
      {...{ label, source }}
      none="Any time"
      presets={choicesOf(PERIOD_LABELS, REPORT_PRESETS)}
      daysOf={(value) => daysOf(value, new Date())}
      firstDays={() => presetRange('7', new Date())}
    />
  );
}
