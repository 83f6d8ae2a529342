import type { CsvColumns } from '../csv/csv-columns';
import { decimalRupees } from '../money/money';
import type { ReturnsRowInPaise } from './returns-report.schema';
import type { ReturnsGroup } from './reports.values';

const GROUP_NAMES: Readonly<Record<ReturnsGroup, string>> = {
  model: 'Television',
  brand: 'Brand',
  reason: 'Reason',
};

/** Returns the columns of an exported returns report; a reason sells no units. */
export function returnsReportColumns(by: ReturnsGroup): CsvColumns<ReturnsRowInPaise> {
  return {
    [GROUP_NAMES[by]]: ({ label }) => label,
    ...(by === 'model' && { 'Television id': ({ key }: ReturnsRowInPaise) => key }),
    ...(by !== 'reason' && {
      'Units sold': ({ units_sold }: ReturnsRowInPaise) => (units_sold === null ? '' : String(units_sold)),
    }),
    Requests: ({ requests }) => String(requests),
    'Units returned': ({ units_returned }) => String(units_returned),
    'Rate %': ({ rate }) => (rate === null ? '' : rate.toFixed(2)),
    Refunded: ({ refunded }) => decimalRupees(refunded),
    'Units replaced': ({ replaced }) => String(replaced),
    'Units rejected': ({ rejected }) => String(rejected),
  };
}
