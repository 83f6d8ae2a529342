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
  type Texture,
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

function screenMesh({ screen }: TelevisionModel, picture: ScreenPicture | null, environment: Texture): Mesh {
  const material = new MeshStandardMaterial({ color: new Color(0.002, 0.002, 0.0025), roughness: 0.24 });
  /* Its own: the intensity of the scene's environment is that of all materials. */
  material.envMap = environment;
  material.envMapIntensity = 0.15;
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

/** How far a set is moved, so that the middle of its stand is the axis. */
const middleOf = ({ stand }: TelevisionModel) => -(stand.min[2] + stand.max[2]) / 2;

/** Moves the camera so that the set is in sight at every angle. */
function placeCamera(camera: PerspectiveCamera, model: TelevisionModel, aspect: number): void {
  const { body, stand } = model;
  const [top, shift] = [body.max[1], middleOf(model)];
  const box = {
    min: [body.min[0], 0, Math.min(body.min[2], stand.min[2]) + shift] as const,
    max: [body.max[0], top, Math.max(body.max[2], stand.max[2]) + shift] as const,
  };
  const distance = fitDistance(box, { aspect, angle: (ANGLE * Math.PI) / 180, down: DOWN, share: SHARE });
  camera.aspect = aspect;
  camera.position.set(0, top / 2 + Math.sin(DOWN) * distance, Math.cos(DOWN) * distance);
  camera.lookAt(0, top / 2, 0);
  camera.near = distance / 4;
  camera.far = distance * 3;
  camera.updateMatrixWorld();
  camera.updateProjectionMatrix();
}

/** The set in the middle of the stage, so that it turns around itself. */
function assemble(
  body: TelevisionBody,
  model: TelevisionModel,
  picture: ScreenPicture | null,
  environment: Texture,
): Group {
  const isBright = Math.max(...(picture?.frame ?? [0])) > BRIGHT;
  const set = new Group();
  set.add(
    contactShadow(model.body, model.stand, body.stand.kind === 'pedestal'),
    ...modelMeshes(model, surfaceMaterials(picture?.frame ?? null)),
    screenMesh(model, picture, environment),
    ...printedParts(model, isBright),
  );
  set.position.z = middleOf(model);
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
  const turning = assemble(body, model, image && cutScreen(image, body), environment.texture);
  const scene = new Scene();
  scene.environment = environment.texture;
  scene.add(turning);
  const camera = new PerspectiveCamera(ANGLE, 1, 0.05, 200);
  const size = { width: 1, height: 1 };
  return {
    model,
    draw: (degrees) => {
      turning.rotation.y = (degrees * Math.PI) / 180;
      renderer.render(scene, camera);
    },
    resize: (width, height) => {
      Object.assign(size, { width, height });
      renderer.setSize(width, height, false);
      placeCamera(camera, model, width / height);
    },
    locate: ([x, y, z], degrees) => {
      const at = new Vector3(x, y, z + middleOf(model))
        .applyAxisAngle(UP, (degrees * Math.PI) / 180)
        .project(camera);
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
