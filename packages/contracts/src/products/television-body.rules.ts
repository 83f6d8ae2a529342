import type { Product } from './products.schema';
import { specifiedSockets, specifiedValue, type SpecifiedSockets } from './specified-sockets.rules';

const MM_PER_INCH = 25.4;
const MM_PER_CM = 10;
/** Width of a 16:9 picture with a diagonal of one. */
const WIDTH_SHARE = 16 / Math.hypot(16, 9);
/** A frame up to this wide beside the picture counts as slim, and up to the next as standard. */
const SLIM_FRAME_MM = 6;
const STANDARD_FRAME_MM = 11;
/** Up to this share of the width a stand is one in the middle; up to the next it is a pair of feet below the picture. */
const PEDESTAL_SHARE = 0.55;
const FEET_SHARE = 0.87;

type Specified = Pick<
  Product,
  | 'companyName'
  | 'screenInches'
  | 'technology'
  | 'widthCm'
  | 'heightCm'
  | 'depthCm'
  | 'standHeightCm'
  | 'standDepthCm'
  | 'modelNumber'
  | 'specificationSchema'
>;

/** The body of a television as its specification states it. Lengths in millimetres. */
export interface TelevisionBody {
  brand: string;
  modelNumber: string | null;
  technology: Product['technology'];
  widthMm: number;
  heightMm: number;
  depthMm: number;
  /** The picture. */
  screenWidthMm: number;
  screenHeightMm: number;
  /** The frame beside and above the picture. */
  sideMm: number;
  /** The frame below the picture. */
  chinMm: number;
  bezel: 'slim' | 'standard' | 'thick';
  stand: {
    kind: 'pedestal' | 'feet' | 'wide-feet';
    /** How far the stand lifts the set. */
    liftMm: number;
    spanMm: number;
    depthMm: number;
  };
  sockets: SpecifiedSockets;
  /** Distances between the holes for a wall mount, across and up; null where none is stated. */
  mountMm: readonly [across: number, up: number] | null;
}

/** To a tenth of a millimetre, which the specification's centimetres with one decimal never need. */
const mm = (cm: number) => Math.round(cm * MM_PER_CM * MM_PER_CM) / MM_PER_CM;

const bezelOf = (sideMm: number): TelevisionBody['bezel'] =>
  sideMm < SLIM_FRAME_MM ? 'slim' : sideMm < STANDARD_FRAME_MM ? 'standard' : 'thick';

function standKind(share: number): TelevisionBody['stand']['kind'] {
  if (share < PEDESTAL_SHARE) return 'pedestal';
  return share < FEET_SHARE ? 'feet' : 'wide-feet';
}

function mountOf(text: string): TelevisionBody['mountMm'] {
  const [across, up] = [...text.matchAll(/\d+/g)].map(([number]) => Number(number));
  return across !== undefined && up !== undefined ? [across, up] : null;
}

/**
 * Returns the body of a television from its specification; null where a length is missing or where they contradict each
 * other, such as a picture that is larger than the set (docs/spec/products.md#turntable).
 */
export function televisionBody(product: Specified): TelevisionBody | null {
  const { widthCm, heightCm, depthCm, standHeightCm, standDepthCm, specificationSchema } = product;
  const spanCm = Number(/\d+(?:\.\d+)?/.exec(specifiedValue(specificationSchema, 'Stand span'))?.[0] ?? 0);
  if (!widthCm || !heightCm || !depthCm || !standHeightCm || !standDepthCm || !spanCm) return null;
  const screenWidthMm = product.screenInches * MM_PER_INCH * WIDTH_SHARE;
  const screenHeightMm = (screenWidthMm * 9) / 16;
  const sideMm = (mm(widthCm) - screenWidthMm) / 2;
  const chinMm = mm(heightCm) - screenHeightMm - sideMm;
  const liftMm = mm(standHeightCm - heightCm);
  if (sideMm <= 0 || chinMm <= 0 || liftMm <= 0 || spanCm > widthCm) return null;
  return {
    brand: product.companyName,
    modelNumber: product.modelNumber,
    technology: product.technology,
    ...{ widthMm: mm(widthCm), heightMm: mm(heightCm), depthMm: mm(depthCm) },
    ...{ screenWidthMm, screenHeightMm, sideMm, chinMm },
    bezel: bezelOf(sideMm),
    stand: {
      kind: standKind(spanCm / widthCm),
      ...{ liftMm, spanMm: mm(spanCm), depthMm: mm(standDepthCm) },
    },
    sockets: specifiedSockets(specificationSchema),
    mountMm: mountOf(specifiedValue(specificationSchema, 'Wall mount')),
  };
}
