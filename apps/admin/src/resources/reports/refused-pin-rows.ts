import type { ReportRange } from '@aabha/contracts/reports/report-range';
import type { RefusedPinsFigures, RefusedPinsRow } from '@aabha/contracts/reports/refused-pins-report.schema';
import type { RefusedPinGroup } from '@aabha/contracts/reports/refused-pins.values';
import type { Rows } from '../../components/FigureLink';
import { formatNumber } from '../../data/number-format';
import { changeText } from './change-text';
import type { FigureCell, ReportRow } from './ReportTable';

export const REFUSED_PIN_GROUP_NAMES: Readonly<Record<RefusedPinGroup, string>> = {
  area: 'PIN area',
  district: 'District',
  state: 'State',
  pin: 'PIN code',
};

/** Returns the names of the columns. */
export const refusedPinColumns = (by: RefusedPinGroup): string[] => [
  REFUSED_PIN_GROUP_NAMES[by],
  ...(by === 'state' ? [] : ['State']),
  'Checks',
  'Change',
  ...(by === 'pin' ? [] : ['PIN codes']),
  by === 'pin' ? 'Add to Area of Services' : 'Most wanted, to add',
];

/** Returns the report by PIN code of a part of India on these days. */
export const pinsOf = ({ from, to }: ReportRange, part: Record<string, string>): Rows => ({
  screen: 'refused-pins-report',
  search: { from, to, by: 'pin', ...part },
});

/** Returns the form of a new service area with a PIN code. */
const formOf = (pin: string): FigureCell =>
  pin === ''
    ? { text: 'Delivered now' }
    : { text: `Add ${pin}`, rows: { screen: 'area-of-services', search: { create: pin } } };

function partOf(by: RefusedPinGroup, { key, place }: RefusedPinsRow): Record<string, string> | undefined {
  if (by === 'pin') return undefined;
  return by === 'state' ? { place } : { [by]: key, place };
}

const change = ({ checks, before }: RefusedPinsFigures): FigureCell => ({
  text: changeText(checks, before, formatNumber),
});

/** Returns the rows of the table; those of a part of India lead to its PIN codes. */
export const refusedPinTableRows = (
  by: RefusedPinGroup,
  rows: readonly RefusedPinsRow[],
  range: ReportRange,
): ReportRow[] =>
  rows.map((row) => {
    const part = partOf(by, row);
    const pins = part && pinsOf(range, part);
    return {
      ...{ key: `${row.key} ${row.place}`, name: row.label, rows: pins },
      cells: [
        ...(by === 'state' ? [] : [{ text: row.state }]),
        { text: formatNumber(row.checks), rows: pins },
        change(row),
        ...(by === 'pin' ? [] : [{ text: formatNumber(row.pins), rows: pins }]),
        formOf(row.top_pin),
      ],
    };
  });

/** Returns the cells of the total. */
export const refusedPinTotalCells = (by: RefusedPinGroup, total: RefusedPinsFigures): FigureCell[] => [
  ...(by === 'state' ? [] : [{ text: '' }]),
  { text: formatNumber(total.checks) },
  change(total),
  ...(by === 'pin' ? [] : [{ text: formatNumber(total.pins) }]),
  { text: '' },
];
