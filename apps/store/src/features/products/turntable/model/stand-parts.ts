import type { TelevisionBody } from '@aabha/contracts/products/television-body.rules';
import type { Measures } from './measures';
import { slab, type Loft, type Ring } from './model-shapes';

const BASE_HEIGHT = 0.009;
const LEG_WIDTH = 0.016;
const LEG_DEPTH = 0.02;
const PAD_HEIGHT = 0.0035;
const LEG_STEPS = 8;

/** Returns the stand, as wide and as deep as the specification says. */
export function standParts(m: Measures, stand: TelevisionBody['stand']): Loft[] {
  const [span, depth] = [stand.spanMm / 1000, stand.depthMm / 1000];
  const back = -(m.thin + 0.012);
  if (stand.kind === 'pedestal') return pedestal(m, span, depth, back);
  return [-1, 1].flatMap((side) => foot(m, { side, span, depth, back }));
}

function pedestal(m: Measures, span: number, depth: number, back: number): Loft[] {
  const surface = m.isMetal ? 'metal' : 'plastic';
  const base = slab({
    ...{ name: 'base', surface, axis: 'y', origin: [0, 0, back], from: 0.0008, to: BASE_HEIGHT },
    ...{ width: span, height: depth, radius: 0.035, bevel: 0.0028 },
  });
  const neckRing = (width: number, height: number, along: number): Ring => ({
    ...{ width, height, along, radius: height * 0.45 },
  });
  const neck: Loft = {
    ...{ name: 'neck', surface, axis: 'y', origin: [0, 0, back - 0.006], closed: [false, true] },
    rings: [
      neckRing(0.128, 0.036, BASE_HEIGHT),
      neckRing(0.104, 0.029, BASE_HEIGHT + 0.004),
      neckRing(0.082, 0.025, m.lift * 0.4),
      neckRing(0.078, 0.024, m.lift * 0.6),
      neckRing(0.11, 0.024, m.lift + 0.04),
    ],
  };
  const rest = slab({
    ...{ name: 'rest', surface: 'rubber', axis: 'y', origin: [0, 0, back], from: 0, to: 0.001, bevel: 0 },
    ...{ width: span - 0.012, height: depth - 0.012, radius: 0.03 },
  });
  return [base, neck, rest];
}

interface Foot {
  side: number;
  span: number;
  depth: number;
  /** Where its middle is. */
  back: number;
}

/** Two legs from one point below the set, one to the front and one to the back, slightly outwards. */
function foot(m: Measures, { side, span, depth, back }: Foot): Loft[] {
  const [lowX, topX] = [span / 2 - LEG_WIDTH / 2, span / 2 - LEG_WIDTH / 2 - 0.03];
  const reach = depth / 2 - LEG_DEPTH / 2;
  return [-1, 1].flatMap((end) => {
    const rings = Array.from({ length: LEG_STEPS + 1 }, (_, step): Ring => {
      const share = step / LEG_STEPS;
      const along = PAD_HEIGHT + (m.lift + 0.012 - PAD_HEIGHT) * share;
      /* Flat at the furniture and steep below the set. */
      const outwards = (1 - share) ** 1.7;
      return {
        width: LEG_WIDTH - 0.003 * share,
        height: LEG_DEPTH - 0.004 * (1 - share),
        radius: 0.003,
        along,
        shift: [side * (lowX * outwards + topX * (1 - outwards)), end * (reach * outwards + 0.002)],
      };
    });
    const leg: Loft = {
      ...{ name: 'leg', surface: m.isMetal ? 'metal' : 'plastic', axis: 'y' },
      ...{ origin: [0, 0, back], closed: [true, true] },
      rings,
    };
    const pad = slab({
      ...{ name: 'pad', surface: 'rubber', axis: 'y', from: 0, to: PAD_HEIGHT, bevel: 0.0006 },
      origin: [side * lowX, 0, back + end * reach],
      ...{ width: LEG_WIDTH, height: LEG_DEPTH, radius: 0.004 },
    });
    return [leg, pad];
  });
}
