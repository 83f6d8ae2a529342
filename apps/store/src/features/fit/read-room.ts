import {
  BUDGET_MAX,
  DISTANCE_CM,
  MEASURE_CM,
  type RoomLight,
  type RoomUse,
} from '@aabha/contracts/fit/fit.values';
import type { RoomSearch } from './room-search';

/** A room as the API takes it. */
export interface RoomInput {
  distanceCm: number;
  wallCm?: number;
  tableCm?: number;
  doorWidthCm?: number;
  doorHeightCm?: number;
  light?: RoomLight;
  use?: RoomUse;
  budget?: number;
}

const CM_PER = { m: 100, ft: 30.48, cm: 1, in: 2.54 };
const LENGTHS = ['distance', 'wall', 'table', 'doorWidth', 'doorHeight'] as const;
type Length = (typeof LENGTHS)[number];
export type RoomField = Length | 'budget';

const tenths = (cm: number) => Math.round(cm * 10) / 10;

function centimetresOf(search: RoomSearch, field: Length): number | undefined {
  const value = search[field];
  const isFeet = search.unit === 'ft';
  const unit = field === 'distance' ? (isFeet ? 'ft' : 'm') : isFeet ? 'in' : 'cm';
  return value === undefined ? undefined : tenths(value * CM_PER[unit]);
}

const isWithin = (value: number, { min, max }: { min: number; max: number }) => value >= min && value <= max;

/** Returns the fields whose values no room can have. */
function invalidFields(search: RoomSearch): RoomField[] {
  const lengths = LENGTHS.filter((field) => {
    const cm = centimetresOf(search, field);
    return cm !== undefined && !isWithin(cm, field === 'distance' ? DISTANCE_CM : MEASURE_CM);
  });
  const { budget } = search;
  const hasBudget =
    budget === undefined || (Number.isInteger(budget) && isWithin(budget, { min: 1, max: BUDGET_MAX }));
  return hasBudget ? lengths : [...lengths, 'budget'];
}

/** Returns the room that an address describes; none without a distance, or with fields that cannot be. */
export function readRoom(search: RoomSearch): { room: RoomInput | undefined; invalid: RoomField[] } {
  const distanceCm = centimetresOf(search, 'distance');
  const invalid = invalidFields(search);
  if (distanceCm === undefined || invalid.length > 0) return { room: undefined, invalid };
  const measures = {
    wallCm: centimetresOf(search, 'wall'),
    tableCm: centimetresOf(search, 'table'),
    doorWidthCm: centimetresOf(search, 'doorWidth'),
    doorHeightCm: centimetresOf(search, 'doorHeight'),
    light: search.light,
    use: search.use,
    budget: search.budget,
  };
  const given = Object.fromEntries(Object.entries(measures).filter(([, value]) => value !== undefined));
  return { room: { distanceCm, ...given }, invalid };
}
