import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

/** Raised when the layout of a backup folder changes. */
export const FORMAT = 1;
export const MANIFEST = 'manifest.json';

export interface SavedTable {
  name: string;
  /** The stored columns; generated columns are not in the file. */
  columns: string[];
  /** Relative to the folder of the backup. */
  file: string;
  sha256: string;
  rows: number;
}

export interface SavedPicture {
  name: string;
  sha256: string;
}

/** The description of a backup. It is written last, so a folder without it is no complete backup. */
export interface Manifest {
  format: typeof FORMAT;
  madeAt: string;
  /** `when` of the newest migration of the database, which determines the schema. */
  migratedTo: number;
  /** Ordered so that each table comes after those it refers to. */
  tables: SavedTable[];
  /** None where they are in a bucket, which a backup leaves alone. */
  pictures: SavedPicture[];
  /** The bucket that the pictures are in. */
  bucket?: string | undefined;
}

/** Returns the SHA-256 of a file in hex. */
export async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/** Returns the manifest of a backup without looking at its files. Throws for an incomplete backup and for another format. */
export async function parseManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => {
    throw new Error(`${folder} is not a whole backup: it has no ${MANIFEST}.`);
  });
  const manifest = JSON.parse(text) as Manifest;
  if (manifest.format !== FORMAT)
    throw new Error(`${folder} is a backup of another format (${String(manifest.format)}).`);
  return manifest;
}

/** Returns the files of a backup, relative to its folder, with their checksums. */
export const filesOf = ({ tables, pictures }: Manifest): { file: string; sha256: string }[] => [
  ...tables.map(({ file, sha256 }) => ({ file, sha256 })),
  ...pictures.map(({ name, sha256 }) => ({ file: join('media', name), sha256 })),
];

/** Returns the manifest of a backup; throws when a file is missing or its checksum differs. */
export async function readManifest(folder: string): Promise<Manifest> {
  const manifest = await parseManifest(folder);
  for (const { file, sha256 } of filesOf(manifest)) {
    const found = await sha256Of(join(folder, file)).catch(() => 'missing');
    if (found !== sha256)
      throw new Error(`${file} of the backup is damaged or missing. Nothing was changed.`);
  }
  return manifest;
}
