import sharp from 'sharp';
import { denoise } from './denoise';
import { passOf, readExr } from './read-exr';
import { filmic } from './filmic';
import { toStored } from './to-linear';

/**
 * Prints a scene that Blender wrote as `base`.exr into a PNG file, with a film's curve. What is brighter than paper
 * spills over a little, as in a lens.
 */
export async function developScene(
  base: string,
  target: string,
  [exposure, saturation]: readonly [number, number],
): Promise<void> {
  const exr = readExr(`${base}.exr`);
  const { width, height } = exr;
  const color = passOf(exr, 'Combined');
  if (!color) throw new Error(`${base}.exr has no picture.`);
  const surfaces = { albedo: passOf(exr, 'Denoising Albedo'), normal: passOf(exr, 'Denoising Normal') };
  const clean = await denoise({ width, height, color, ...surfaces });
  const spill = Uint8Array.from(clean, (light) => Math.min(255, Math.max(0, light * exposure - 1) * 16));
  const raw = { width, height, channels: 3 } as const;
  const halo = await sharp(Buffer.from(spill), { raw })
    .blur(width / 90)
    .raw()
    .toBuffer();
  const out = Buffer.alloc(width * height * 3);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const light = [0, 1, 2].map(
      (channel) =>
        (clean[pixel * 3 + channel] ?? 0) * exposure + ((halo[pixel * 3 + channel] ?? 0) / 255) * 0.9,
    );
    const grey = (light[0] ?? 0) * 0.2126 + (light[1] ?? 0) * 0.7152 + (light[2] ?? 0) * 0.0722;
    for (const [channel, value] of light.entries())
      out[pixel * 3 + channel] = Math.round(255 * toStored(filmic(grey + (value - grey) * saturation)));
  }
  await sharp(out, { raw }).png().toFile(target);
}
