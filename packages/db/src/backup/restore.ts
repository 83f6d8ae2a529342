import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Sql, TransactionSql } from 'postgres';
import { openSession } from '../driver/open-session';
import type { MediaPlace } from '../media/media-place';
import { mediaType } from '../media/media-type';
import { openMediaStore } from '../media/open-media-store';
import { knowsMigration, migrate } from '../migrate';
import { prepareDatabase } from '../prepare-database';
import type { BackupPlaces } from './backup';
import { refuseDrillDatabase } from './claim-drill-database';
import { readManifest, type Manifest, type SavedTable } from './manifest';
import { agreeOnText, FILLED_BY_TRIGGERS, REFERENCE_TABLES, storedTables } from './tables';
import { withoutIndexes } from './without-indexes';
import { countWork } from './work-control';

const ROWS_AT_ONCE = 1000;

interface RestorePlaces extends BackupPlaces {
  /** Whether a restore drill has claimed the database; otherwise one of drills is refused. */
  isDrill?: boolean;
}

async function assertEmpty(sql: Sql): Promise<void> {
  for (const { name } of await storedTables(sql)) {
    if (REFERENCE_TABLES.includes(name)) continue;
    const [row] = await sql`select exists (select from ${sql(name)}) as used`;
    if (row?.used)
      throw new Error(
        `The database is not empty: ${name} has rows. Restore into a new one. Nothing was changed.`,
      );
  }
}

async function* batchesOf(path: string): AsyncGenerator<string[]> {
  let batch: string[] = [];
  for await (const line of createInterface({ input: createReadStream(path) })) {
    batch.push(JSON.parse(line) as string);
    if (batch.length < ROWS_AT_ONCE) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

async function loadTable(
  tx: TransactionSql,
  table: SavedTable,
  folder: string,
  count: ReturnType<typeof countWork>,
): Promise<void> {
  const fields = table.columns.map((column) => tx`(r).${tx(column)}`);
  if (FILLED_BY_TRIGGERS.includes(table.name)) await tx`truncate ${tx(table.name)}`;
  const list = fields.reduce((before, field) => tx`${before}, ${field}`);
  for await (const rows of batchesOf(join(folder, table.file))) {
    /* `offset 0` stops the planner from parsing the text of a row once for each column. */
    await tx`insert into ${tx(table.name)} (${tx(table.columns)})
      select ${list} from (select line::${tx(table.name)} as r from unnest(${rows}::text[]) line offset 0) read`;
    count(rows.length, Buffer.byteLength(rows.join('\n')));
  }
  const [row] = await tx<{ rows: number }[]>`select count(*)::int as rows from ${tx(table.name)}`;
  if (row?.rows !== table.rows)
    throw new Error(`${table.name} has ${row?.rows} rows instead of ${table.rows}. No row was restored.`);
}

async function restorePictures({ pictures }: Manifest, folder: string, media: MediaPlace): Promise<void> {
  const store = openMediaStore(media);
  for (const { name } of pictures) {
    const path = join(folder, 'media', name);
    const { size } = await stat(path);
    await store.put(name, { stream: createReadStream(path), size }, mediaType(name));
  }
}

/**
 * Empties a table that comes with the migrations. One that others refer to cannot be truncated; of the others some have triggers
 * that refuse to delete single rows.
 */
async function emptyTable(tx: TransactionSql, name: string): Promise<void> {
  const references = await tx`
    select 1 from pg_constraint where contype = 'f' and confrelid = ${name}::regclass limit 1`;
  await (references.length > 0 ? tx`delete from ${tx(name)}` : tx`truncate ${tx(name)}`);
}

/**
 * Puts a backup into an empty database and its pictures into their place. First every file is checked, then the tables
 * are made as they were, all rows and then the indexes come in one transaction, and last the migrations since then run.
 * One that fails or is stopped leaves no row, and can be run again.
 * Throws, with nothing changed, for a damaged backup, one of a newer version, or a database with rows or of restore drills.
 */
export async function restore({
  databaseUrl,
  media,
  folder,
  isDrill = false,
  ...control
}: RestorePlaces): Promise<Manifest> {
  const manifest = await readManifest(folder);
  if (!knowsMigration(manifest.migratedTo))
    throw new Error('The backup was made by a newer version. Restore it with that one. Nothing was changed.');
  const sql = openSession(databaseUrl);
  try {
    if (!isDrill) await refuseDrillDatabase(sql);
    await assertEmpty(sql);
    await restorePictures(manifest, folder, media);
    await migrate(databaseUrl, { upTo: manifest.migratedTo });
    const count = countWork(
      control,
      manifest.tables.reduce((sum, { rows }) => sum + rows, 0),
    );
    await sql.begin(async (tx) => {
      await agreeOnText(tx);
      const saved = manifest.tables.filter(({ name }) => REFERENCE_TABLES.includes(name));
      for (const { name } of saved) await emptyTable(tx, name);
      await withoutIndexes(tx, async () => {
        for (const table of manifest.tables) await loadTable(tx, table, folder, count);
        /* No index can be built while a deferred check of the ledger waits for the commit. */
        await tx`set constraints all immediate`;
      });
    });
    await prepareDatabase(databaseUrl);
    await sql`analyze`;
  } finally {
    await sql.end();
  }
  return manifest;
}
