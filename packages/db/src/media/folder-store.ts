import { randomUUID } from 'node:crypto';
import { access, mkdir, rename, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { PictureStore } from './derive-picture';

/** Files in a folder. A file appears whole or not at all, however many processes write it. */
export function folderStore(folder: string): PictureStore {
  const pathOf = (name: string) => {
    if (name !== basename(name) || name.startsWith('.')) throw new Error(`${name} is no file name.`);
    return join(folder, name);
  };
  return {
    has: (name) =>
      access(pathOf(name)).then(
        () => true,
        () => false,
      ),
    async put(name, content) {
      const path = pathOf(name);
      const beside = join(folder, `.${randomUUID()}.tmp`);
      await mkdir(folder, { recursive: true });
      await writeFile(beside, content);
      await rename(beside, path);
    },
  };
}
