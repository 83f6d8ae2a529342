import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, opendir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { assertMediaName, isMediaName } from './media-name';
import type { MediaEntry, MediaStore, StreamedContent } from './media-store';

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

async function statFile(folder: string, name: string): Promise<MediaEntry | undefined> {
  try {
    const found = await stat(join(folder, name));
    return found.isFile() ? { name, size: found.size, modifiedAt: found.mtime } : undefined;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Writes a file beside its place first, so that it appears whole or not at all. */
async function writeAtomically(
  folder: string,
  name: string,
  content: Uint8Array | StreamedContent,
): Promise<void> {
  const beside = join(folder, `.${randomUUID()}.tmp`);
  await mkdir(folder, { recursive: true });
  try {
    if (content instanceof Uint8Array) await writeFile(beside, content);
    else await pipeline(content.stream, createWriteStream(beside));
    await rename(beside, join(folder, name));
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  }
}

async function* filesOf(folder: string): AsyncGenerator<MediaEntry> {
  const entries = await opendir(folder).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  for await (const { name } of entries) {
    const file = isMediaName(name) ? await statFile(folder, name) : undefined;
    if (file) yield file;
  }
}

/** Returns the store of files in a folder on disk. Several processes may share it. */
export function folderStore(folder: string): MediaStore {
  const pathOf = (name: string) => {
    assertMediaName(name);
    return join(folder, name);
  };
  const statOf = async (name: string) => {
    assertMediaName(name);
    return statFile(folder, name);
  };
  return {
    has: async (name) => (await statOf(name)) !== undefined,
    stat: statOf,
    async put(name, content) {
      assertMediaName(name);
      await writeAtomically(folder, name, content);
    },
    async open(name, range) {
      const found = await statOf(name);
      if (!found) return undefined;
      const size = range ? range.end - range.start + 1 : found.size;
      return { size, stream: createReadStream(pathOf(name), range) };
    },
    list: () => filesOf(folder),
    remove: async (name) => rm(pathOf(name), { force: true }),
  };
}
