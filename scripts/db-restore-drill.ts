import { resolve } from 'node:path';
import { runRestoreDrill } from '@aabha/api/modules/restore-drills/run-restore-drill.service';
import {
  DRILL_CHECK_LABELS,
  DRILL_OUTCOME_LABELS,
} from '@aabha/contracts/restore-drills/restore-drills.values';
import { openDatabase } from '@aabha/db/client';
import { databaseUrl } from './stack/database-url';
import { runCommand } from './stack/run-command';
import { watchWork } from './stack/watch-work';

/*
 * Restores the newest backup of a folder into the database of RESTORE_DRILL_URL, checks it, empties that database again and records the
 * result in the shop: npm run db:restore-drill -- FOLDER. Exits with 1 unless every check passed.
 */
runCommand(async () => {
  const [folder] = process.argv.slice(2);
  if (!folder) throw new Error('Name a backup or a folder of backups: npm run db:restore-drill -- FOLDER');
  const drillUrl = process.env.RESTORE_DRILL_URL;
  if (!drillUrl) throw new Error('Set RESTORE_DRILL_URL to an empty database that only drills use.');
  const { db, close } = openDatabase(databaseUrl(), { maxConnections: 2, applicationName: 'aabha-operator' });
  try {
    const { outcome, backupName, error } = await runRestoreDrill({
      ...{ shop: db, drillUrl, folder: resolve(folder), now: () => new Date() },
      ...watchWork(),
      onCheck: ({ name, ok, text }) =>
        process.stdout.write(`${ok ? 'ok    ' : 'FAILED'} ${DRILL_CHECK_LABELS[name]}: ${text}\n`),
    });
    if (outcome !== 'passed') process.exitCode = 1;
    const what = backupName === null ? 'Restore drill' : `Restore drill of ${backupName}`;
    return `${what}: ${DRILL_OUTCOME_LABELS[outcome].toLowerCase()}.${error === null ? '' : ` ${error}`}`;
  } finally {
    await close();
  }
});
