import { verifyLedger, type LedgerReport } from '@aabha/api/modules/ledger/verify-ledger.service';
import { ACCOUNTS } from '@aabha/contracts/ledger/ledger.values';
import { decimalRupees } from '@aabha/contracts/money/money';
import { DISCREPANCY_TEXTS } from '@aabha/contracts/reconciliation/reconciliation.schema';
import { openOperatorDeps } from './stack/operator-deps';

/*
 * Prints the trial balance of the ledger and every difference from what it is posted from: npm run ledger:verify. Only reads.
 * Exits with 1 when it finds a difference.
 */
const NAME_WIDTH = 32;
const AMOUNT_WIDTH = 20;

const line = (name: string, debit: string, credit: string) =>
  process.stdout.write(
    `${name.padEnd(NAME_WIDTH)}${debit.padStart(AMOUNT_WIDTH)}${credit.padStart(AMOUNT_WIDTH)}\n`,
  );

function printReport({ balance, progress, findings, isAll }: LedgerReport): void {
  line('Account', 'Debit', 'Credit');
  for (const { account, debitPaise, creditPaise } of balance.accounts)
    line(
      ACCOUNTS[account].name,
      debitPaise === 0 ? '' : decimalRupees(debitPaise),
      creditPaise === 0 ? '' : decimalRupees(creditPaise),
    );
  line('Sum', decimalRupees(balance.debitPaise), decimalRupees(balance.creditPaise));
  for (const { kind, subject, detail } of findings)
    process.stdout.write(`${DISCREPANCY_TEXTS[kind].title} (${subject}): ${detail}\n`);
  if (!isAll) process.stdout.write('and more.\n');
  const { posted, total, pending, isReadingEarlier } = progress;
  process.stdout.write(`${posted} of ${total} documents posted, ${pending} changes waiting`);
  process.stdout.write(isReadingEarlier ? ', earlier refunds and settlements are being read' : '');
  process.stdout.write(`; ${findings.length} differences.\n`);
}

async function main(): Promise<void> {
  const { deps, close } = await openOperatorDeps(process.env);
  try {
    const report = await verifyLedger(deps.db);
    printReport(report);
    const isBalanced = report.balance.debitPaise === report.balance.creditPaise;
    process.exitCode = report.findings.length > 0 || !isBalanced ? 1 : 0;
  } finally {
    await close();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
