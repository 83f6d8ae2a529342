import type { Paise } from '../money/money';
import type { Resolution, Technology } from '../products/products.schema';
import { RESOLUTIONS } from '../products/products.values';
import {
  DOOR_CLEARANCE_CM,
  type FitCheck,
  type RoomLight,
  type RoomLimit,
  type RoomUse,
  type Sharpness,
  type SizeCheck,
  type Suitability,
} from './fit.values';
import { checkSize, metresFrom, resolutionNeeded } from './viewing-distances.rules';

/** What a shopper says of the room; all but the distance may be missing. */
export interface Room {
  distanceCm: number;
  wallCm?: number | undefined;
  tableCm?: number | undefined;
  doorWidthCm?: number | undefined;
  doorHeightCm?: number | undefined;
  light?: RoomLight | undefined;
  use?: RoomUse | undefined;
  budget?: Paise | undefined;
}

/** What decides whether a television fits; null where its shop page does not state it. */
export interface FitFacts {
  screenInches: number;
  resolution: Resolution;
  technology: Technology;
  refreshHz: number;
  price: Paise;
  widthCm: number | null;
  /** How wide its stand is on the furniture. */
  standSpanCm: number | null;
  cartonWidthCm: number | null;
  cartonHeightCm: number | null;
  cartonDepthCm: number | null;
}

/** How a television suits a room; null where the shopper did not say what it depends on. */
export interface Fit {
  size: SizeCheck;
  wall: FitCheck | null;
  table: FitCheck | null;
  door: FitCheck | null;
  sharpness: Sharpness;
  light: Suitability | null;
  use: Suitability | null;
}

/** From this refresh rate on fast motion is smooth. */
const SMOOTH_HZ = 100;

const LIGHT: Readonly<Record<RoomLight, Readonly<Record<Technology, Suitability>>>> = {
  bright: { 'Mini-LED': 'good', QLED: 'good', LED: 'fair', OLED: 'poor' },
  mixed: { 'Mini-LED': 'good', QLED: 'good', OLED: 'good', LED: 'fair' },
  dark: { OLED: 'good', 'Mini-LED': 'good', QLED: 'fair', LED: 'poor' },
};
const FILMS: Readonly<Record<Technology, Suitability>> = {
  OLED: 'good',
  'Mini-LED': 'good',
  QLED: 'fair',
  LED: 'poor',
};

function checkWidth(neededCm: number | null, roomCm: number | undefined): FitCheck | null {
  if (roomCm === undefined) return null;
  if (neededCm === null) return 'not-stated';
  return neededCm <= roomCm ? 'fits' : 'too-large';
}

/** A carton is carried lengthwise: its two shorter sides have to pass, either way up. A side that is not given is wide enough. */
function checkDoor(room: Room, { cartonWidthCm, cartonHeightCm, cartonDepthCm }: FitFacts): FitCheck | null {
  const { doorWidthCm, doorHeightCm } = room;
  if (doorWidthCm === undefined && doorHeightCm === undefined) return null;
  if (cartonWidthCm === null || cartonHeightCm === null || cartonDepthCm === null) return 'not-stated';
  const [short = 0, middle = 0] = [cartonWidthCm, cartonHeightCm, cartonDepthCm].toSorted((a, b) => a - b);
  const [narrow = 0, wide = 0] = [doorWidthCm ?? Infinity, doorHeightCm ?? Infinity].toSorted(
    (a, b) => a - b,
  );
  return short + DOOR_CLEARANCE_CM <= narrow && middle + DOOR_CLEARANCE_CM <= wide ? 'fits' : 'too-large';
}

function sharpnessOf({ screenInches, resolution }: FitFacts, distanceM: number): Sharpness {
  const more =
    RESOLUTIONS.indexOf(resolution) - RESOLUTIONS.indexOf(resolutionNeeded(screenInches, distanceM));
  if (more === 0) return 'sharp';
  return more > 0 ? 'finer' : 'coarse';
}

function suitsUse({ technology, refreshHz }: FitFacts, use: RoomUse | undefined): Suitability | null {
  if (use === 'films') return FILMS[technology];
  /* Logos and tickers that stand still for hours wear an OLED. */
  if (use === 'news-sport') return refreshHz >= SMOOTH_HZ && technology !== 'OLED' ? 'good' : 'fair';
  return null;
}

/** Returns how a television suits a room (docs/spec/fit-finder.md#rules). */
export function judgeTelevision(room: Room, television: FitFacts): Fit {
  const distanceM = metresFrom(room.distanceCm);
  return {
    size: checkSize(television.screenInches, distanceM),
    wall: checkWidth(television.widthCm, room.wallCm),
    table: checkWidth(television.standSpanCm, room.tableCm),
    door: checkDoor(room, television),
    sharpness: sharpnessOf(television, distanceM),
    light: room.light === undefined ? null : LIGHT[room.light][television.technology],
    use: suitsUse(television, room.use),
  };
}

/** Returns the limits of a room that a television exceeds; none for one that fits. */
export function exceededLimits(room: Room, television: FitFacts, fit: Fit): RoomLimit[] {
  const isTooDear = room.budget !== undefined && television.price > room.budget;
  return [
    ...(isTooDear ? (['budget'] as const) : []),
    ...(['wall', 'table', 'door'] as const).filter((limit) => fit[limit] === 'too-large'),
  ];
}

const POINTS: Readonly<Record<Suitability, number>> = { good: 2, fair: 1, poor: 0 };
const COARSE_POINTS = -3;

/** Returns how well light, use and resolution suit, the higher the better; what is not stated counts a little against it. */
export function fitPoints({ wall, table, door, sharpness, light, use }: Fit): number {
  const unknown = [wall, table, door].filter((check) => check === 'not-stated').length;
  const suits = (light === null ? 0 : POINTS[light]) + (use === null ? 0 : POINTS[use]);
  return suits + (sharpness === 'coarse' ? COARSE_POINTS : 0) - unknown;
}
