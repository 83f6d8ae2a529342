import type { Loft, Point, Ring } from '../model/model-shapes';

/** Radii from which on a corner is drawn with more steps. */
const ROUND = 0.004;
const FINE = 0.0012;
const stepsOf = (radius: number) => (radius >= ROUND ? 6 : radius >= FINE ? 3 : 1);

const CORNERS = [
  [1, 1],
  [-1, 1],
  [-1, -1],
  [1, -1],
] as const;

/** Returns the points of a rounded rectangle, anticlockwise. */
function outline({ width, height, radius, shift = [0, 0] }: Ring, steps: number): [number, number][] {
  const r = Math.min(radius, width / 2, height / 2);
  return CORNERS.flatMap(([right, up], corner) =>
    Array.from({ length: steps + 1 }, (_, step): [number, number] => {
      const angle = (Math.PI / 2) * (corner + step / steps);
      return [
        shift[0] + right * (width / 2 - r) + r * Math.cos(angle),
        shift[1] + up * (height / 2 - r) + r * Math.sin(angle),
      ];
    }),
  );
}

/** Whether triangles have to be turned round, so that their front is outside. */
function isTurned({ axis, rings }: Loft): boolean {
  const first = rings[0]?.along ?? 0;
  const grows = (rings.find(({ along }) => along !== first)?.along ?? first) > first;
  return (axis === 'y') === grows;
}

/** Triangles: three points each, of three numbers each. */
interface LoftTriangles {
  sides: number[];
  /** Flat ends. */
  caps: number[];
}

/** Returns the triangles of a loft. */
export function loftTriangles(loft: Loft): LoftTriangles {
  const { axis, origin, rings, closed } = loft;
  const steps = Math.max(...rings.map(({ radius }) => stepsOf(radius)));
  const loops = rings.map((ring) =>
    outline(ring, steps).map(([u, v]): Point => {
      const [y, z] = axis === 'z' ? [v, ring.along] : [ring.along, v];
      return [origin[0] + u, origin[1] + y, origin[2] + z];
    }),
  );
  const turned = isTurned(loft);
  const [sides, caps]: [number[], number[]] = [[], []];
  const triangle = (to: number[], a: Point, b: Point, c: Point) =>
    to.push(...a, ...(turned ? c : b), ...(turned ? b : c));
  const cap = (loop: readonly Point[], isFirst: boolean) => {
    const [start, ...rest] = loop;
    for (const [index, point] of rest.slice(0, -1).entries()) {
      const next = rest[index + 1];
      if (start && next) triangle(caps, start, isFirst ? next : point, isFirst ? point : next);
    }
  };
  for (const [index, loop] of loops.slice(0, -1).entries()) {
    const next = loops[index + 1] ?? [];
    for (const [at, a] of loop.entries()) {
      const after = (at + 1) % loop.length;
      const [b, c, d] = [loop[after], next[after], next[at]];
      if (!b || !c || !d) continue;
      triangle(sides, a, b, c);
      triangle(sides, a, c, d);
    }
  }
  const [first, last] = [loops[0], loops.at(-1)];
  if (closed[0] && first) cap(first, true);
  if (closed[1] && last) cap(last, false);
  return { sides, caps };
}
