import { createHash } from 'node:crypto';
import type { media } from '../schema/media';
import { openSharp } from './open-sharp';

/* Close enough to each other where phones choose: a card takes 320 or 480, a whole screen 640 to 960. */
const WIDTHS = [320, 480, 640, 800, 960, 1600] as const;
/** No file is wider than this. */
export const WIDEST_PX = WIDTHS[5];
const FALLBACK_WIDTH = 800;
/* As soft as 24 to look at, and a quarter less of the page once compressed. */
const PLACEHOLDER_WIDTH = 16;
const WEBP = { quality: 74, alphaQuality: 80, effort: 2 };
const WEBP_TYPE = 'image/webp';
/** What stands behind a transparent picture where a format knows no transparency. */
const PAPER = '#fbfaf7';

export type StoredMedia = Omit<typeof media.$inferInsert, 'createdAt'>;

/** Where files of pictures are kept. A name says what is in it for good, so nothing is ever replaced. */
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
  const tiny = await sharp(master).resize(PLACEHOLDER_WIDTH).webp({ quality: 30 }).toBuffer();
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

/** Which files a picture becomes, without making any of them yet. Throws for what is no picture. */
async function planFiles(master: Buffer): Promise<{ media: StoredMedia; files: PlannedFile[] }> {
  const sharp = await openSharp();
  const { width, height, format } = await sharp(master).metadata();
  const hash = createHash('sha256').update(master).digest('hex').slice(0, 24);
  const widest = Math.min(width, WIDEST_PX);
  /* A picture that is WebP already, and no wider than needed, is its own widest file. */
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
 * Makes of one picture all that pages need: WebP in several widths (never wider than the picture), a JPEG for where
 * only one address fits, and a tiny placeholder (docs/spec/media.md#derived-pictures). Files go to `store` under the
 * hash of the picture; what is there already is not made again. Throws for what is no picture.
 */
export async function derivePicture(master: Buffer, store: PictureStore): Promise<StoredMedia> {
  const { media: stored, files } = await planFiles(master);
  for (const { name, contentType, make } of files)
    if (!(await store.has(name))) await store.put(name, await make(), contentType);
  return stored;
}
