import type { CsvColumns } from '../csv/csv-columns';
import { indiaMinute } from '../time/india-time';
import type { CenterDay, Lane } from './delivery-promise.staff.schema';
import { LANE_AREA_LABELS, weekdaysText } from './delivery-promise.values';

/** The columns of the exported lanes. */
export const LANE_COLUMNS: CsvColumns<Lane> = {
  'Dispatch centre': ({ center }) => center.name,
  To: ({ kind }) => LANE_AREA_LABELS[kind],
  Area: ({ area }) => area,
  'Days at least': ({ transit_min }) => String(transit_min),
  'Days at most': ({ transit_max }) => String(transit_max),
  'Delivers on': ({ weekdays }) => weekdaysText(weekdays),
  'Heaviest carton (kg)': ({ max_kg }) => (max_kg === null ? '' : String(max_kg)),
  'Two people': ({ two_person }) => (two_person ? 'Yes' : 'No'),
  Changed: ({ updated_at }) => indiaMinute(updated_at),
};

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
