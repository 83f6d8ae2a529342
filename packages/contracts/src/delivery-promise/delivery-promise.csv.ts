import type { CsvColumns } from '../csv/csv-columns';
import { csvRowOf, namedByCell, numberOfCell, yesOfCell } from '../csv/csv-row';
import type { CsvTable } from '../csv/csv-table';
import { indiaMinute } from '../time/india-time';
import { LaneRow, type CenterDay, type Lane } from './delivery-promise.staff.schema';
import { LANE_AREA_LABELS, weekdaysText } from './delivery-promise.values';
import { weekdaysOfText } from './weekdays-of-text';

/** The columns by the field of a lane that they are for. */
const COLUMN_OF = {
  center: 'Dispatch centre',
  kind: 'To',
  area: 'Area',
  transit_min: 'Days at least',
  transit_max: 'Days at most',
  weekdays: 'Delivers on',
  max_kg: 'Heaviest carton (kg)',
  two_person: 'Two people',
} as const satisfies Record<keyof LaneRow, string>;

/** The columns that are fields of a lane. */
const LANE_FIELD_COLUMNS: CsvColumns<LaneRow> = {
  [COLUMN_OF.center]: ({ center }) => center,
  [COLUMN_OF.kind]: ({ kind }) => LANE_AREA_LABELS[kind],
  [COLUMN_OF.area]: ({ area }) => area,
  [COLUMN_OF.transit_min]: ({ transit_min }) => String(transit_min),
  [COLUMN_OF.transit_max]: ({ transit_max }) => String(transit_max),
  [COLUMN_OF.weekdays]: ({ weekdays }) => weekdaysText(weekdays),
  [COLUMN_OF.max_kg]: ({ max_kg }) => (max_kg === null ? '' : String(max_kg)),
  [COLUMN_OF.two_person]: ({ two_person }) => (two_person ? 'Yes' : 'No'),
};

/** Returns the cells of a lane, by column. */
export const laneCells = (lane: LaneRow): Record<string, string> =>
  Object.fromEntries(Object.entries(LANE_FIELD_COLUMNS).map(([column, cellOf]) => [column, cellOf(lane)]));

/** Returns a lane as a file has it. */
export const laneRowOf = ({ center, kind, area, ...lane }: Lane): LaneRow => ({
  ...{ center: center.name, kind, area, transit_min: lane.transit_min, transit_max: lane.transit_max },
  ...{ weekdays: lane.weekdays, max_kg: lane.max_kg, two_person: lane.two_person },
});

/** The columns of the exported lanes, which can be imported again. */
export const LANE_COLUMNS: CsvColumns<Lane> = {
  ...Object.fromEntries(
    Object.entries(LANE_FIELD_COLUMNS).map(([column, cellOf]) => [
      column,
      (lane: Lane) => cellOf(laneRowOf(lane)),
    ]),
  ),
  Changed: ({ updated_at }) => indiaMinute(updated_at),
};

/** The CSV file of lanes (docs/spec/imports.md#files). When a lane was changed is not read. */
export const laneTable: CsvTable<LaneRow> = {
  columns: Object.keys(LANE_COLUMNS),
  needed: Object.keys(LANE_FIELD_COLUMNS),
  row: csvRowOf(LaneRow, {
    columnOf: COLUMN_OF,
    read: (cells) => {
      const cellOf = (field: keyof LaneRow) => cells[COLUMN_OF[field]] ?? '';
      return {
        ...{ center: cellOf('center'), kind: namedByCell(LANE_AREA_LABELS, cellOf('kind')) },
        ...{ area: cellOf('area'), transit_min: numberOfCell(cellOf('transit_min')) },
        ...{ transit_max: numberOfCell(cellOf('transit_max')) },
        weekdays: weekdaysOfText(cellOf('weekdays')) ?? [],
        max_kg: cellOf('max_kg') === '' ? null : numberOfCell(cellOf('max_kg')),
        two_person: yesOfCell(cellOf('two_person')),
      };
    },
  }),
};

/** Returns what a lane is known by: its centre, its area and its heaviest carton. */
export const keyOfLane = ({ center, kind, area, max_kg }: LaneRow): string =>
  JSON.stringify([center, kind, area, max_kg]);

/** The columns of the exported days of centres. */
export const CENTER_DAY_COLUMNS: CsvColumns<CenterDay> = {
  'Dispatch centre': ({ center }) => center.name,
  Day: ({ day }) => day,
  Units: ({ units }) => String(units),
  Closed: ({ units }) => (units === 0 ? 'Yes' : 'No'),
  Why: ({ note }) => note,
  Planned: ({ planned }) => String(planned),
  Changed: ({ updated_at }) => indiaMinute(updated_at),
};
