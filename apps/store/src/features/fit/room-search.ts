import { ROOM_LIGHTS, type RoomLight, type RoomUse } from '@aabha/contracts/fit/fit.values';
import { choiceParam, numberParam } from '../../lib/url-params';

/**
 * The state of /find-my-television, all of it in the address. Lengths are as the shopper wrote them: the distance in metres or feet, other
 * measures in centimetres or inches. Absent values were not given.
 */
export interface RoomSearch {
  distance?: number;
  /** Absent for metres and centimetres. */
  unit?: 'ft';
  wall?: number;
  table?: number;
  doorWidth?: number;
  doorHeight?: number;
  light?: RoomLight;
  /** Absent for a bit of everything. */
  use?: Exclude<RoomUse, 'mixed'>;
  budget?: number;
}

const NUMBERS = ['distance', 'wall', 'table', 'doorWidth', 'doorHeight', 'budget'] as const;
/** More than any limit in any unit. */
const ANY = { max: 100_000_000 };

/** Reads the address or the fields of the form in their order, and drops what is no number or no choice. */
export function readRoomSearch(search: Record<string, unknown>): RoomSearch {
  const read: RoomSearch = {
    ...Object.fromEntries(NUMBERS.map((name) => [name, numberParam(search, name, ANY)])),
    unit: choiceParam(search, 'unit', ['ft']),
    light: choiceParam(search, 'light', ROOM_LIGHTS),
    use: choiceParam(search, 'use', ['films', 'news-sport']),
  };
  // In the order of the address, so that links of the rendered page are those that the browser makes.
  return Object.fromEntries(
    Object.keys(search).flatMap((name) => {
      const value = read[name as keyof RoomSearch];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
