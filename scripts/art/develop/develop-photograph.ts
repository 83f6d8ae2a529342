import { existsSync } from 'node:fs';
import sharp from 'sharp';
import { denoise } from './denoise';
import { passOf, planeOf, readExr } from './read-exr';

/** A render without its noise, taken apart so that any picture can be put on its screen. */
export interface Layers {
  width: number;
  height: number;
  /** Light of the studio or room, without that of the screen. */
  light: Float32Array;
  /** What a white screen throws on its surroundings. */
  glow: Float32Array | null;
  /** How much of each pixel the set covers, 0 to 1. */
  cover: Float32Array;
  /** How much of each pixel is lit screen, red, green and blue by turns; null where none is in sight. */
  screen: Float32Array | null;
  /** How much of the light on the ground the set takes away, 0 to 1; null without a ground. */
  shade: Float32Array | null;
}

const BRIGHTEST_SHARE = 0.995;
const ease = (share: number) => (share <= 0 ? 0 : share >= 1 ? 1 : share * share * (3 - 2 * share));

/** Reads the second render, of the ground without the set, a quarter of the size. */
async function shadeOf(file: string, width: number, height: number): Promise<Float32Array | null> {
  if (!existsSync(file)) return null;
  const exr = readExr(file);
  const color = passOf(exr, 'Combined');
  const ground = planeOf(exr, 'Combined.A');
  if (!color || !ground) throw new Error(`${file} has no picture.`);
  const clean = await denoise({ width: exr.width, height: exr.height, color });
  const full = clean.toSorted()[Math.floor(clean.length * BRIGHTEST_SHARE)] ?? 1;
  const grey = Buffer.alloc(ground.length);
  for (const [pixel, cover] of ground.entries())
    grey[pixel] =
      cover > 0.98 ? Math.round(255 * Math.min(1, Math.max(0, 1 - (clean[pixel * 3] ?? 0) / full))) : 0;
  const { data } = await sharp(grey, { raw: { width: exr.width, height: exr.height, channels: 1 } })
    .blur(exr.width / 180)
    .resize(width, height, { kernel: 'cubic' })
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  /* Only the pool near the set counts, and it ends before the photograph does. */
  return Float32Array.from(data, (value, pixel) => {
    const [x, y] = [(pixel % width) / width, Math.floor(pixel / width) / height];
    const edge = ease(Math.min(x, 1 - x) / 0.14) * ease((1 - y) / 0.1);
    return Math.min(1, Math.max(0, (value / 255 - 0.04) / 0.96) ** 1.1) * edge;
  });
}

const minus = (from: Float32Array, what: Float32Array) =>
  from.map((value, index) => Math.max(0, value - (what[index] ?? 0)));

/**
 * Reads and denoises what Blender wrote as `base`.exr and, where there is a ground, `base`-shadow.exr. What the screen
 * throws on its surroundings is left out where no picture is to be put on it.
 */
export async function developPhotograph(base: string, hasPicture: boolean): Promise<Layers> {
  const exr = readExr(`${base}.exr`);
  const { width, height } = exr;
  const all = passOf(exr, 'Combined');
  const cover = planeOf(exr, 'Combined.A');
  if (!all || !cover) throw new Error(`${base}.exr has no picture.`);
  const surfaces = { albedo: passOf(exr, 'Denoising Albedo'), normal: passOf(exr, 'Denoising Normal') };
  const lit = passOf(exr, 'Combined_screen');
  const emitted = passOf(exr, 'Emit');
  /* What of the screen's light comes straight to the eye: lit by itself and in its own group. */
  const screen = emitted && lit ? emitted.map((value, index) => Math.min(value, lit[index] ?? 0)) : null;
  const light = await denoise({ width, height, color: lit ? minus(all, lit) : all, ...surfaces });
  const glow =
    hasPicture && lit && screen
      ? await denoise({ width, height, color: minus(lit, screen), ...surfaces })
      : null;
  return {
    width,
    height,
    light,
    glow,
    cover,
    screen,
    shade: await shadeOf(`${base}-shadow.exr`, width, height),
  };
}
