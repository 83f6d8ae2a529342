import { parseArgs } from 'node:util';
import {
  COMPARED_DAYS,
  reconcileNow,
  type Comparison,
} from '@aabha/api/modules/reconciliation/reconciliation.service';
import { DISCREPANCY_TEXTS } from '@aabha/contracts/reconciliation/reconciliation.schema';
import { openOperatorDeps } from './stack/operator-deps';

/*
 * Compares the shop's payments with the provider's records, fixes what is safe and leaves the rest to staff:
 * npm run reconcile -- --days 7. Exits with 1 while a discrepancy waits for staff.
 */
const { values } = parseArgs({ options: { days: { type: 'string', default: String(COMPARED_DAYS) } } });

function printResult({ payments, differences }: Comparison): void {
  for (const { kind, subject, detail, state } of differences) {
    process.stdout.write(`${state.padEnd(9)}${DISCREPANCY_TEXTS[kind].title} (${subject}): ${detail}\n`);
    if (state === 'open') process.stdout.write(`         ${DISCREPANCY_TEXTS[kind].advice}\n`);
  }
  const of = (wanted: string) => differences.filter(({ state }) => state === wanted).length;
  process.stdout.write(
    `${payments} payments compared: ${differences.length} discrepancies, ${of('repaired')} fixed automatically, ${of('open')} open in the back office.\n`,
  );
}

async function main(): Promise<void> {
  const days = Number(values.days);
  if (!Number.isInteger(days) || days < 1 || days > 3650)
    throw new Error('--days must be a number from 1 to 3650.');
  const { deps, close } = await openOperatorDeps(process.env);
  try {
    const comparison = await reconcileNow(deps, days);
    printResult(comparison);
    process.exitCode = comparison.differences.some(({ state }) => state === 'open') ? 1 : 0;
  } finally {
    await close();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
