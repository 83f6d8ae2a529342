import { Color, MeshStandardMaterial, type Material } from 'three';
import type { Surface } from '../model/model-shapes';

/** Red, green and blue of light, 0 to 1. */
export type Light = readonly [red: number, green: number, blue: number];

/** What a frame is made of where its photograph does not tell. */
const GRAPHITE: Light = [0.1, 0.105, 0.115];
const LEAST = 0.022;
const KEPT_TINT = 0.75;

const make = (light: Light, roughness: number, metalness = 0) =>
  new MeshStandardMaterial({ color: new Color(...light), roughness, metalness });

const times = ([red, green, blue]: Light, by: number): Light => [red * by, green * by, blue * by];

/** Light of a lamp on a frame is taken for its colour, but for a part of what it tints. */
function calmed(light: Light): Light {
  const grey = light.reduce((sum, value) => sum + value, 0) / light.length;
  return light.map((value) => Math.max(LEAST, grey + (value - grey) * KEPT_TINT)) as unknown as Light;
}

/** Returns a material for each surface, in the colour of the frame. */
export function surfaceMaterials(frame: Light | null): Readonly<Record<Surface, Material>> {
  const metal = calmed(frame ?? GRAPHITE);
  /* Plastic of the same set is darker and has less colour. */
  const plastic = metal.map((value) => 0.012 + value * 0.2) as unknown as Light;
  return {
    metal: make(metal, 0.34, 1),
    'dark-metal': make(times(metal, 0.5), 0.44, 1),
    plastic: make(plastic, 0.45),
    shell: make(times(plastic, 1.15), 0.55),
    gloss: make([0.006, 0.006, 0.007], 0.12),
    black: make([0.004, 0.004, 0.004], 0.6),
    bay: make([0.01, 0.01, 0.011], 0.5),
    socket: make([0.55, 0.55, 0.57], 0.3, 1),
    gold: make([0.8, 0.58, 0.2], 0.28, 1),
    blue: make([0.02, 0.09, 0.5], 0.4),
    rubber: make([0.012, 0.012, 0.012], 0.75),
  };
}
