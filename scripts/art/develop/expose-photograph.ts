import sharp, { type Sharp } from 'sharp';
import type { Layers } from './develop-photograph';
import { homography, type Point } from './homography';
import { filmic, neutral } from './filmic';
import { toLinear, toStored } from './to-linear';

const LINEAR = Float32Array.from({ length: 256 }, (_, stored) => toLinear(stored / 255));
/** How much of the room's reflection stays on a lit screen: a photographer keeps it out of the glass. */
const VEIL = 0.4;
const SHADOW = 0.8;
const LEAST = 0.002;

type Color = [red: number, green: number, blue: number];

/** The picture that a screen shows, in linear light. */
interface Shown {
  light: Float32Array;
  width: number;
  height: number;
  mean: Color;
}

async function readShown(file: string): Promise<Shown> {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const light = Float32Array.from(data, (stored) => LINEAR[stored] ?? 0);
  const mean: Color = [0, 0, 0];
  for (const [index, value] of light.entries()) mean[index % 3] = (mean[index % 3] ?? 0) + value;
  const { width, height } = info;
  return { light, width, height, mean: mean.map((sum) => (sum * 3) / light.length) as Color };
}

/** Adds `share` of the picture's colour at a point of it, 0 to 1 in both directions, between its four nearest pixels. */
function addPoint({ light, width, height }: Shown, [u, v]: Point, share: number, to: Color): void {
  const x = Math.min(Math.max(u * width - 0.5, 0), width - 1.001);
  const y = Math.min(Math.max(v * height - 0.5, 0), height - 1.001);
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [right, low] = [x - left, y - top];
  const at = (top * width + left) * 3;
  const below = at + (top + 1 < height ? width * 3 : 0);
  const beside = left + 1 < width ? 3 : 0;
  for (const channel of [0, 1, 2] as const) {
    const pixel = (index: number) => light[index + channel] ?? 0;
    const upper = pixel(at) * (1 - right) + pixel(at + beside) * right;
    const lower = pixel(below) * (1 - right) + pixel(below + beside) * right;
    to[channel] += share * (upper * (1 - low) + lower * low);
  }
}

const SUBPIXELS = [
  [0.25, 0.25],
  [0.75, 0.25],
  [0.25, 0.75],
  [0.75, 0.75],
] as const;

/** How a photograph is printed. */
interface Print {
  /** Corners of the screen from top left clockwise, in pixels. */
  quad: readonly Point[];
  /** File of the picture on the screen; null where no screen is in sight. */
  picture: string | null;
  /** Film's curve instead of the neutral one: for rooms. */
  isFilm: boolean;
}

/** Returns the colour of a pixel in linear light: studio, what the screen throws on it, and the screen itself. */
function colorOf(
  layers: Layers,
  pixel: number,
  shown: Shown | null,
  toPicture: ReturnType<typeof homography>,
  isFilm: boolean,
): Color {
  const { light, glow, screen, width } = layers;
  const lit = shown && screen ? Math.min(1, screen[pixel * 3 + 1] ?? 0) : 0;
  const kept = lit > LEAST ? 1 - lit * (1 - VEIL) : 1;
  const surroundings = [0, 1, 2].map((channel) => {
    const thrown = (glow?.[pixel * 3 + channel] ?? 0) * (shown?.mean[channel] ?? 0);
    return ((light[pixel * 3 + channel] ?? 0) + thrown) * kept;
  }) as Color;
  const color = isFilm ? (surroundings.map(filmic) as Color) : neutral(surroundings);
  if (shown && lit > LEAST)
    for (const [x, y] of SUBPIXELS)
      addPoint(
        shown,
        toPicture((pixel % width) + x, Math.floor(pixel / width) + y),
        lit / SUBPIXELS.length,
        color,
      );
  return color;
}

/** Prints layers with a picture on the screen. Transparent where neither set nor shadow is. */
export async function exposePhotograph(layers: Layers, { quad, picture, isFilm }: Print): Promise<Sharp> {
  const { width, height, cover, shade } = layers;
  const shown = picture === null ? null : await readShown(picture);
  const toPicture = homography(quad);
  const out = Buffer.alloc(width * height * 4);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const solid = Math.min(1, cover[pixel] ?? 0);
    /* The shadow lies below the set and is black: felt on paper, lost on night. */
    const alpha = solid + (1 - solid) * Math.min(0.8, (shade?.[pixel] ?? 0) * SHADOW);
    if (alpha < 0.006) continue;
    const color: Color = solid < LEAST ? [0, 0, 0] : colorOf(layers, pixel, shown, toPicture, isFilm);
    /* Blender's colours are multiplied by their cover; WebP wants them apart. */
    for (const channel of [0, 1, 2] as const)
      out[pixel * 4 + channel] = Math.round(255 * toStored(Math.min(1, color[channel] / alpha)));
    out[pixel * 4 + 3] = Math.round(255 * Math.min(1, alpha));
  }
  return sharp(out, { raw: { width, height, channels: 4 } });
}
