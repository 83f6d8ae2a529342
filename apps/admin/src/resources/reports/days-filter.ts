import type { ReportRange } from '@aabha/contracts/reports/report-range';
import { endOfIndiaDay, startOfIndiaDay } from '@aabha/contracts/time/india-time';

type InstantsOf<N extends string> = Record<`${N}From` | `${N}Before`, string>;

/** Returns days of India as the filters `<name>From` and `<name>Before` of a list. */
export const daysFilter = <const N extends string>(name: N, { from, to }: ReportRange): InstantsOf<N> =>
  ({
    [`${name}From`]: startOfIndiaDay(from).toISOString(),
    [`${name}Before`]: new Date(endOfIndiaDay(to).getTime() + 1).toISOString(),
  }) as InstantsOf<N>;
