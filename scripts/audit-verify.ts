import { parseArgs } from 'node:util';
import { readAnchorFile } from '@aabha/api/modules/audit/anchor-file.service';
import {
  verifyAudit,
  type AuditReport,
  type KnownAuditHead,
} from '@aabha/api/modules/audit/verify-audit.service';
import { openOperatorDeps } from './stack/operator-deps';

/*
 * Checks the audit log: npm run audit:verify -- --head 123:‹chain hash› --file ‹file of anchors›. Only reads. Exits with 1
 * when it finds a change; Ctrl-C stops it.
 */
const { values } = parseArgs({
  options: { head: { type: 'string', multiple: true, default: [] }, file: { type: 'string' } },
});

/** How many findings are printed. */
const PRINTED = 1000;

/** Reads a chain hash that an earlier run or a mail has. Throws for another form. */
function knownHead(text: string): KnownAuditHead {
  const [, serial, chainHash = ''] = /^(\d+):([0-9a-f]{64})$/.exec(text) ?? [];
  if (serial === undefined)
    throw new Error(`--head must be like 123:‹64 hexadecimal digits›, not "${text}".`);
  return { serial: Number(serial), chainHash, source: 'the known one' };
}

function printReport({ serial, chainHash, waiting, findings, findingCount }: AuditReport): void {
  for (const found of findings)
    process.stdout.write(
      `${found.serial === null ? 'no seal' : `seal ${found.serial}`}${found.entry ? `, entry ${found.entry}` : ''}: ${found.detail}\n`,
    );
  if (findings.length < findingCount) process.stdout.write(`and ${findingCount - findings.length} more.\n`);
  process.stdout.write(
    `${serial} seals checked, ${findingCount} changes found, ${waiting} waiting to be sealed.\n`,
  );
  if (serial > 0) process.stdout.write(`  --head ${serial}:${chainHash}\n`);
}

async function main(): Promise<void> {
  const inFile = values.file === undefined ? [] : await readAnchorFile(values.file);
  const heads = [...values.head.map(knownHead), ...inFile];
  const { deps, close } = await openOperatorDeps(process.env);
  try {
    const onProgress = (serial: number) => {
      if (process.stderr.isTTY) process.stderr.write(`\r${serial} seals`);
    };
    const report = await verifyAudit(deps.db, { heads, onProgress, named: PRINTED });
    if (process.stderr.isTTY) process.stderr.write('\n');
    printReport(report);
    process.exitCode = report.findingCount > 0 ? 1 : 0;
  } finally {
    await close();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
