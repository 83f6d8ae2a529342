import { appError } from '@aabha/contracts/errors/errors';
import { SETTLEMENT_COLUMNS } from '@aabha/contracts/settlements/settlements.csv';
import type {
  ExportSettlementsInput,
  ListSettlementLinesInput,
  ListSettlementsInput,
} from '@aabha/contracts/settlements/settlements.schema';
import { inTx } from '@aabha/db/tx';
import type { SignedInContext } from '../../context/context';
import { writeAudit } from '../audit/audit.service';
import { startExport } from '../exports/exports.service';
import { firstDayOfRead } from './run-settlement-reads.service';
import { findLatestRead, insertRead, stopPendingRead } from './settlement-reads.queries';
import {
  countSettlementLines,
  countSettlements,
  findSettlement,
  findSettlementIds,
  selectSettlementLines,
  selectSettlements,
  selectSettlementsOfIds,
} from './settlements.queries';

/** Returns a page of settlements, newest first by default. */
export async function listSettlements(ctx: SignedInContext, input: ListSettlementsInput) {
  const [settlementList, settlementCount] = await Promise.all([
    selectSettlements(ctx.db, input),
    countSettlements(ctx.db, input.filters),
  ]);
  return { settlementList, settlementCount };
}

export async function getSettlement(ctx: SignedInContext, { id }: { id: string }) {
  const settlement = await findSettlement(ctx.db, id);
  if (!settlement) throw appError('SETTLEMENT_NOT_FOUND');
  return { settlement };
}

/** Returns a page of a settlement's lines, those that do not match first. */
export async function listSettlementLines(ctx: SignedInContext, input: ListSettlementLinesInput) {
  await getSettlement(ctx, input);
  const [lineList, lineCount] = await Promise.all([
    selectSettlementLines(ctx.db, input),
    countSettlementLines(ctx.db, input),
  ]);
  return { lineList, lineCount };
}

/** Exports the settlements of a filter. */
export function exportSettlements(ctx: SignedInContext, { filters }: ExportSettlementsInput) {
  return startExport(ctx, {
    list: 'settlements',
    filters,
    columns: SETTLEMENT_COLUMNS,
    findIds: (db) => findSettlementIds(db, filters),
    readRows: selectSettlementsOfIds,
  });
}

/** Returns the reading that was requested last; null where there is none. */
export async function latestSettlementRead(ctx: SignedInContext) {
  return { read: (await findLatestRead(ctx.db)) ?? null };
}

/** Requests a reading of settlements, which a worker starts within seconds. 409 while one waits or runs. */
export async function startSettlementRead(ctx: SignedInContext) {
  await inTx(ctx.db, async (tx) => {
    const since = await firstDayOfRead(tx, ctx.now());
    const requestedAt = ctx.now().toISOString();
    const id = await insertRead(tx, { requestedBy: ctx.user.id, requestedAt, since });
    if (id === undefined) throw appError('SETTLEMENT_READ_RUNNING');
    await writeAudit(tx, ctx.user.id, {
      ...{ action: 'settlement.read', entity: 'settlement-read', entityId: id },
      ...{ before: null, after: { since } },
    });
  });
  return { message: 'Settlements are read in a few seconds.' };
}

/** Stops the reading. 409 where none waits or runs. */
export async function stopSettlementRead(ctx: SignedInContext) {
  await inTx(ctx.db, async (tx) => {
    const id = await stopPendingRead(tx, ctx.now().toISOString());
    if (id === undefined) throw appError('SETTLEMENT_READ_OVER');
    await writeAudit(tx, ctx.user.id, {
      ...{ action: 'settlement.read-stop', entity: 'settlement-read', entityId: id },
      ...{ before: null, after: { state: 'stopped' } },
    });
  });
  return { message: 'The reading stops after this day.' };
}
