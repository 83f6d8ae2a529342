import { createHash } from 'node:crypto';
import { access, mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { media } from '../schema/media';

const WIDTHS = [320, 640, 960, 1600] as const;
const FALLBACK_WIDTH = 800;
const PLACEHOLDER_WIDTH = 24;
const WEBP = { quality: 74, alphaQuality: 80, effort: 2 };
/** What stands behind a transparent picture where a format knows no transparency. */
const PAPER = '#fbfaf7';

type StoredMedia = Omit<typeof media.$inferInsert, 'createdAt'>;

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

/** Writes a file unless it is there: its name says what is in it. In one step, so that nobody reads half of it. */
async function keep(folder: string, name: string, make: () => Promise<Buffer>): Promise<string> {
  const path = join(folder, name);
  if (await exists(path)) return name;
  const beside = `${path}.${process.pid}.tmp`;
  await writeFile(beside, await make());
  await rename(beside, path);
  return name;
}

async function placeholderOf(master: Buffer): Promise<string> {
  const tiny = await sharp(master).resize(PLACEHOLDER_WIDTH).webp({ quality: 30 }).toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}

/**
 * Makes of one picture all that pages need: WebP in several widths (never wider than the picture), a JPEG for where
 * only one address fits, and a tiny placeholder (decisions §10). Files go to `folder` under the hash of the picture;
 * what is there already is not made again. Throws for what is no picture.
 */
export async function derivePicture(master: Buffer, folder: string): Promise<StoredMedia> {
  await mkdir(folder, { recursive: true });
  const { width, height, format } = await sharp(master).metadata();
  const hash = createHash('sha256').update(master).digest('hex').slice(0, 24);
  const widest = Math.min(width, WIDTHS[3]);
  /* A picture that is WebP already, and no wider than needed, is its own widest file. */
  const isWidest = format === 'webp' && widest === width;
  const files = [];
  for (const wanted of [...WIDTHS.filter((candidate) => candidate < widest), widest]) {
    const make = async () =>
      isWidest && wanted === widest ? master : sharp(master).resize(wanted).webp(WEBP).toBuffer();
    files.push({ width: wanted, file: await keep(folder, `${hash}-${wanted}.webp`, make) });
  }
  const fallbackFile = await keep(folder, `${hash}.jpg`, () =>
    sharp(master)
      .resize(Math.min(width, FALLBACK_WIDTH))
      .flatten({ background: PAPER })
      .jpeg({ quality: 78 })
      .toBuffer(),
  );
  const placeholder = await placeholderOf(master);
  return { hash, width, height, placeholder, fallbackFile, sources: [{ type: 'image/webp', files }] };
}
