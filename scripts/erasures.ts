import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { listErasures, replayErasures } from '@aabha/api/modules/privacy/replay-erasures.service';
import { openOperatorDeps } from './stack/operator-deps';

/*
 * Prints the record of erasures, a line of JSON each: npm run erasures -- --since 2026-11-01. With --replay ‹file› it erases again
 * whom the file names, after a restore of an older backup (docs/OPERATIONS.md#erasures-after-a-restore).
 */
const { values } = parseArgs({ options: { since: { type: 'string' }, replay: { type: 'string' } } });

const ErasureLine = z.object({ userId: z.uuid().nullable(), emailKeys: z.array(z.string()) });

/** Reads a record of erasures. Throws with the number of a line that is none. */
function readRecord(file: string) {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return lines.map((line, index) => {
    const read = ErasureLine.safeParse(JSON.parse(line));
    if (!read.success) throw new Error(`Line ${index + 1} of ${file} is no erasure.`);
    return read.data;
  });
}

async function main(): Promise<void> {
  const since = new Date(values.since ?? 0);
  if (Number.isNaN(since.getTime())) throw new Error('--since must be a day, such as 2026-11-01.');
  const { deps, close } = await openOperatorDeps(process.env);
  try {
    if (values.replay === undefined) {
      for (const record of await listErasures(deps, since))
        process.stdout.write(`${JSON.stringify(record)}\n`);
      return;
    }
    const records = readRecord(values.replay);
    await replayErasures(deps, records);
    process.stdout.write(`${records.length} erasures repeated.\n`);
  } finally {
    await close();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
