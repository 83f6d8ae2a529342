import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { CATALOGUE } from '../../packages/db/src/seed/data/catalogue';
import type { CatalogueEntry } from '../../packages/db/src/seed/data/catalogue.types';
import { NEWS } from '../../packages/db/src/seed/data/news';
import { scene, type SceneKind } from './scenes';
import type { Drawn } from './television';
import { angleView, backView, frontView, roomView } from './views';

/*
 * Draws every picture of the demo from vectors into packages/db/seed-media, one master a view, with a manifest:
 *   npx tsx scripts/art/render.ts
 */

const target = fileURLToPath(new URL('../../packages/db/seed-media/', import.meta.url));
const SCENE_BY_TECHNOLOGY: Record<string, SceneKind> = {
  LED: 'hills',
  QLED: 'petals',
  'Mini-LED': 'city',
  OLED: 'aurora',
};
const QUALITY = 72;

const drawnOf = (entry: CatalogueEntry): Drawn => ({
  look: entry.look,
  kind: entry.resolution === 'HD Ready' ? 'kites' : (SCENE_BY_TECHNOLOGY[entry.technology] ?? 'hills'),
  brand: entry.companyName,
});

async function write(file: string, drawing: string): Promise<string> {
  const path = join(target, file);
  if (!existsSync(path))
    await sharp(Buffer.from(drawing)).webp({ quality: QUALITY, effort: 6, alphaQuality: 80 }).toFile(path);
  return file;
}

/** Backs and rooms are alike for sets of one size and build, so they are drawn once for all of them. */
async function picturesOf(entry: CatalogueEntry): Promise<string[]> {
  const drawn = drawnOf(entry);
  const inches = entry.screenInches;
  const build = `${inches}-${entry.look.stand}-${entry.look.finish}`;
  return [
    await write(`${entry.slug}-front.webp`, frontView(drawn, inches)),
    await write(`${entry.slug}-angle.webp`, angleView(drawn, inches)),
    await write(`back-${build}.webp`, backView(drawn, inches)),
    await write(`room-${inches}-${drawn.kind}.webp`, roomView(drawn, inches)),
  ];
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
  return write(
    `news-${slug}.webp`,
    `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="675">${content}</svg>`,
  );
}

async function main(): Promise<void> {
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  const products: Record<string, string[]> = {};
  for (const entry of CATALOGUE) products[entry.slug] = await picturesOf(entry);
  const news: Record<string, string> = {};
  for (const [index, { slug }] of NEWS.entries()) news[slug] = await newsPicture(index, slug);
  writeFileSync(join(target, 'manifest.json'), `${JSON.stringify({ products, news }, null, 2)}\n`);
  const files = readdirSync(target);
  const bytes = files.reduce((sum, file) => sum + statSync(join(target, file)).size, 0);
  process.stdout.write(`${files.length} files, ${(bytes / 1024 / 1024).toFixed(2)} MB\n`);
}

await main();
