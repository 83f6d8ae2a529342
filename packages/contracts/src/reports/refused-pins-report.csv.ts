import type { CsvColumns } from '../csv/csv-columns';
import type { RefusedPinsRow } from './refused-pins-report.schema';
import type { RefusedPinGroup } from './refused-pins.values';

const GROUP_NAMES: Readonly<Record<RefusedPinGroup, string>> = {
  area: 'PIN area',
  district: 'District',
  state: 'State code',
  pin: 'PIN code',
};

/** Returns the columns of exported checks of PIN codes without delivery. */
export const refusedPinsReportColumns = (by: RefusedPinGroup): CsvColumns<RefusedPinsRow> => ({
  [GROUP_NAMES[by]]: ({ key }) => key,
  ...(by === 'pin' && { District: ({ label }: RefusedPinsRow) => label.replace(/^\d+, /, '') }),
  State: ({ state }) => state,
  Checks: ({ checks }) => String(checks),
  'Checks before': ({ before }) => String(before),
  'PIN codes': ({ pins }) => String(pins),
  'Most wanted PIN code': ({ top_pin }) => top_pin,
});
