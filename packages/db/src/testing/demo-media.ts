import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { folderStore } from '../media/folder-store';
import { derivePictures, readManifest } from '../seed/seed-pictures';

/** Shared by tests and benchmarks of a checkout: deriving the pictures takes half a minute of a core. */
const DEMO_MEDIA = fileURLToPath(new URL('../../../../.cache/demo-media/', import.meta.url));

/** Derives the demo's pictures into the folder that tests share, unless they are there. Returns their file names. */
export async function deriveDemoMedia(): Promise<string[]> {
  const pictures = await derivePictures(await readManifest(), folderStore(DEMO_MEDIA));
  return [...pictures.values()].flatMap(({ fallbackFile, sources }) => [
    fallbackFile,
    ...sources.flatMap(({ files }) => files.map(({ file }) => file)),
  ]);
}

/** Copies the demo's pictures into a folder of a test's own. */
export async function copyDemoMedia(folder: string): Promise<void> {
  const names = await deriveDemoMedia();
  await mkdir(folder, { recursive: true });
  await Promise.all(names.map((name) => copyFile(join(DEMO_MEDIA, name), join(folder, name))));
}
