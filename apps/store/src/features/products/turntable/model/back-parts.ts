import type { Measures } from './measures';
import { slab, type Loft, type Plate, type Point, type Ring } from './model-shapes';

const VENT_PITCH = 0.011;
const VENT_WIDTH = 0.0044;

/** The part of the back that stands out: where the holes, the sockets and the label are. */
export interface Shell {
  width: number;
  height: number;
  /** Height of its middle above the furniture. */
  middle: number;
}

/** Returns where a body is thickest: a box below thin glass, the whole back of a flat set, or a tub. */
export function shellOf(m: Measures, technology: string): Shell {
  if (technology === 'Mini-LED' || m.isFlat)
    return { width: m.width - 0.02, height: m.height - 0.02, middle: m.middle };
  const [width, height, low] =
    technology === 'OLED' ? [m.width * 0.8, m.height * 0.5, 0.045] : [m.width * 0.78, m.height * 0.7, 0.06];
  return { width, height, middle: m.lift + m.height * low + height / 2 };
}

const ring = (width: number, height: number, radius: number, along: number, up = 0): Ring => ({
  ...{ width, height, radius, along },
  shift: [0, up],
});

/** The metal behind the glass of a thin set. */
const sheetOf = (m: Measures): Loft =>
  slab({
    ...{ name: 'sheet', surface: 'dark-metal', axis: 'z', origin: [0, m.middle, 0], radius: 0.003 },
    ...{ width: m.width - 0.004, height: m.height - 0.004 },
    ...{ from: -m.thin, to: -m.thin - 0.0006, bevel: 0.0002 },
  });

/** A box with a rounded edge at its back. */
const boxRings = (width: number, height: number, radius: number, from: number, to: number, slope: number) => [
  ring(width, height, radius, from),
  ring(width, height, radius, to + slope),
  ring(width - slope * 0.6, height - slope * 0.6, radius, to + slope * 0.3),
  ring(width - slope * 2, height - slope * 2, Math.max(radius - slope * 0.7, 0.001), to),
];

/** Returns the back without its fittings. The back of `shell` is exactly at the stated depth. */
export function backParts(m: Measures, technology: string): Loft[] {
  const { width, height, middle } = shellOf(m, technology);
  const part = { axis: 'z', surface: 'shell', closed: [true, true] } as const;
  const origin: Point = [0, middle, 0];
  if (technology === 'Mini-LED' || technology === 'OLED' || m.isFlat) {
    const radius = technology === 'OLED' && !m.isFlat ? 0.02 : 0.008;
    const rings = boxRings(width, height, radius, -m.thin + 0.0005, -m.depth, 0.005);
    const isGlass = technology === 'OLED' && !m.isFlat;
    return [...(isGlass ? [sheetOf(m)] : []), { ...part, name: 'shell', origin, rings }];
  }
  const [t, d] = [-m.thin, -m.depth];
  const skirt: Loft = {
    ...part,
    name: 'skirt',
    origin: [0, m.middle, 0],
    rings: [
      ring(m.width - 0.002, m.height - 0.002, 0.006, t + 0.001),
      ring(m.width - 0.012, m.height - 0.012, 0.012, t - 0.006),
      ring(width + 0.1 * m.width, height + 0.16 * m.height, 0.03, t - 0.014, (middle - m.middle) / 2),
    ],
  };
  const rings = [
    ring(width + 0.05 * m.width, height + 0.08 * m.height, 0.04, t - 0.012),
    ring(width, height, 0.045, d + 0.012),
    ring(width - 0.008, height - 0.008, 0.043, d + 0.006),
    ring(width - 0.02, height - 0.02, 0.04, d + 0.002),
    ring(width - 0.032, height - 0.032, 0.035, d),
  ];
  return [skirt, { ...part, name: 'shell', origin, rings }];
}

/** Returns the slots for air at the upper end of the back. */
export function ventPlates(m: Measures, technology: string): Plate[] {
  const { width, height, middle } = shellOf(m, technology);
  const count = Math.floor((width * 0.62) / VENT_PITCH);
  const rows = technology === 'OLED' ? 1 : 2;
  return Array.from({ length: count * rows }, (_, index): Plate => {
    const row = Math.floor(index / count);
    const x = (index % count) * VENT_PITCH - ((count - 1) * VENT_PITCH) / 2;
    return {
      surface: 'black',
      center: [x, middle + height * (0.4 - row * 0.055), -m.depth - 0.0002],
      width: VENT_WIDTH,
      height: Math.min(0.018, height * 0.045),
    };
  });
}

/** Height of the middle of the wall mount. */
export const mountMiddle = (shell: Shell, technology: string): number =>
  shell.middle - shell.height * (technology === 'OLED' ? 0.08 : 0.04);

/** Returns the four bosses with the threads for a wall mount, at the stated distances. */
export function mountParts(
  m: Measures,
  technology: string,
  mountMm: readonly [number, number] | null,
): Loft[] {
  if (!mountMm) return [];
  const shell = shellOf(m, technology);
  const [across, up] = [mountMm[0] / 1000, mountMm[1] / 1000];
  const middle = mountMiddle(shell, technology);
  return [-1, 1].flatMap((side) =>
    [-1, 1].flatMap((end) => {
      const origin: Point = [(side * across) / 2, middle + (end * up) / 2, -m.depth];
      const round = (name: string, surface: Loft['surface'], radius: number, out: number) =>
        slab({
          ...{ name, surface, axis: 'z', origin, width: radius * 2, height: radius * 2, radius },
          ...{ from: 0, to: -out, bevel: 0.0004 },
        });
      return [
        round('boss', 'shell', 0.012, 0.0016),
        round('nut', 'socket', 0.0055, 0.002),
        round('hole', 'black', 0.0036, 0.0022),
      ];
    }),
  );
}
