import { useSearchParams } from 'react-router-dom';
import { presetRange, type ReportRange } from '@aabha/contracts/reports/report-range';
import { ReportRangeInput } from '@aabha/contracts/reports/reports.schema';
import { REPORT_PRESETS, type ReportPreset } from '@aabha/contracts/reports/reports.values';

export interface ReportChoice {
  range: ReportRange;
  /** `custom` where the address has days of its own. */
  preset: ReportPreset | 'custom';
  choosePreset: (preset: ReportPreset) => void;
  chooseRange: (range: ReportRange) => void;
}

/** Returns the days of a report and ways to change them; they are stored in the address. */
export function useReportRange(): ReportChoice {
  const [search, setSearch] = useSearchParams();
  const change = (values: Record<string, string>) =>
    setSearch(
      (old) => {
        const kept = [...old].filter(([name]) => !['range', 'from', 'to'].includes(name));
        return new URLSearchParams([...kept, ...Object.entries(values)]);
      },
      { replace: true },
    );
  const custom = ReportRangeInput.safeParse({ from: search.get('from'), to: search.get('to') });
  const preset = REPORT_PRESETS.find((known) => known === search.get('range')) ?? '30';
  return {
    range: custom.success ? custom.data : presetRange(preset, new Date()),
    preset: custom.success ? 'custom' : preset,
    choosePreset: (range) => change({ range }),
    chooseRange: ({ from, to }) => change({ from, to }),
  };
}
