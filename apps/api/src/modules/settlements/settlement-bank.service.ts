import { AppError, appError } from '@aabha/contracts/errors/errors';
import { rupeesFromPaise } from '@aabha/contracts/money/money';
import { settlementBankTable } from '@aabha/contracts/settlements/settlement-bank.csv';
import type {
  ImportSettlementBankInput,
  SetSettlementBankInput,
} from '@aabha/contracts/settlements/settlements.schema';
import { inTx } from '@aabha/db/tx';
import type { SignedInContext } from '../../context/context';
import { writeAudit, writeAudits } from '../audit/audit.service';
import { inAuditBatch } from '../audit/in-audit-batch.service';
import { readTable } from '../imports/read-table.service';
import { lockBank, lockByUtr, setBank } from './settlements.queries';
import { getSettlement } from './settlements.service';

/** Errors and unknown UTRs that a response names. */
const NAMED_MAX = 100;

const auditedBank = ({ bankPaise, bankDay }: { bankPaise: number | null; bankDay: string | null }) => ({
  bank_amount: bankPaise === null ? null : rupeesFromPaise(bankPaise),
  bank_day: bankDay,
});

const NO_BANK = { bankPaise: null, bankDay: null, bankBy: null, bankAt: null };

/** Notes what staff saw in the bank, or takes it back. */
export async function setSettlementBank(ctx: SignedInContext, { id, bank }: SetSettlementBankInput) {
  await inTx(ctx.db, async (tx) => {
    const before = await lockBank(tx, id);
    if (!before) throw appError('SETTLEMENT_NOT_FOUND');
    const seen = { bankBy: ctx.user.id, bankAt: ctx.now().toISOString() };
    const after = bank === null ? NO_BANK : { bankPaise: bank.amount, bankDay: bank.day, ...seen };
    const isSame = before.bankPaise === after.bankPaise && before.bankDay === after.bankDay;
    if (isSame) return;
    await setBank(tx, before.id, after);
    await writeAudit(tx, ctx.user.id, {
      ...{ action: 'settlement.bank', entity: 'settlement', entityId: before.id },
      ...{ before: auditedBank(before), after: auditedBank(after) },
    });
  });
  return getSettlement(ctx, { id });
}

function readRows(csv: string) {
  const { rows, errors } = readTable(csv, settlementBankTable);
  if (errors.length === 0) return rows.map(({ value }) => value);
  const fields = Object.fromEntries(
    errors
      .slice(0, NAMED_MAX)
      .map(({ line, field, message }) => [field ? `line.${line}.${field}` : `line.${line}`, message]),
  );
  throw new AppError('IMPORT_INVALID', { errorCount: errors.length }, fields);
}

/** Notes what arrived in the bank by the UTR of each line of a CSV file, all lines or none. */
export async function importSettlementBank(ctx: SignedInContext, { csv }: ImportSettlementBankInput) {
  const rows = new Map(readRows(csv).map((row) => [row.utr, row]));
  return inAuditBatch(ctx.db, async (tx) => {
    const found = await lockByUtr(tx, [...rows.keys()]);
    const seen = { bankBy: ctx.user.id, bankAt: ctx.now().toISOString() };
    const changes = found.flatMap((before) => {
      const row = rows.get(before.utr);
      const isSame = !row || (before.bankPaise === row.amount && before.bankDay === row.date);
      return isSame ? [] : [{ before, after: { bankPaise: row.amount, bankDay: row.date, ...seen } }];
    });
    for (const { before, after } of changes) await setBank(tx, before.id, after);
    await writeAudits(
      tx,
      ctx.user.id,
      changes.map(({ before, after }) => ({
        ...{ action: 'settlement.bank', entity: 'settlement', entityId: before.id },
        ...{ before: auditedBank(before), after: auditedBank(after) },
      })),
    );
    const known = new Set(found.map(({ utr }) => utr));
    const unknown = [...rows.keys()].filter((utr) => !known.has(utr));
    return {
      ...{ changed: changes.length, unchanged: found.length - changes.length },
      ...{ unknown: unknown.slice(0, NAMED_MAX), unknown_count: unknown.length },
    };
  });
}
