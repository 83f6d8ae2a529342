import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { MANIFEST, parseManifest, type Manifest } from './manifest';

interface FoundBackup {
  folder: string;
  manifest: Manifest;
}

/**
 * Returns a backup: the folder itself where it is one, otherwise the newest complete one in it by the time at which it was made.
 * Backups that are incomplete have no manifest and are passed over. Throws where there is none.
 */
export async function newestBackup(folder: string): Promise<FoundBackup> {
  if (existsSync(join(folder, MANIFEST))) return { folder, manifest: await parseManifest(folder) };
  const entries = existsSync(folder) ? await readdir(folder, { withFileTypes: true }) : [];
  const folders = entries
    .filter((entry) => entry.isDirectory() && !entry.name.endsWith('.partial'))
    .map(({ name }) => join(folder, name))
    .filter((path) => existsSync(join(path, MANIFEST)));
  const backups = await Promise.all(
    folders.map(async (path) => ({ folder: path, manifest: await parseManifest(path) })),
  );
  const [newest] = backups.toSorted((a, b) => Date.parse(b.manifest.madeAt) - Date.parse(a.manifest.madeAt));
  if (!newest) throw new Error(`${basename(folder)} has no complete backup.`);
  return newest;
}
