import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { counted } from '@aabha/contracts/counts/counts';
import { backupAgeSeconds } from '@aabha/contracts/restore-drills/restore-drills.rules';
import type { DrillCheck } from '@aabha/contracts/restore-drills/restore-drills.schema';
import type { DrillCheckName } from '@aabha/contracts/restore-drills/restore-drills.values';
import { claimDrillDatabase } from '@aabha/db/backup/claim-drill-database';
import { filesOf, MANIFEST, type Manifest } from '@aabha/db/backup/manifest';
import { newestBackup } from '@aabha/db/backup/newest-backup';
import { restore } from '@aabha/db/backup/restore';
import type { WorkControl } from '@aabha/db/backup/work-control';
import { openDatabase, type Db } from '@aabha/db/client';
import { inTx, sqlState } from '@aabha/db/tx';
import { enqueue } from '../../outbox/outbox';
import { insertDrill, updateDrill, type DrillResult } from './record-drill.owner.queries';
import { RESTORED_CHECKS, type DrillFinding } from './restored-checks.service';

const MOST_TEXT = 1000;

export interface DrillPlaces extends WorkControl {
  /** The database of the shop, by a role that owns it: the result is recorded there. */
  shop: Db;
  /** The empty database that the backup is restored into; past a pooler. */
  drillUrl: string;
  /** A backup, or a folder of backups, of which the newest is taken. */
  folder: string;
  now(): Date;
  /** Called with each check once it is made. */
  onCheck?: (check: DrillCheck) => void;
}

/** A drill while it runs. */
interface Run extends DrillPlaces {
  checks: DrillCheck[];
  facts: Omit<DrillResult, 'outcome' | 'finishedAt' | 'checks' | 'error'>;
}

/** Returns the text of an error without values of rows, which messages about data and constraints can have. */
function textOf(error: unknown): string {
  const code = sqlState(error);
  if (code !== undefined && /^2[23]/.test(code)) return `The database refused a row (${code}).`;
  return (error instanceof Error ? error.message : String(error)).slice(0, MOST_TEXT);
}

function addCheck(run: Run, name: DrillCheckName, { ok, text }: DrillFinding): void {
  const check = { name, ok, text: text.slice(0, MOST_TEXT) };
  run.checks.push(check);
  run.onCheck?.(check);
}

/** Makes a check. One that throws has failed, and ends the drill; one that is stopped is left out. */
async function make(run: Run, name: DrillCheckName, work: () => Promise<DrillFinding>): Promise<void> {
  run.signal?.throwIfAborted();
  try {
    addCheck(run, name, await work());
  } catch (error) {
    if (run.signal?.aborted !== true) addCheck(run, name, { ok: false, text: textOf(error) });
    throw error;
  }
}

/** Finds the backup and notes what is recorded of it. */
async function findBackup(run: Run): Promise<{ folder: string; manifest: Manifest }> {
  const found = await newestBackup(run.folder);
  const { folder, manifest } = found;
  run.facts.backupName = basename(folder);
  run.facts.backupMadeAt = manifest.madeAt;
  run.facts.backupAgeSeconds = backupAgeSeconds(manifest.madeAt, run.now());
  const files = [MANIFEST, ...filesOf(manifest).map(({ file }) => file)];
  for (const file of files)
    run.facts.bytes += await stat(join(folder, file)).then(
      ({ size }) => size,
      () => 0,
    );
  addCheck(run, 'backup', { ok: true, text: `${basename(folder)} with ${counted(files.length, 'file')}.` });
  return found;
}

async function restoreInto(run: Run, folder: string, mediaFolder: string): Promise<DrillFinding> {
  const startedMs = performance.now();
  const { tables } = await restore({
    databaseUrl: run.drillUrl,
    media: { kind: 'folder', folder: mediaFolder },
    folder,
    isDrill: true,
    signal: run.signal,
    onProgress: run.onProgress,
  });
  const seconds = Number(((performance.now() - startedMs) / 1000).toFixed(1));
  run.facts.restoreSeconds = seconds;
  run.facts.rows = tables.reduce((sum, { rows }) => sum + rows, 0);
  return {
    ok: true,
    text: `All files as in the manifest. ${counted(run.facts.rows, 'row')} in ${seconds} s.`,
  };
}

/** Restores the backup into the claimed database and makes the checks of it. */
async function checkRestore(
  run: Run,
  { folder, manifest }: { folder: string; manifest: Manifest },
): Promise<void> {
  const mediaFolder = await mkdtemp(join(tmpdir(), 'aabha-restore-drill-'));
  try {
    await make(run, 'restore', () => restoreInto(run, folder, mediaFolder));
    const restored = openDatabase(run.drillUrl, {
      maxConnections: 2,
      applicationName: 'aabha-restore-drill',
    });
    try {
      for (const { name, find } of RESTORED_CHECKS)
        await make(run, name, () => find({ ...restored, manifest, mediaFolder, signal: run.signal }));
    } finally {
      await restored.close();
    }
  } finally {
    await rm(mediaFolder, { recursive: true, force: true });
  }
}

/** Makes all checks. The drill database is emptied at the end, whatever happened before. */
async function carryOut(run: Run): Promise<void> {
  const found = await findBackup(run).catch((error: unknown) => {
    addCheck(run, 'backup', { ok: false, text: textOf(error) });
    throw error;
  });
  const drill = await claimDrillDatabase(run.drillUrl, run.shop).catch((error: unknown) => {
    addCheck(run, 'database', { ok: false, text: textOf(error) });
    throw error;
  });
  addCheck(run, 'database', { ok: true, text: 'Empty, and not the one of the shop.' });
  try {
    await checkRestore(run, found);
  } finally {
    await drill.empty().then(
      () => addCheck(run, 'emptied', { ok: true, text: 'Nothing of the backup is left.' }),
      (error: unknown) => addCheck(run, 'emptied', { ok: false, text: textOf(error) }),
    );
    await drill.close();
  }
}

/**
 * Restores the newest backup into a database of its own, checks what was restored, empties that database again and records the result in
 * the shop's database (docs/OPERATIONS.md#restore-drills). Also a drill that fails or is stopped is recorded. Throws only when the
 * result cannot be recorded.
 */
export async function runRestoreDrill(places: DrillPlaces): Promise<DrillResult> {
  const { shop, now, signal } = places;
  const id = await insertDrill(shop, now());
  const run: Run = {
    ...places,
    checks: [],
    facts: {
      ...{ backupName: null, backupMadeAt: null, backupAgeSeconds: null },
      ...{ rows: 0, bytes: 0, restoreSeconds: null },
    },
  };
  const error = await carryOut(run).then(
    () => null,
    (thrown: unknown) => textOf(thrown),
  );
  const hasFailed = run.checks.some(({ ok }) => !ok);
  const isStopped = signal?.aborted === true && !hasFailed;
  const result: DrillResult = {
    ...run.facts,
    outcome: isStopped ? 'stopped' : hasFailed || error !== null ? 'failed' : 'passed',
    finishedAt: now().toISOString(),
    checks: run.checks,
    error,
  };
  await inTx(shop, async (tx) => {
    await updateDrill(tx, id, result);
    if (result.outcome === 'failed') await enqueue(tx, 'mail.restore-drill', { drillId: id });
  });
  return result;
}
