import { CanvasTexture, Mesh, MeshBasicMaterial, PlaneGeometry } from 'three';
import type { Bounds } from '../model/model-shapes';

const PIXELS = 512;
/** How far the shadow reaches beyond the set, in metres. */
const REACH = 0.34;
/** Far out of sight, so that only the blurred shadow of a shape is drawn. */
const AWAY = 4000;

/** Returns the shadow of a set on the furniture: wide and soft below all of it, dark and narrow below the stand. */
export function contactShadow(body: Bounds, stand: Bounds, isPedestal: boolean): Mesh {
  const width = body.max[0] - body.min[0] + 2 * REACH;
  const middle = (stand.min[2] + stand.max[2]) / 2;
  const depth = stand.max[2] - stand.min[2] + 2 * REACH;
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [PIXELS, Math.round((PIXELS * depth) / width)];
  const context = canvas.getContext('2d');
  const scale = PIXELS / width;
  /** A rectangle in metres around the middle, blurred. */
  const cast = (x: number, w: number, d: number, blur: number, strength: number) => {
    if (!context) return;
    context.shadowColor = `rgb(0 0 0 / ${strength})`;
    context.shadowBlur = blur * scale;
    context.shadowOffsetX = AWAY;
    context.fillRect((width / 2 + x - w / 2) * scale - AWAY, ((depth - d) / 2) * scale, w * scale, d * scale);
  };
  const [span, standDepth] = [stand.max[0] - stand.min[0], stand.max[2] - stand.min[2]];
  cast(0, body.max[0] - body.min[0], standDepth * 0.5, 0.3, 0.34);
  cast(0, (body.max[0] - body.min[0]) * 0.9, standDepth * 0.25, 0.16, 0.3);
  if (isPedestal) cast(0, span * 0.98, standDepth * 0.96, 0.03, 0.6);
  else
    for (const side of [-1, 1])
      for (const wide of [0.02, 0.06]) cast(side * (span / 2 - 0.014), wide, standDepth * 0.94, wide, 0.5);
  const map = new CanvasTexture(canvas);
  const material = new MeshBasicMaterial({ map, transparent: true, depthWrite: false, toneMapped: false });
  const mesh = new Mesh(new PlaneGeometry(width, depth), material);
  mesh.rotation.x = -Math.PI / 2;
  mesh.position.set(0, 0.0002, middle);
  mesh.renderOrder = -1;
  return mesh;
}
