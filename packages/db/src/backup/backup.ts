import { createHash } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { TransactionSql } from 'postgres';
import { openSession } from '../driver/open-session';
import type { MediaPlace } from '../media/media-place';
import { newestMigration } from '../migrate';
import { FORMAT, MANIFEST, sha256Of, type Manifest, type SavedPicture, type SavedTable } from './manifest';
import { agreeOnText, storedTables, type StoredTable } from './tables';
import { countWork, type WorkControl } from './work-control';

const ROWS_AT_ONCE = 1000;

export interface BackupPlaces extends WorkControl {
  databaseUrl: string;
  /** Where the pictures are; a restore puts those of the backup there. */
  media: MediaPlace;
  /** Must not exist yet. */
  folder: string;
}

/**
 * Yields the rows of a table as lines: PostgreSQL's text of the row as a JSON string, which loses no precision of any
 * type. COPY would be faster, but the driver's COPY stream can stall at the end of a table.
 */
async function* linesOf(tx: TransactionSql, table: StoredTable): AsyncGenerator<string[]> {
  const rows = tx<{ row: string }[]>`select t::text as row from ${tx(table.name)} t`.cursor(ROWS_AT_ONCE);
  for await (const batch of rows) yield batch.map(({ row }) => `${JSON.stringify(row)}\n`);
}

type Count = ReturnType<typeof countWork>;

async function saveTable(
  tx: TransactionSql,
  table: StoredTable,
  folder: string,
  count: Count,
): Promise<SavedTable> {
  const file = join('tables', `${table.name}.rows`);
  const hash = createHash('sha256');
  let rows = 0;
  await pipeline(
    linesOf(tx, table),
    async function* (batches: AsyncIterable<string[]>) {
      for await (const lines of batches) {
        const text = lines.join('');
        hash.update(text);
        rows += lines.length;
        yield text;
        count(lines.length, Buffer.byteLength(text));
      }
    },
    createWriteStream(join(folder, file), { mode: 0o600 }),
  );
  return { ...table, file, rows, sha256: hash.digest('hex') };
}

/** Returns the number of rows of some tables and their partitions as of the last vacuum. */
async function estimateRows(tx: TransactionSql, tables: readonly StoredTable[]): Promise<number> {
  const [row] = await tx<{ rows: number }[]>`
    select coalesce(sum(greatest(part.reltuples, 0)), 0)::float8 as rows
    from pg_class part join pg_class whole on whole.oid = coalesce(pg_partition_root(part.oid), part.oid)
    where part.relkind = 'r' and whole.relnamespace = 'public'::regnamespace
      and whole.relname in ${tx(tables.map(({ name }) => name))}`;
  return row?.rows ?? 0;
}

/** Saves all tables from one snapshot, without locks that block the running shop. */
async function saveDatabase({ databaseUrl, ...control }: BackupPlaces, folder: string) {
  const sql = openSession(databaseUrl);
  try {
    return await sql.begin('isolation level repeatable read read only', async (tx) => {
      const migratedTo = await newestMigration(tx);
      if (migratedTo === undefined) throw new Error('This database is not a shop: it was never migrated.');
      await agreeOnText(tx);
      const tables: SavedTable[] = [];
      const stored = await storedTables(tx);
      const count = countWork(control, await estimateRows(tx, stored));
      for (const table of stored) tables.push(await saveTable(tx, table, folder, count));
      return { migratedTo, tables };
    });
  } finally {
    await sql.end();
  }
}

async function savePictures(media: MediaPlace, folder: string): Promise<SavedPicture[]> {
  const pictures: SavedPicture[] = [];
  if (media.kind === 'bucket' || !existsSync(media.folder)) return pictures;
  const entries = await readdir(media.folder, { withFileTypes: true });
  for (const { name } of entries.filter((entry) => entry.isFile())) {
    await copyFile(join(media.folder, name), join(folder, name));
    pictures.push({ name, sha256: await sha256Of(join(folder, name)) });
  }
  return pictures;
}

async function saveAll(places: BackupPlaces, partial: string): Promise<Manifest> {
  const { media } = places;
  for (const part of ['tables', 'media']) await mkdir(join(partial, part), { mode: 0o700 });
  const { migratedTo, tables } = await saveDatabase(places, partial);
  const pictures = await savePictures(media, join(partial, 'media'));
  places.signal?.throwIfAborted();
  const manifest: Manifest = {
    format: FORMAT,
    madeAt: new Date().toISOString(),
    migratedTo,
    tables,
    pictures,
    bucket: media.kind === 'bucket' ? media.settings.bucket : undefined,
  };
  await writeFile(join(partial, MANIFEST), `${JSON.stringify(manifest, null, 1)}\n`, { mode: 0o600 });
  return manifest;
}

/**
 * Saves database and pictures into a new folder that only its owner can read, since it contains personal data. The shop
 * may keep running. Pictures are copied after the tables: they are named by their content and never change, so none that
 * the tables refer to is missing. Those of a bucket stay there and only there. One that fails or is stopped leaves
 * nothing; one whose process is killed leaves `<folder>.partial`, which the next one removes.
 */
export async function backup(places: BackupPlaces): Promise<Manifest> {
  const { folder } = places;
  if (existsSync(folder)) throw new Error(`${folder} is there already. Name a new folder.`);
  const partial = `${folder}.partial`;
  await rm(partial, { recursive: true, force: true });
  await mkdir(dirname(partial), { recursive: true });
  await mkdir(partial, { mode: 0o700 });
  try {
    const manifest = await saveAll(places, partial);
    await rename(partial, folder);
    return manifest;
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    throw error;
  }
}
