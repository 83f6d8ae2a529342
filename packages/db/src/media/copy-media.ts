import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { MediaEntry, MediaStore } from './media-store';
import { mediaType } from './media-type';

const AT_ONCE = 8;
const TRIES = 3;

/** What was done until now. */
export interface CopyProgress {
  copied: number;
  copiedBytes: number;
  /** Files that were there already. */
  present: number;
}

interface CopyOptions {
  from: MediaStore;
  to: MediaStore;
  /** Whether files that are there already are read and compared as well; else their sizes are. */
  verifiesAll?: boolean;
  /** Ends the copy after the files that are being copied. */
  signal?: AbortSignal;
  onProgress?: (progress: Readonly<CopyProgress>) => void;
}

async function hashOf(store: MediaStore, name: string): Promise<string | undefined> {
  const hash = createHash('sha256');
  const found = await store.open(name);
  if (!found) return undefined;
  await pipeline(found.stream, hash);
  return hash.digest('hex');
}

/** Copies a file and reads it again. Throws when its content differs, with the wrong copy removed. */
async function copyFile({ from, to }: CopyOptions, { name }: MediaEntry): Promise<void> {
  const source = await from.open(name);
  /* Swept since it was listed. */
  if (!source) return;
  const hash = createHash('sha256');
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  const read = pipeline(source.stream, stream).catch((error: unknown) => {
    stream.destroy(error as Error);
    throw error;
  });
  await Promise.all([read, to.put(name, { stream, size: source.size }, mediaType(name))]);
  if ((await hashOf(to, name)) === hash.digest('hex')) return;
  await to.remove(name);
  throw new Error(`${name} was not copied correctly.`);
}

async function copyWithRetries(options: CopyOptions, file: MediaEntry): Promise<void> {
  for (let tries = 1; ; tries += 1)
    try {
      return await copyFile(options, file);
    } catch (error) {
      if (tries === TRIES || options.signal?.aborted) throw error;
    }
}

async function isThere({ from, to, verifiesAll }: CopyOptions, file: MediaEntry, size: number | undefined) {
  if (size !== file.size) return false;
  return !verifiesAll || (await hashOf(from, file.name)) === (await hashOf(to, file.name));
}

/**
 * Copies all files of a store into another and compares each by its SHA-256. Files with the same name and size are there
 * already, so that an interrupted copy continues. The source stays as it is. Returns what was done.
 */
export async function copyMedia(options: CopyOptions): Promise<CopyProgress> {
  const { from, to, signal, onProgress } = options;
  const sizes = new Map<string, number>();
  for await (const { name, size } of to.list()) sizes.set(name, size);
  const progress: CopyProgress = { copied: 0, copiedBytes: 0, present: 0 };
  const files = from.list()[Symbol.asyncIterator]();
  let failed = false;
  const work = async () => {
    while (!signal?.aborted && !failed) {
      const { value: file, done } = await files.next();
      if (done) return;
      if (await isThere(options, file, sizes.get(file.name))) progress.present += 1;
      else {
        await copyWithRetries(options, file);
        progress.copied += 1;
        progress.copiedBytes += file.size;
      }
      onProgress?.(progress);
    }
  };
  const workers = Array.from({ length: AT_ONCE }, () =>
    work().catch((error: unknown) => {
      failed = true;
      throw error;
    }),
  );
  const ended = await Promise.allSettled(workers);
  await files.return?.();
  for (const one of ended) if (one.status === 'rejected') throw one.reason;
  return progress;
}
