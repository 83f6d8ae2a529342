import { BufferGeometry, Float32BufferAttribute, Mesh, type Material } from 'three';
import type { Surface } from '../model/model-shapes';
import type { TelevisionModel } from '../model/television-model';
import { creasedNormals } from './creased-normals';
import { loftTriangles } from './loft-triangles';

/** The corners of two triangles that show their front to who looks from behind. */
const PLATE = [
  [-1, -1],
  [-1, 1],
  [1, 1],
  [-1, -1],
  [1, 1],
  [1, -1],
] as const;

/** Returns one mesh for each surface of a model: few of them, so that a phone draws them at once. */
export function modelMeshes(
  { lofts, plates }: Pick<TelevisionModel, 'lofts' | 'plates'>,
  materials: Readonly<Record<Surface, Material>>,
): Mesh[] {
  const positions = new Map<Surface, number[]>();
  const normals = new Map<Surface, number[]>();
  const add = (surface: Surface, points: readonly number[], directions: readonly number[]) => {
    positions.set(surface, (positions.get(surface) ?? []).concat(points));
    normals.set(surface, (normals.get(surface) ?? []).concat(directions));
  };
  for (const loft of lofts) {
    const { sides, caps } = loftTriangles(loft);
    for (const triangles of [sides, caps]) add(loft.surface, triangles, creasedNormals(triangles));
  }
  for (const { surface, center, width, height } of plates) {
    const points = PLATE.flatMap(([x, y]) => [
      center[0] + (x * width) / 2,
      center[1] + (y * height) / 2,
      center[2],
    ]);
    add(
      surface,
      points,
      PLATE.flatMap(() => [0, 0, -1]),
    );
  }
  return [...positions].map(([surface, points]) => {
    const geometry = new BufferGeometry();
    geometry.setAttribute('position', new Float32BufferAttribute(points, 3));
    geometry.setAttribute('normal', new Float32BufferAttribute(normals.get(surface) ?? [], 3));
    return new Mesh(geometry, materials[surface]);
  });
}
