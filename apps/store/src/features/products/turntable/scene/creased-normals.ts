/** Surfaces that meet at less than this are one smooth surface. */
const CREASE = Math.cos((35 * Math.PI) / 180);
/** Points nearer than this are one point. */
const SAME_POINT = 1e6;

const keyOf = (at: number, positions: readonly number[]) =>
  [0, 1, 2].map((axis) => Math.round((positions[at + axis] ?? 0) * SAME_POINT)).join();

/** A normal whose length is twice the triangle's area, so that large faces stay flat beside rounded edges. */
function faceNormal(positions: readonly number[], at: number): [number, number, number] {
  const p = (index: number) => positions[at + index] ?? 0;
  const [ux, uy, uz] = [p(3) - p(0), p(4) - p(1), p(5) - p(2)];
  const [vx, vy, vz] = [p(6) - p(0), p(7) - p(1), p(8) - p(2)];
  return [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
}

/** Returns a normal for each corner of the triangles: smooth over rounded edges, sharp at others. */
export function creasedNormals(positions: readonly number[]): number[] {
  const faces: [number, number, number][] = [];
  const around = new Map<string, number[]>();
  for (let at = 0; at < positions.length; at += 9) {
    const face = faces.push(faceNormal(positions, at)) - 1;
    for (const corner of [0, 3, 6]) {
      const key = keyOf(at + corner, positions);
      const found = around.get(key);
      if (found) found.push(face);
      else around.set(key, [face]);
    }
  }
  const lengths = faces.map((face) => Math.hypot(...face));
  const normals: number[] = [];
  for (const [face, own] of faces.entries())
    for (const corner of [0, 3, 6]) {
      const sum = [0, 0, 0];
      for (const other of around.get(keyOf(face * 9 + corner, positions)) ?? []) {
        const normal = faces[other];
        if (!normal) continue;
        const scale = (lengths[face] ?? 0) * (lengths[other] ?? 0);
        const cosine = own[0] * normal[0] + own[1] * normal[1] + own[2] * normal[2];
        if (other !== face && cosine < CREASE * scale) continue;
        for (const axis of [0, 1, 2] as const) sum[axis] = (sum[axis] ?? 0) + normal[axis];
      }
      const length = Math.hypot(...sum) || 1;
      normals.push(...sum.map((value) => value / length));
    }
  return normals;
}
