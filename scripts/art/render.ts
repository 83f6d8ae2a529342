import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { CATALOGUE } from '../../packages/db/src/seed/data/catalogue';
import { NEWS } from '../../packages/db/src/seed/data/news';
import { digestOf, drawingsOf, type Drawing } from './drawings';
import { scene, type SceneKind } from './scenes';

/*
 * Draws every picture of the demo from vectors into packages/db/seed-media, one master a view, with a manifest:
 *   npx tsx scripts/art/render.ts
 */

const target = fileURLToPath(new URL('../../packages/db/seed-media/', import.meta.url));
const QUALITY = 72;

async function write({ file, svg }: Drawing): Promise<string> {
  const path = join(target, file);
  if (!existsSync(path))
    await sharp(Buffer.from(svg)).webp({ quality: QUALITY, effort: 6, alphaQuality: 80 }).toFile(path);
  return file;
}

const NEWS_SCENES: readonly SceneKind[] = [
  'hills',
  'petals',
  'aurora',
  'kites',
  'city',
  'petals',
  'hills',
  'aurora',
];

async function newsPicture(index: number, slug: string): Promise<string> {
  const kind = NEWS_SCENES[index % NEWS_SCENES.length] ?? 'hills';
  const content = scene(kind, { width: 1200, height: 675, id: 'n' }, index + 2, 900 + index * 31);
  return write({
    file: `news-${slug}.webp`,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="675">${content}</svg>`,
  });
}

async function main(): Promise<void> {
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  const products: Record<string, string[]> = {};
  const drawings: Record<string, string> = {};
  for (const entry of CATALOGUE) {
    const drawn = drawingsOf(entry);
    for (const drawing of drawn) {
      await write(drawing);
      drawings[drawing.file] = digestOf(drawing.svg);
    }
    products[entry.slug] = drawn.map(({ file }) => file);
  }
  const news: Record<string, string> = {};
  for (const [index, { slug }] of NEWS.entries()) news[slug] = await newsPicture(index, slug);
  writeFileSync(join(target, 'manifest.json'), `${JSON.stringify({ products, news, drawings }, null, 2)}\n`);
  const files = readdirSync(target);
  const bytes = files.reduce((sum, file) => sum + statSync(join(target, file)).size, 0);
  process.stdout.write(`${files.length} files, ${(bytes / 1024 / 1024).toFixed(2)} MB\n`);
}

await main();
