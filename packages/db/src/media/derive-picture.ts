import { createHash } from 'node:crypto';
import type { media } from '../schema/media';
import { openSharp } from './open-sharp';

/* Phones choose 320 or 480 for a card and 640 to 960 for the whole screen. */
const WIDTHS = [320, 480, 640, 800, 960, 1600] as const;
/** No file is wider than this. */
export const WIDEST_PX = WIDTHS[5];
const FALLBACK_WIDTH = 800;
/* Looks as soft as a width of 24 and is a quarter smaller in the compressed page; a coarse edge saves another two fifths. */
const PLACEHOLDER_WIDTH = 16;
/* A photograph weighs a third less than at 74, and looks the same at the density of a phone. */
const WEBP = { quality: 60, alphaQuality: 60, effort: 4 };
const WEBP_TYPE = 'image/webp';
/** The background of a transparent picture in formats without transparency. */
const PAPER = '#fbfaf7';

export type StoredMedia = Omit<typeof media.$inferInsert, 'createdAt'>;

/** A store of picture files. Names are derived from content, so files are never replaced. */
export interface PictureStore {
  has(name: string): Promise<boolean>;
  put(name: string, content: Uint8Array, contentType: string): Promise<void>;
}

interface PlannedFile {
  name: string;
  contentType: string;
  make(): Promise<Buffer>;
}

async function placeholderOf(master: Buffer): Promise<string> {
  const sharp = await openSharp();
  const tiny = await sharp(master)
    .resize(PLACEHOLDER_WIDTH)
    .webp({ quality: 30, alphaQuality: 0 })
    .toBuffer();
  return `data:${WEBP_TYPE};base64,${tiny.toString('base64')}`;
}

async function fallbackOf(master: Buffer, width: number): Promise<Buffer> {
  const sharp = await openSharp();
  return sharp(master)
    .resize(Math.min(width, FALLBACK_WIDTH))
    .flatten({ background: PAPER })
    .jpeg({ quality: 78 })
    .toBuffer();
}

/** Returns the files to derive from a picture. Throws when it is not a picture. */
async function planFiles(master: Buffer): Promise<{ media: StoredMedia; files: PlannedFile[] }> {
  const sharp = await openSharp();
  const { width, height, format } = await sharp(master).metadata();
  const hash = createHash('sha256').update(master).digest('hex').slice(0, 24);
  const widest = Math.min(width, WIDEST_PX);
  /* A WebP picture that is not too wide is used as the widest file. */
  const isWidest = format === 'webp' && widest === width;
  const widths = [...WIDTHS.filter((candidate) => candidate < widest), widest];
  const inWidths = widths.map((wanted) => ({
    name: `${hash}-${wanted}.webp`,
    contentType: WEBP_TYPE,
    make: async () =>
      isWidest && wanted === widest ? master : sharp(master).resize(wanted).webp(WEBP).toBuffer(),
  }));
  const fallbackFile = `${hash}.jpg`;
  const fallback = {
    name: fallbackFile,
    contentType: 'image/jpeg',
    make: () => fallbackOf(master, width),
  };
  const files = inWidths.map(({ name }, index) => ({ width: widths[index] ?? widest, file: name }));
  const placeholder = await placeholderOf(master);
  return {
    media: { hash, width, height, placeholder, fallbackFile, sources: [{ type: WEBP_TYPE, files }] },
    files: [...inWidths, fallback],
  };
}

/**
 * Derives the files of a picture: WebP in several widths (never wider than the picture), a JPEG fallback and a tiny
 * placeholder (docs/spec/media.md#derived-pictures). Files go to `store` under the hash of the picture, after `claim` of that
 * hash; existing ones are not made again. Throws when it is not a picture.
 */
export async function derivePicture(
  master: Buffer,
  store: PictureStore,
  claim: (hash: string) => Promise<void> = () => Promise.resolve(),
): Promise<StoredMedia> {
  const { media: stored, files } = await planFiles(master);
  await claim(stored.hash);
  for (const { name, contentType, make } of files)
    if (!(await store.has(name))) await store.put(name, await make(), contentType);
  return stored;
}
