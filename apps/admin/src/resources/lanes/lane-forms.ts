import type {
  CenterDayFields,
  DispatchCenterFields,
  LaneFields,
} from '@aabha/contracts/delivery-promise/delivery-promise.staff.schema';
import {
  LANE_AREA_LABELS,
  WEEKDAY_LABELS,
  WEEKDAYS,
  weekdaysText,
} from '@aabha/contracts/delivery-promise/delivery-promise.values';
import { formatDay } from '@aabha/contracts/time/india-time';
import type { ConflictField } from '../../data/edit-conflict';

export const WEEKDAY_CHOICES = WEEKDAYS.map((id) => ({ id, name: WEEKDAY_LABELS[id - 1] }));

/** Forms as typed: an empty input is null. */
type Typed<T> = { [K in keyof T]: T[K] | null };
export type TypedCenter = Typed<DispatchCenterFields>;
export type TypedLane = Typed<LaneFields>;
export type TypedDay = Typed<CenterDayFields>;

const WORKING_DAYS = [1, 2, 3, 4, 5, 6];
export const EMPTY_CENTER: TypedCenter = {
  ...{ name: '', pin: '', cutoff: '14:00', weekdays: WORKING_DAYS, lead_hours: 0, units_per_day: null },
};
export const EMPTY_LANE: TypedLane = {
  ...{ center_id: '', kind: 'state', area: '', transit_min: null, transit_max: null },
  ...{ weekdays: WORKING_DAYS, max_kg: null, two_person: false },
};
export const EMPTY_DAY: TypedDay = { center_id: '', day: '', units: 0, note: '' };

/** Returns typed values as the API takes them; the contract has checked them. */
const sent = <T extends object>(typed: Typed<T>, keep: readonly (keyof T)[] = []): T =>
  Object.fromEntries(
    Object.entries(typed).map(([name, value]) => [
      name,
      value === null && !keep.includes(name as keyof T) ? '' : value,
    ]),
  ) as T;

export const centerOf = (typed: TypedCenter): DispatchCenterFields => ({
  ...sent<DispatchCenterFields>(typed, ['units_per_day', 'lead_hours']),
});
export const laneOf = (typed: TypedLane): LaneFields => ({
  ...sent<LaneFields>(typed, ['max_kg', 'transit_min', 'transit_max']),
});
export const dayOf = (typed: TypedDay): CenterDayFields => ({ ...sent<CenterDayFields>(typed, ['units']) });

const days = (typed: readonly number[] | null) => weekdaysText(typed ?? []);
const number = (typed: number | null) => (typed === null ? '' : String(typed));

export const centerConflictFields: readonly ConflictField<TypedCenter>[] = [
  { source: 'name', label: 'Name', text: ({ name }) => name ?? '' },
  { source: 'pin', label: 'PIN code', text: ({ pin }) => pin ?? '' },
  { source: 'cutoff', label: 'Cut-off', text: ({ cutoff }) => cutoff ?? '' },
  { source: 'weekdays', label: 'Dispatches on', text: ({ weekdays }) => days(weekdays) },
  { source: 'lead_hours', label: 'Hours to pack', text: ({ lead_hours }) => number(lead_hours) },
  { source: 'units_per_day', label: 'Units a day', text: ({ units_per_day }) => number(units_per_day) },
];
export const laneConflictFields: readonly ConflictField<TypedLane>[] = [
  { source: 'kind', label: 'To', text: ({ kind }) => (kind ? LANE_AREA_LABELS[kind] : '') },
  { source: 'area', label: 'Area', text: ({ area }) => area ?? '' },
  { source: 'transit_min', label: 'Days at least', text: ({ transit_min }) => number(transit_min) },
  { source: 'transit_max', label: 'Days at most', text: ({ transit_max }) => number(transit_max) },
  { source: 'weekdays', label: 'Delivers on', text: ({ weekdays }) => days(weekdays) },
  { source: 'max_kg', label: 'Heaviest carton (kg)', text: ({ max_kg }) => number(max_kg) },
  { source: 'two_person', label: 'Two people', text: ({ two_person }) => (two_person ? 'Yes' : 'No') },
];
export const dayConflictFields: readonly ConflictField<TypedDay>[] = [
  { source: 'day', label: 'Day', text: ({ day }) => (day ? formatDay(day) : '') },
  { source: 'units', label: 'Units', text: ({ units }) => number(units) },
  { source: 'note', label: 'Why', text: ({ note }) => note ?? '' },
];
