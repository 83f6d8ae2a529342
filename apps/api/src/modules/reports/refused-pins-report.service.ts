import { stateOfGstCode } from '@aabha/contracts/gst/states';
import type {
  RefusedPinsReportInput,
  RefusedPinsReportOutput,
  RefusedPinsRow,
} from '@aabha/contracts/reports/refused-pins-report.schema';
import { REFUSED_PIN_ROWS_MAX, type RefusedPinGroup } from '@aabha/contracts/reports/refused-pins.values';
import type { SignedInContext } from '../../context/context';
import type { ReportReader } from '../../replica/report-reader';
import { sumByPlace, sumEarlier, sumRefusedPins, type RefusedPinsSums } from './refused-pins-report.queries';

function labelOf(by: RefusedPinGroup, { key, districts, state }: RefusedPinsSums): string {
  if (by === 'state') return stateOfGstCode(key) ?? state;
  return by === 'district' ? key : `${key}, ${districts}`;
}

const rowOf = (by: RefusedPinGroup, sums: RefusedPinsSums): RefusedPinsRow => ({
  ...{ key: sums.key, label: labelOf(by, sums), place: sums.place },
  state: stateOfGstCode(sums.place) ?? sums.state,
  ...{ checks: sums.checks, before: sums.before, pins: sums.pins, top_pin: sums.top },
});

/** Returns all rows of the report, those with the most checks first. */
export async function readRefusedPins(
  read: ReportReader,
  input: RefusedPinsReportInput,
): Promise<RefusedPinsRow[]> {
  return (await read((db) => sumRefusedPins(db, input))).map((sums) => rowOf(input.by, sums));
}

/** Returns where the shop does not deliver although somebody asked (docs/spec/reports.md#refused-pin-codes). */
export async function getRefusedPinsReport(
  ctx: SignedInContext,
  input: RefusedPinsReportInput,
): Promise<RefusedPinsReportOutput> {
  const read = ctx.openReport(ctx.workDb);
  const rows = await readRefusedPins(read, input);
  const [before, places] = [
    await read((db) => sumEarlier(db, input)),
    await read((db) => sumByPlace(db, input)),
  ];
  const sumOf = (name: 'checks' | 'pins') => rows.reduce((sum, row) => sum + row[name], 0);
  return {
    rows: rows.slice(0, REFUSED_PIN_ROWS_MAX),
    row_count: rows.length,
    total: { checks: sumOf('checks'), before, pins: sumOf('pins') },
    places,
  };
}
