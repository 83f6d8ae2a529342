import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { filmFrames } from './film-frames';

/*
 * Makes the storefront's icons from its favicon, and the picture that is shown where a page of it is shared:
 *   npx tsx scripts/art/render-icons.ts
 */

const target = fileURLToPath(new URL('../../apps/store/public/', import.meta.url));
const INK = '#12131a';
const MASK_SAFE_SHARE = 0.66;
const SHARED = { width: 1200, height: 630 };

async function icon(file: string, sizePx: number): Promise<void> {
  const source = readFileSync(join(target, 'favicon.svg'));
  await sharp(source, { density: 1200 })
    .resize(sizePx, sizePx)
    .png({ palette: true })
    .toFile(join(target, file));
}

/** Platforms cut such an icon to their own shape: the sign keeps to the middle, its ground goes to the edges. */
async function maskable(file: string, sizePx: number): Promise<void> {
  const source = readFileSync(join(target, 'favicon.svg'));
  const inner = Math.round(sizePx * MASK_SAFE_SHARE);
  const sign = await sharp(source, { density: 1200 }).resize(inner, inner).png().toBuffer();
  await sharp({ create: { width: sizePx, height: sizePx, channels: 3, background: INK } })
    .composite([{ input: sign }])
    .png({ palette: true })
    .toFile(join(target, file));
}

async function main(): Promise<void> {
  await icon('icon-192.png', 192);
  await icon('icon-512.png', 512);
  await maskable('icon-maskable-512.png', 512);
  await maskable('apple-touch-icon.png', 180);
  for await (const frame of filmFrames(1)) {
    await sharp(frame)
      .resize(SHARED.width, SHARED.height, { position: 'top' })
      .jpeg({ quality: 80, mozjpeg: true })
      .toFile(join(target, 'share.jpg'));
  }
}

await main();
