import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Sharp } from 'sharp';
import { CATALOGUE } from '../../packages/db/src/seed/data/catalogue';
import { developPhotograph } from './develop/develop-photograph';
import { developScene } from './develop/develop-scene';
import { exposePhotograph } from './develop/expose-photograph';
import type { Point } from './develop/homography';
import { digestOf, photographsOf, type Photograph } from './photographs';
import { MASTERS, readManifest, writeManifest, type BuiltFacts } from './masters';
import { SCENES } from './scenes-of-series';

/*
 * Builds every television of the demo from its specification, photographs it with Blender, and writes the masters and
 * their manifest (scripts/art/README.md). Goes on where it was stopped; files of today's specification are kept:
 *   npx tsx scripts/art/render-photographs.ts [part of a file's name ...]
 */

const folder = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const SCENE_FILES = folder('tools/scenes/');
const SIZE = [1200, 900];
/** A set from its side is narrow: only the middle is traced, and its sides are filled up with nothing. */
const EDGE_SIZE = [560, 900];
const SAMPLES = 16;
const WEBP = { quality: 76, alphaQuality: 80, effort: 6 };
/** Rooms are the largest files, and show no loss at this. */
const ROOM_WEBP = { ...WEBP, quality: 68 };
/** Grey metal before nothing shows no loss at this; the shadow would, with fewer steps. */
const EDGE_WEBP = { quality: 60, alphaQuality: 80, effort: 6 };
const work = mkdtempSync(join(tmpdir(), 'photographs-'));

const environment = {
  ...process.env,
  RENDER_ASSETS: folder('tools/assets'),
  RENDER_PHOTOS: folder('tools/node_modules/three-globe/example/img'),
};

/** Runs a script of Blender with a job; returns the path of what it wrote, without ending. */
function blender(script: string, name: string, job: object): string {
  const out = join(work, name);
  writeFileSync(`${out}.job.json`, JSON.stringify({ ...job, out }));
  const args = ['-b', '-P', folder(`blender/${script}`), '--', `${out}.job.json`];
  const { status, stdout, stderr } = spawnSync('blender', args, { encoding: 'utf8', env: environment });
  if (status !== 0 || !existsSync(`${out}.exr`)) throw new Error(`${name}: ${stdout}${stderr}`);
  return out;
}

async function renderScenes(): Promise<void> {
  mkdirSync(SCENE_FILES, { recursive: true });
  for (const scene of SCENES) {
    const target = join(SCENE_FILES, `${scene}.png`);
    if (existsSync(target)) continue;
    const out = blender('render_scene.py', scene, { scene, samples: SAMPLES });
    const { print } = JSON.parse(readFileSync(`${out}.json`, 'utf8')) as { print: [number, number] };
    await developScene(out, target, print);
    rmSync(`${out}.exr`);
  }
}

/** Widens a picture from the side to the size of the others. */
const besideNothing = (photo: Sharp): Sharp => {
  const each = ((SIZE[0] ?? 0) - (EDGE_SIZE[0] ?? 0)) / 2;
  return photo.extend({ left: each, right: each, background: { r: 0, g: 0, b: 0, alpha: 0 } });
};

async function renderPhotograph(photograph: Photograph): Promise<BuiltFacts> {
  const { file, view, scene } = photograph;
  const isRoom = view === 'room';
  const isEdge = view === 'edge';
  const job = { ...photograph, size: isEdge ? EDGE_SIZE : SIZE, samples: SAMPLES };
  const out = blender(isRoom ? 'room.py' : 'studio.py', file.replace('.webp', ''), job);
  const { quad, facts } = JSON.parse(readFileSync(`${out}.json`, 'utf8')) as {
    quad: Point[];
    facts: BuiltFacts;
  };
  const picture = scene === null ? null : join(SCENE_FILES, `${scene}.png`);
  const photo = await exposePhotograph(await developPhotograph(out, picture !== null), {
    quad,
    picture,
    isFilm: isRoom,
  });
  const print = isEdge ? besideNothing(photo).webp(EDGE_WEBP) : photo.webp(isRoom ? ROOM_WEBP : WEBP);
  await print.toFile(join(MASTERS, file));
  for (const ending of ['.exr', '-shadow.exr']) rmSync(`${out}${ending}`, { force: true });
  return facts;
}

async function main(): Promise<void> {
  await renderScenes();
  const wanted = process.argv.slice(2);
  const manifest = readManifest();
  for (const entry of CATALOGUE) {
    const photographs = photographsOf(entry);
    manifest.products[entry.slug] = photographs.map(({ file }) => file);
    for (const photograph of photographs) {
      const { file } = photograph;
      const isNew =
        manifest.photographs[file]?.digest === digestOf(photograph) && existsSync(join(MASTERS, file));
      if (isNew || (wanted.length > 0 && !wanted.some((part) => file.includes(part)))) continue;
      const built = await renderPhotograph(photograph);
      manifest.photographs[file] = { digest: digestOf(photograph), built };
      writeManifest(manifest);
      process.stdout.write(`${file}\n`);
    }
  }
  writeManifest(manifest);
  rmSync(work, { recursive: true });
}

await main();
