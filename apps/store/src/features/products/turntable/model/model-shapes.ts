/** What a part is made of. */
export type Surface =
  | 'metal'
  | 'dark-metal'
  | 'plastic'
  | 'shell'
  | 'gloss'
  | 'black'
  | 'bay'
  | 'socket'
  | 'gold'
  | 'blue'
  | 'rubber';

/** x to the right, y up, z to the viewer of the screen; in metres, with the front at z = 0 and the furniture at y = 0. */
export type Point = readonly [x: number, y: number, z: number];

/** A rounded rectangle. It stands upright in a loft along z, and lies flat in one along y. */
export interface Ring {
  width: number;
  height: number;
  radius: number;
  /** Where it is on the axis of its loft, from its origin. */
  along: number;
  /** How far its middle is from the axis. */
  shift?: readonly [right: number, up: number];
}

/** A body through rings, one after the other. */
export interface Loft {
  name: string;
  surface: Surface;
  axis: 'y' | 'z';
  origin: Point;
  rings: readonly Ring[];
  /** Whether its first and its last ring are filled. */
  closed: readonly [first: boolean, last: boolean];
}

/** A flat rectangle on the back, such as a slot for air. */
export interface Plate {
  surface: Surface;
  center: Point;
  width: number;
  height: number;
}

const BEVEL_STEPS = [0, 0.293, 0.707, 1] as const;

interface Slab extends Omit<Loft, 'rings' | 'closed'> {
  width: number;
  height: number;
  radius: number;
  /** From where to where on its axis. */
  from: number;
  to: number;
  bevel: number;
}

/** Returns a plate with rounded edges. */
export function slab({ width, height, radius, from, to, bevel, ...part }: Slab): Loft {
  const ring = (inset: number, along: number): Ring => ({
    width: width - 2 * inset,
    height: height - 2 * inset,
    radius: Math.max(radius - inset, 0.0001),
    along,
  });
  const edge = Math.min(bevel, Math.abs(to - from) / 2);
  const side = Math.sign(to - from);
  /* A quarter of a circle. */
  const first = BEVEL_STEPS.map((share) =>
    ring(edge - edge * Math.sqrt(1 - (1 - share) ** 2), from + side * edge * share),
  );
  const last = first.map((made) => ({ ...made, along: to - (made.along - from) })).toReversed();
  return { ...part, rings: [...first, ...last], closed: [true, true] };
}

/** The smallest box around parts: least and greatest of x, y and z. */
export interface Bounds {
  min: Point;
  max: Point;
}

/** Returns the box around lofts. */
export function boundsOf(lofts: readonly Loft[]): Bounds {
  const min: [number, number, number] = [Infinity, Infinity, Infinity];
  const max: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  for (const { axis, origin, rings } of lofts)
    for (const { width, height, along, shift = [0, 0] } of rings) {
      const middle = axis === 'z' ? [shift[0], shift[1], along] : [shift[0], along, shift[1]];
      const half = axis === 'z' ? [width / 2, height / 2, 0] : [width / 2, 0, height / 2];
      for (const index of [0, 1, 2] as const) {
        const center = origin[index] + (middle[index] ?? 0);
        min[index] = Math.min(min[index], center - (half[index] ?? 0));
        max[index] = Math.max(max[index], center + (half[index] ?? 0));
      }
    }
  return { min, max };
}
