import type { Resolution } from '../products/products.schema';
import { RESOLUTIONS } from '../products/products.values';
import type { RoomUse, SizeCheck } from './fit.values';

const METRES_PER_INCH = 0.0254;
const CM_PER_METRE = 100;
/** Distance for each metre of the diagonal at which a 16:9 picture fills 30° (SMPTE) and 40° (THX) of the view. */
const FARTHEST_BY_DIAGONAL = 1.626;
const NEAREST_BY_DIAGONAL = 1.197;
/** Width of a 16:9 picture for each metre of its diagonal. */
const WIDTH_BY_DIAGONAL = 0.8716;
/** Distance for each metre of the diagonal from which a pixel is one arc minute, which is what an eye can tell apart. */
const PIXELS_VANISH_BY_DIAGONAL: Readonly<Record<Resolution, number>> = {
  'HD Ready': 2.19,
  'Full HD': 1.56,
  '4K Ultra HD': 0.78,
  '8K': 0.39,
};
/** Where between the smallest and the largest fitting size the best one is: films fill more of the view. */
const SHARE_OF_RANGE: Readonly<Record<RoomUse, number>> = { films: 0.75, mixed: 0.5, 'news-sport': 0.25 };

/** Returns centimetres as metres. */
export const metresFrom = (cm: number): number => cm / CM_PER_METRE;

const diagonalM = (inches: number) => inches * METRES_PER_INCH;

/** Returns from where a picture of this diagonal fills between 40° and 30° of the view, in metres. */
export function viewingDistances(inches: number): { nearestM: number; farthestM: number } {
  return {
    nearestM: diagonalM(inches) * NEAREST_BY_DIAGONAL,
    farthestM: diagonalM(inches) * FARTHEST_BY_DIAGONAL,
  };
}

/** Returns the diagonals that fill between 30° and 40° of the view from a distance, in inches. */
export function fittingInches(distanceM: number): { min: number; max: number } {
  return {
    min: distanceM / FARTHEST_BY_DIAGONAL / METRES_PER_INCH,
    max: distanceM / NEAREST_BY_DIAGONAL / METRES_PER_INCH,
  };
}

/** Returns the diagonal that suits a distance and a use best, in inches. */
export function idealInches(distanceM: number, use: RoomUse = 'mixed'): number {
  const { min, max } = fittingInches(distanceM);
  return min + (max - min) * SHARE_OF_RANGE[use];
}

/** Returns the width of a 16:9 picture in centimetres, without a frame. */
export const pictureWidthCm = (inches: number): number =>
  diagonalM(inches) * WIDTH_BY_DIAGONAL * CM_PER_METRE;

/** Returns the diagonal of the widest 16:9 picture that a wall takes, in inches. */
export const widestInches = (wallCm: number): number =>
  metresFrom(wallCm) / WIDTH_BY_DIAGONAL / METRES_PER_INCH;

/** Returns from where on the eye cannot see the pixels of a picture, in metres. */
export const pixelsVanishM = (inches: number, resolution: Resolution): number =>
  diagonalM(inches) * PIXELS_VANISH_BY_DIAGONAL[resolution];

/** Returns the lowest resolution whose pixels the eye cannot see from a distance; the highest where it sees those of all. */
export function resolutionNeeded(inches: number, distanceM: number): Resolution {
  return RESOLUTIONS.find((resolution) => pixelsVanishM(inches, resolution) <= distanceM) ?? '8K';
}

/** Returns how much of the view a picture fills from a distance, in degrees. */
export function viewingAngle(inches: number, distanceM: number): number {
  return (2 * Math.atan(metresFrom(pictureWidthCm(inches)) / 2 / distanceM) * 180) / Math.PI;
}

/** Returns whether a diagonal suits a distance. */
export function checkSize(inches: number, distanceM: number): SizeCheck {
  const { min, max } = fittingInches(distanceM);
  if (inches < min) return 'small';
  return inches > max ? 'large' : 'right';
}
