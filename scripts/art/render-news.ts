import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { NEWS } from '../../packages/db/src/seed/data/news';
import { MASTERS, readManifest, writeManifest } from './masters';
import type { Scene } from './scenes-of-series';

/*
 * Cuts the pictures of the demo's news from rooms and scenes that are rendered already (scripts/art/README.md):
 *   npx tsx scripts/art/render-news.ts
 */

const SCENE_FILES = fileURLToPath(new URL('tools/scenes/', import.meta.url));
const SIZE = { width: 1200, height: 675 };

type Source = { room: string } | { scene: Scene };

const SOURCES: Readonly<Record<string, Source>> = {
  'star-labels-2026': { room: 'kiranix-rekha-plus-55' },
  'which-size': { room: 'zentari-prism-max-98' },
  'miniled-or-oled': { scene: 'earth' },
  'festival-delivery': { scene: 'diyas' },
  'extended-warranty-explained': { room: 'velora-nocturne-65' },
  'gst-eighteen': { scene: 'marbles' },
  'old-television': { room: 'tarangi-rasoi-32' },
  'picture-settings': { scene: 'peacock' },
};

async function main(): Promise<void> {
  const manifest = readManifest();
  for (const { slug } of NEWS) {
    const source = SOURCES[slug];
    if (!source) throw new Error(`No picture is chosen for the news ${slug}.`);
    const from =
      'room' in source ? join(MASTERS, `${source.room}-room.webp`) : join(SCENE_FILES, `${source.scene}.png`);
    const file = `news-${slug}.webp`;
    await sharp(from).resize(SIZE).webp({ quality: 74, effort: 6 }).toFile(join(MASTERS, file));
    manifest.news[slug] = file;
  }
  writeManifest(manifest);
}

await main();
