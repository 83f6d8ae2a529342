import { join } from 'node:path';
import type { Sql } from 'postgres';
import { counted } from '@aabha/contracts/counts/counts';
import { paise } from '@aabha/contracts/money/money';
import { formatPaise } from '@aabha/contracts/money/money-format';
import type { DrillCheckName } from '@aabha/contracts/restore-drills/restore-drills.values';
import { formatDateTime } from '@aabha/contracts/time/india-time';
import { sha256Of, type Manifest } from '@aabha/db/backup/manifest';
import { REFERENCE_TABLES } from '@aabha/db/backup/tables';
import type { Db } from '@aabha/db/client';
import { isMigrated, newestMigration } from '@aabha/db/migrate';
import { verifyAudit } from '../audit/verify-audit.service';
import { verifyBooks } from '../books/verify-books.service';
import { verifyLedger } from '../ledger/verify-ledger.service';
import { selectFallbackFiles } from './restore-drills.queries';

/** A backup that was restored. */
interface RestoredBackup {
  db: Db;
  sql: Sql;
  manifest: Manifest;
  /** Where its pictures were restored to. */
  mediaFolder: string;
  signal: AbortSignal | undefined;
}

/** What a check found. */
export interface DrillFinding {
  ok: boolean;
  text: string;
}

/** Returns a finding that names the first of what is wrong. */
function findingOf(summary: string, flaws: readonly string[]): DrillFinding {
  const [first] = flaws;
  return first === undefined ? { ok: true, text: summary } : { ok: false, text: `${summary} ${first}` };
}

/**
 * Compares the rows of each table with the manifest. Migrations since the backup may change rows, and an update may bring reference data;
 * the restore itself has compared them before.
 */
async function checkRows({ sql, manifest, signal }: RestoredBackup): Promise<DrillFinding> {
  const flaws: string[] = [];
  const isSameVersion = (await newestMigration(sql)) === manifest.migratedTo;
  let sum = 0;
  for (const { name, rows } of manifest.tables) {
    signal?.throwIfAborted();
    const [there] = await sql<
      { there: boolean }[]
    >`select to_regclass(${`public.${name}`}) is not null as there`;
    if (there?.there !== true && !isSameVersion) continue;
    const [row] = await sql<{ rows: number }[]>`select count(*)::float8 as rows from ${sql(name)}`;
    const found = row?.rows ?? 0;
    sum += found;
    if (found < rows || (found > rows && !REFERENCE_TABLES.includes(name)))
      flaws.push(`${name} has ${found} rows instead of ${rows}.`);
  }
  const summary = `${counted(sum, 'row')} of ${counted(manifest.tables.length, 'table')}.`;
  return isSameVersion
    ? findingOf(summary, flaws)
    : { ok: true, text: `${summary} Migrated since the backup.` };
}

async function checkMigrations({ sql }: RestoredBackup): Promise<DrillFinding> {
  const newest = formatDateTime(new Date((await newestMigration(sql)) ?? 0).toISOString());
  return (await isMigrated(sql))
    ? { ok: true, text: `All, up to the one of ${newest}.` }
    : { ok: false, text: `The newest one is of ${newest}; later ones are missing.` };
}

/** Compares restored pictures with their checksums, and the pictures that rows name with those of the backup. */
async function checkPictures({ db, manifest, mediaFolder, signal }: RestoredBackup): Promise<DrillFinding> {
  const { pictures, bucket } = manifest;
  if (bucket !== undefined) return { ok: true, text: `In the bucket ${bucket}, not in the backup.` };
  const flaws: string[] = [];
  for (const { name, sha256 } of pictures) {
    signal?.throwIfAborted();
    const found = await sha256Of(join(mediaFolder, name)).catch(() => 'missing');
    if (found !== sha256) flaws.push(`${name} is damaged or missing.`);
  }
  const names = new Set(pictures.map(({ name }) => name));
  for (const { fallbackFile } of await selectFallbackFiles(db))
    if (!names.has(fallbackFile)) flaws.push(`${fallbackFile} is in a row, and not in the backup.`);
  return findingOf(`${counted(pictures.length, 'picture')} compared with their checksums.`, flaws);
}

async function checkAuditLog({ db, signal }: RestoredBackup): Promise<DrillFinding> {
  const { serial, findings, findingCount } = await verifyAudit(db, {
    onProgress: () => signal?.throwIfAborted(),
  });
  return findingOf(
    `${counted(serial, 'seal')} checked, ${counted(findingCount, 'change')} found.`,
    findings.map(({ detail }) => detail),
  );
}

async function checkBooks({ db, signal }: RestoredBackup): Promise<DrillFinding> {
  const { documents, findings, findingCount } = await verifyBooks(db, {
    onProgress: () => signal?.throwIfAborted(),
  });
  return findingOf(
    `${counted(documents, 'document')} checked, ${counted(findingCount, 'error')} found.`,
    findings.map(({ subject, detail }) => `${subject}: ${detail}`),
  );
}

async function checkLedger({ db }: RestoredBackup): Promise<DrillFinding> {
  const { balance, findings } = await verifyLedger(db);
  const [debit, credit] = [balance.debitPaise, balance.creditPaise].map((sum) => formatPaise(paise(sum)));
  return findingOf(`Debits ${debit}, credits ${credit}; ${counted(findings.length, 'difference')} found.`, [
    ...(debit === credit ? [] : ['It does not balance.']),
    ...findings.map(({ subject, detail }) => `${subject}: ${detail}`),
  ]);
}

/** The checks of a restored backup, none of which needs another service. */
export const RESTORED_CHECKS: readonly {
  name: DrillCheckName;
  find(restored: RestoredBackup): Promise<DrillFinding>;
}[] = [
  { name: 'rows', find: checkRows },
  { name: 'migrations', find: checkMigrations },
  { name: 'pictures', find: checkPictures },
  { name: 'audit-log', find: checkAuditLog },
  { name: 'books', find: checkBooks },
  { name: 'ledger', find: checkLedger },
];
