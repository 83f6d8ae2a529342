import { parseArgs } from 'node:util';
import { verifyBooks, type BooksReport, type KnownHead } from '@aabha/api/modules/books/verify-books.service';
import { DOCUMENT_KINDS } from '@aabha/contracts/books/books.values';
import { DISCREPANCY_TEXTS } from '@aabha/contracts/reconciliation/reconciliation.schema';
import { openOperatorDeps } from './stack/operator-deps';

/*
 * Checks all invoices and credit notes: npm run books:verify -- --head invoice:2026-27:123:‹chain hash›. Only reads.
 * Exits with 1 when it finds an error; Ctrl-C stops it.
 */
const { values } = parseArgs({ options: { head: { type: 'string', multiple: true, default: [] } } });

/** Reads a chain hash that an earlier run printed. Throws for another form. */
function knownHead(text: string): KnownHead {
  const [kindText, financialYear = '', serial, chainHash = ''] = text.split(':');
  const kind = DOCUMENT_KINDS.find((known) => known === kindText);
  const isWhole = /^\d{4}-\d{2}$/.test(financialYear) && /^[0-9a-f]{64}$/.test(chainHash);
  if (!kind || !isWhole || !Number.isInteger(Number(serial)))
    throw new Error(`--head must be like invoice:2026-27:123:‹64 hexadecimal digits›, not "${text}".`);
  return { kind, financialYear, serial: Number(serial), chainHash };
}

function printReport({ series, documents, findings, findingCount }: BooksReport): void {
  for (const { kind, subject, detail } of findings)
    process.stdout.write(`${DISCREPANCY_TEXTS[kind].title} (${subject}): ${detail}\n`);
  if (findings.length < findingCount) process.stdout.write(`and ${findingCount - findings.length} more.\n`);
  for (const { kind, financialYear, lastSerial, sealedSerial, headHash } of series) {
    const unsealed = lastSerial - sealedSerial;
    const rest = unsealed > 0 ? `, ${unsealed} not sealed yet` : '';
    process.stdout.write(`${kind} ${financialYear}: ${lastSerial} documents${rest}\n`);
    if (headHash) process.stdout.write(`  --head ${kind}:${financialYear}:${sealedSerial}:${headHash}\n`);
  }
  process.stdout.write(`${documents} documents checked, ${findingCount} errors.\n`);
}

function showProgress(checked: number, total: number): void {
  if (process.stderr.isTTY) process.stderr.write(`\r${checked} of ${total} documents`);
  if (process.stderr.isTTY && checked >= total) process.stderr.write('\n');
}

async function main(): Promise<void> {
  const heads = values.head.map(knownHead);
  const { deps, close } = await openOperatorDeps(process.env);
  try {
    const report = await verifyBooks(deps.db, { heads, onProgress: showProgress });
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
