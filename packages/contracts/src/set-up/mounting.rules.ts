import { viewingDistances } from '../fit/viewing-distances.rules';
import { EYES_CM, type CarryReason } from './set-up.values';

const CM_PER_METRE = 100;
const CM_PER_INCH = 2.54;
/** Height of a 16:9 picture for each unit of its diagonal. */
const HEIGHT_BY_DIAGONAL = 0.4903;
/** How far above the eyes the upper edge may be before the neck bends. */
const MOST_UPWARDS_DEGREES = 15;

interface Carried {
  screenInches: number | null;
  weightKg: number | null;
  cartonWeightKg: number | null;
}

/** From these weights on, and above these diagonals, that many people carry a television; the unboxing policy says the 43 too. */
const CREWS = [
  { people: 3, kg: 45, inches: 80 },
  { people: 2, kg: 15, inches: 43 },
] as const;

/** Returns how many people unpack and lift a television, and what decides it. The heaviest weight counts, which is the carton's. */
export function carriersOf({ screenInches, weightKg, cartonWeightKg }: Carried): {
  people: 1 | 2 | 3;
  reason: CarryReason | null;
} {
  const kg = Math.max(weightKg ?? 0, cartonWeightKg ?? 0);
  for (const crew of CREWS) {
    if (kg >= crew.kg) return { people: crew.people, reason: 'weight' };
    if ((screenInches ?? 0) > crew.inches) return { people: crew.people, reason: 'size' };
  }
  return { people: 1, reason: null };
}

interface Pattern {
  widthMm: number;
  heightMm: number;
}

interface WallMount {
  /** Whether it can hang on a wall; null where the specification does not say so. */
  isPossible: boolean | null;
  vesa: Pattern | null;
  /** Threads of its four screws: those that are stated, else those of the VESA standard for the pattern. */
  screws: string[];
}

const PATTERN = /(\d{2,4})\s*(?:mm)?\s*[×x*]\s*(\d{2,4})/i;
const THREAD = /\bM(4|5|6|8|10)(?!\d)/g;
const NO_MOUNT = /^(no|none|not|nil)\b/i;
const SMALLEST_MM = 50;
/** Up to this pattern the holes take M4 (VESA FDMI, parts D and E); larger ones take M6 or M8 (part F). */
const SMALL_PATTERN: Pattern = { widthMm: 200, heightMm: 100 };

const standardScrews = ({ widthMm, heightMm }: Pattern) =>
  Math.max(widthMm, heightMm) <= SMALL_PATTERN.widthMm &&
  Math.min(widthMm, heightMm) <= SMALL_PATTERN.heightMm
    ? ['M4']
    : ['M6', 'M8'];

/** Returns the holes and screws for a wall bracket from what a specification states. */
export function wallMountOf(value: string | undefined): WallMount {
  if (value === undefined) return { isPossible: null, vesa: null, screws: [] };
  const [, width, height] = PATTERN.exec(value) ?? [];
  const vesa = { widthMm: Number(width ?? 0), heightMm: Number(height ?? 0) };
  const hasPattern = vesa.widthMm >= SMALLEST_MM && vesa.heightMm >= SMALLEST_MM;
  if (!hasPattern && NO_MOUNT.test(value)) return { isPossible: false, vesa: null, screws: [] };
  const stated = [...new Set([...value.matchAll(THREAD)].map(([thread]) => thread))];
  const standard = hasPattern ? standardScrews(vesa) : [];
  return { isPossible: true, vesa: hasPattern ? vesa : null, screws: stated.length > 0 ? stated : standard };
}

interface Measured {
  screenInches: number | null;
  /** Without stand. */
  heightCm: number | null;
  standHeightCm: number | null;
}

interface Placement {
  /** Of the seat, from which the picture fills between 40° and 30° of the view. */
  nearestCm: number;
  farthestCm: number;
  /** Of the middle of the screen above the floor: at the eyes, and at most, so that no neck bends. */
  centreCm: number;
  highestCentreCm: number;
  /** Height of the furniture on which the stand brings the middle of the screen to the eyes; null without its heights. */
  furnitureCm: number | null;
}

/** Returns where seat and screen belong; null for a television whose size is not stated. */
export function placementOf({ screenInches, heightCm, standHeightCm }: Measured): Placement | null {
  if (screenInches === null) return null;
  const { nearestM, farthestM } = viewingDistances(screenInches);
  const seatCm = ((nearestM + farthestM) / 2) * CM_PER_METRE;
  const halfCm = (heightCm ?? screenInches * CM_PER_INCH * HEIGHT_BY_DIAGONAL) / 2;
  const upwardsCm = seatCm * Math.tan((MOST_UPWARDS_DEGREES * Math.PI) / 180);
  const highest = Math.round(EYES_CM + upwardsCm - halfCm);
  const furniture = standHeightCm === null || heightCm === null ? null : EYES_CM - (standHeightCm - halfCm);
  return {
    nearestCm: Math.round(nearestM * CM_PER_METRE),
    farthestCm: Math.round(farthestM * CM_PER_METRE),
    centreCm: EYES_CM,
    highestCentreCm: Math.max(highest, EYES_CM),
    furnitureCm: furniture === null ? null : Math.max(0, Math.round(furniture)),
  };
}
