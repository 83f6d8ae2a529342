import {
  CanvasTexture,
  Mesh,
  MeshStandardMaterial,
  PlaneGeometry,
  SRGBColorSpace,
  type MeshStandardMaterialParameters,
} from 'three';
import type { Point } from '../model/model-shapes';

interface Print {
  /** Middle and size in metres. */
  center: Point;
  width: number;
  height: number;
  pixelsPerMetre: number;
  /** Draws in millimetres, from the upper left corner. */
  draw: (context: CanvasRenderingContext2D) => void;
  isBehind?: boolean;
  material?: MeshStandardMaterialParameters;
}

const MOST_PIXELS = 1024;
const MM = 1000;

/** Returns a flat mesh with what `draw` prints on it, transparent elsewhere. */
export function printedMesh({
  center,
  width,
  height,
  pixelsPerMetre,
  draw,
  isBehind,
  material,
}: Print): Mesh {
  const canvas = document.createElement('canvas');
  const scale = Math.min(pixelsPerMetre, MOST_PIXELS / Math.max(width, height));
  [canvas.width, canvas.height] = [Math.ceil(width * scale), Math.ceil(height * scale)];
  const context = canvas.getContext('2d');
  if (context) {
    context.scale(scale / MM, scale / MM);
    draw(context);
  }
  const map = new CanvasTexture(canvas);
  map.colorSpace = SRGBColorSpace;
  map.anisotropy = 4;
  const look = { map, transparent: true, roughness: 0.5, depthWrite: false, ...material };
  const mesh = new Mesh(new PlaneGeometry(width, height), new MeshStandardMaterial(look));
  mesh.position.set(...center);
  if (isBehind) mesh.rotation.y = Math.PI;
  return mesh;
}
