import type { Measures } from './measures';
import { slab, type Loft, type Ring } from './model-shapes';

const SLIM_LIP = 0.0011;
const SLIM_CORNER = 0.0035;
const CORNER = 0.006;
/** How far the front's outer edge is rounded. */
const ROUNDED = 0.0008;
const CHIN_SHARE = 0.62;

/** How far the glass lies behind the front. */
export const glassBehind = ({ bezel }: Measures): number => (bezel === 'slim' ? 0.0004 : 0.0032);

/** Returns the frame, the glass in it, and the strip below the picture. */
export function frontParts(m: Measures): Loft[] {
  const isSlim = m.bezel === 'slim';
  const frameOf = m.isMetal ? 'metal' : 'plastic';
  const lip = isSlim ? SLIM_LIP : m.side;
  const corner = isSlim ? SLIM_CORNER : CORNER;
  const inner = {
    width: m.width - 2 * lip,
    height: isSlim ? m.height - 2 * lip : m.screenHeight + 0.0006,
    radius: Math.max(corner - lip, 0.0008),
    shift: [0, isSlim ? 0 : (m.chin - m.side) / 2],
  } as const;
  const outer = { width: m.width, height: m.height, radius: corner };
  const front: Ring[] = [
    { ...outer, along: -m.thin },
    { ...outer, along: -ROUNDED },
    { ...shrink(outer, ROUNDED * 0.3), along: -ROUNDED * 0.3 },
    { ...shrink(outer, ROUNDED), along: 0 },
    { ...inner, along: 0 },
    { ...inner, along: -glassBehind(m) - 0.001 },
  ];
  const origin = [0, m.middle, 0] as const;
  const glass = slab({
    name: 'glass',
    surface: 'gloss',
    axis: 'z',
    origin: [0, m.middle + inner.shift[1], 0],
    ...inner,
    from: -glassBehind(m),
    to: -glassBehind(m) - 0.0012,
    bevel: 0.0001,
  });
  const frame: Loft = {
    name: 'frame',
    surface: frameOf,
    axis: 'z',
    origin,
    rings: front,
    closed: [true, false],
  };
  return isSlim ? [frame, glass, chinOf(m)] : [frame, glass];
}

const shrink = (ring: Omit<Ring, 'along'>, by: number) => ({
  ...ring,
  width: ring.width - 2 * by,
  height: ring.height - 2 * by,
});

/** Slim sets have a strip of metal below the picture. */
const chinOf = (m: Measures): Loft =>
  slab({
    name: 'chin',
    surface: 'metal',
    axis: 'z',
    origin: [0, m.lift + (m.chin * CHIN_SHARE) / 2, 0],
    width: m.width,
    height: m.chin * CHIN_SHARE,
    radius: 0.0012,
    from: 0.0004,
    to: -m.thin * 0.9,
    bevel: 0.0005,
  });
