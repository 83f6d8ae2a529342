import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { filmFrames } from './film-frames';

/*
 * Draws the short film of the storefront's home and packs it with ffmpeg, which must be installed:
 *   npx tsx scripts/art/render-film.ts
 */

const target = fileURLToPath(new URL('../../apps/store/src/features/home/film/', import.meta.url));
const FRAMES_A_SECOND = 24;
const SECONDS = 7;
const INPUT = ['-f', 'image2pipe', '-framerate', String(FRAMES_A_SECOND), '-i', '-', '-an'];
const FORMATS = [
  {
    file: 'film.mp4',
    options: ['-c:v', 'libx264', '-crf', '25', '-preset', 'veryslow', '-movflags', '+faststart'],
  },
  { file: 'film.webm', options: ['-c:v', 'libvpx-vp9', '-crf', '36', '-b:v', '0', '-row-mt', '1'] },
];

async function pack(frames: readonly Buffer[], file: string, options: readonly string[]): Promise<void> {
  const ffmpeg = spawn(
    'ffmpeg',
    ['-y', '-v', 'error', ...INPUT, ...options, '-pix_fmt', 'yuv420p', join(target, file)],
    {
      stdio: ['pipe', 'inherit', 'inherit'],
    },
  );
  const ended = once(ffmpeg, 'close');
  for (const frame of frames) if (!ffmpeg.stdin.write(frame)) await once(ffmpeg.stdin, 'drain');
  ffmpeg.stdin.end();
  const [code] = (await ended) as [number];
  if (code !== 0) throw new Error(`ffmpeg ended with ${code} at ${file}`);
}

async function main(): Promise<void> {
  mkdirSync(target, { recursive: true });
  const frames: Buffer[] = [];
  for await (const frame of filmFrames(FRAMES_A_SECOND * SECONDS)) frames.push(frame);
  await sharp(frames[0]).webp({ quality: 70, effort: 6 }).toFile(join(target, 'poster.webp'));
  for (const { file, options } of FORMATS) await pack(frames, file, options);
  for (const file of ['poster.webp', ...FORMATS.map((format) => format.file)])
    process.stdout.write(`${file} ${Math.round(statSync(join(target, file)).size / 1024)} KB\n`);
}

await main();
