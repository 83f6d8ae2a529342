import {
  BackSide,
  BoxGeometry,
  Color,
  Mesh,
  MeshBasicMaterial,
  PMREMGenerator,
  Scene,
  type WebGLRenderer,
  type WebGLRenderTarget,
} from 'three';

interface Lamp {
  size: readonly [number, number, number];
  at: readonly [number, number, number];
  brightness: number;
}

/** Soft boxes of a studio: a large one above, strips left and right behind for the edges, weak ones in front. */
const LAMPS: readonly Lamp[] = [
  { size: [5, 0.1, 3], at: [0, 4.4, 0.2], brightness: 9 },
  { size: [0.1, 4, 1.3], at: [-4.6, 1.2, -1.6], brightness: 15 },
  { size: [0.1, 4, 1.3], at: [4.6, 1.2, -1.6], brightness: 15 },
  { size: [0.1, 2.6, 1.6], at: [-4.6, 1.6, 2.2], brightness: 7 },
  { size: [0.1, 2, 1], at: [4.6, 1, 2.6], brightness: 4 },
  { size: [4.4, 1.1, 0.1], at: [-0.6, 3.2, 4.6], brightness: 6 },
  { size: [5, 0.5, 0.1], at: [0, -0.7, 4.6], brightness: 1.6 },
];
const WALLS = 0.32;
const ROOM = [10, 9, 10] as const;
const SOFTNESS = 0.035;

/** Returns the light of a photographer's studio as an environment; its texture belongs to the caller. */
export function studioEnvironment(renderer: WebGLRenderer): WebGLRenderTarget {
  const studio = new Scene();
  const box = new BoxGeometry();
  const glowing = (brightness: number, size: Lamp['size'], at: Lamp['at']) => {
    const material = new MeshBasicMaterial({ color: new Color().setScalar(brightness) });
    const mesh = new Mesh(box, material);
    mesh.scale.set(...size);
    mesh.position.set(...at);
    studio.add(mesh);
    return material;
  };
  const materials = LAMPS.map(({ size, at, brightness }) => glowing(brightness, size, at));
  const walls = glowing(WALLS, ROOM, [0, 0.4, 0]);
  walls.side = BackSide;
  const generator = new PMREMGenerator(renderer);
  const target = generator.fromScene(studio, SOFTNESS);
  generator.dispose();
  box.dispose();
  for (const material of [...materials, walls]) material.dispose();
  return target;
}
