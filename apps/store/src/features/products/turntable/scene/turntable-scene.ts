import {
  CanvasTexture,
  Color,
  Group,
  LinearMipmapLinearFilter,
  Mesh,
  MeshStandardMaterial,
  NeutralToneMapping,
  PerspectiveCamera,
  PlaneGeometry,
  Scene,
  SRGBColorSpace,
  Vector3,
  WebGLRenderer,
  type Material,
  type Object3D,
} from 'three';
import type { TelevisionBody } from '@aabha/contracts/products/television-body.rules';
import type { Point } from '../model/model-shapes';
import { televisionModel, type TelevisionModel } from '../model/television-model';
import { contactShadow } from './contact-shadow';
import { fitDistance } from './fit-distance';
import { modelMeshes } from './model-meshes';
import { printedParts } from './printed-parts';
import { cutScreen, type ScreenPicture } from './screen-picture';
import { studioEnvironment } from './studio-environment';
import { surfaceMaterials } from './surface-materials';

const ANGLE = 20;
const DOWN = 0.1;
const SHARE = [0.92, 0.84] as const;
const MOST_PIXEL_RATIO = 2;
/** Frames brighter than this have dark letters. */
const BRIGHT = 0.2;
const UP = new Vector3(0, 1, 0);

/** A television that can be looked at from all sides. */
export interface Turntable {
  /** Draws it turned by degrees: 0 is its front, and turned to the right it shows its left side. */
  draw: (degrees: number) => void;
  resize: (width: number, height: number) => void;
  /** Returns where a point of the television turned by degrees is on the stage, in CSS pixels. */
  locate: (point: Point, degrees: number) => readonly [x: number, y: number];
  model: TelevisionModel;
  /** Gives back what it took of the graphics processor. */
  dispose: () => void;
}

function screenMesh({ screen }: TelevisionModel, picture: ScreenPicture | null): Mesh {
  const material = new MeshStandardMaterial({ color: new Color(0.002, 0.002, 0.0025), roughness: 0.24 });
  material.envMapIntensity = 0.12;
  material.toneMapped = false;
  if (picture) {
    const map = new CanvasTexture(picture.canvas);
    map.colorSpace = SRGBColorSpace;
    map.minFilter = LinearMipmapLinearFilter;
    map.anisotropy = 8;
    material.emissive.setScalar(1);
    material.emissiveMap = map;
  }
  const mesh = new Mesh(new PlaneGeometry(screen.width, screen.height), material);
  mesh.position.set(...screen.center);
  return mesh;
}

function disposeObject(object: Object3D): void {
  if (!(object instanceof Mesh)) return;
  object.geometry.dispose();
  const material = object.material as Material & Partial<Pick<MeshStandardMaterial, 'map' | 'emissiveMap'>>;
  material.map?.dispose();
  material.emissiveMap?.dispose();
  material.dispose();
}

/** The set in the middle of the stage, so that it turns around itself. */
function assemble(body: TelevisionBody, model: TelevisionModel, picture: ScreenPicture | null): Group {
  const isBright = Math.max(...(picture?.frame ?? [0])) > BRIGHT;
  const set = new Group();
  set.add(
    contactShadow(model.body, model.stand, body.stand.kind === 'pedestal'),
    ...modelMeshes(model, surfaceMaterials(picture?.frame ?? null)),
    screenMesh(model, picture),
    ...printedParts(model, isBright),
  );
  const middle = -(model.stand.min[2] + model.stand.max[2]) / 2;
  set.position.z = middle;
  const turning = new Group();
  turning.add(set);
  return turning;
}

/** Builds a television on a canvas. Throws where the canvas gives no WebGL. */
export function createTurntable(
  canvas: HTMLCanvasElement,
  body: TelevisionBody,
  image: HTMLImageElement | null,
): Turntable {
  const renderer = new WebGLRenderer({ canvas, alpha: true, antialias: true });
  renderer.toneMapping = NeutralToneMapping;
  renderer.setPixelRatio(Math.min(window.devicePixelRatio, MOST_PIXEL_RATIO));
  const environment = studioEnvironment(renderer);
  const model = televisionModel(body);
  const turning = assemble(body, model, image && cutScreen(image, body));
  const scene = new Scene();
  scene.environment = environment.texture;
  scene.add(turning);
  const camera = new PerspectiveCamera(ANGLE, 1, 0.05, 200);
  const size = { width: 1, height: 1 };
  const top = model.body.max[1];
  return {
    model,
    draw: (degrees) => {
      turning.rotation.y = (degrees * Math.PI) / 180;
      renderer.render(scene, camera);
    },
    resize: (width, height) => {
      Object.assign(size, { width, height });
      renderer.setSize(width, height, false);
      const shift = turning.children[0]?.position.z ?? 0;
      const [low, high] = [Math.min(model.body.min[2], model.stand.min[2]), Math.max(0, model.stand.max[2])];
      const box = {
        min: [model.body.min[0], 0, low + shift] as const,
        max: [model.body.max[0], top, high + shift] as const,
      };
      const angle = (ANGLE * Math.PI) / 180;
      const distance = fitDistance(box, { aspect: width / height, angle, down: DOWN, share: SHARE });
      camera.aspect = width / height;
      camera.position.set(0, top / 2 + Math.sin(DOWN) * distance, Math.cos(DOWN) * distance);
      camera.lookAt(0, top / 2, 0);
      camera.near = distance / 4;
      camera.far = distance * 3;
      camera.updateMatrixWorld();
      camera.updateProjectionMatrix();
    },
    locate: ([x, y, z], degrees) => {
      const shift = turning.children[0]?.position.z ?? 0;
      const at = new Vector3(x, y, z + shift).applyAxisAngle(UP, (degrees * Math.PI) / 180).project(camera);
      return [((at.x + 1) / 2) * size.width, ((1 - at.y) / 2) * size.height];
    },
    dispose: () => {
      scene.traverse(disposeObject);
      environment.dispose();
      renderer.dispose();
      renderer.forceContextLoss();
    },
  };
}
