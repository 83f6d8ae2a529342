import { SETTLEMENT_DISCREPANCY_KINDS } from '@aabha/contracts/reconciliation/reconciliation.schema';
import { listDays } from '@aabha/contracts/reports/report-range';
import type { TheirSettlement, TheirSettlementLine } from '@aabha/contracts/settlements/settlements.rules';
import {
  FIRST_READ_DAYS,
  READ_AGAIN_DAYS,
  UNSETTLED_DAYS,
} from '@aabha/contracts/settlements/settlements.values';
import { indiaDay, startOfIndiaDay } from '@aabha/contracts/time/india-time';
import type { DbOrTx } from '@aabha/db/client';
import { inTx } from '@aabha/db/tx';
import type { AppDeps } from '../../context/deps';
import { closeUnseenDiscrepancies, storeDiscrepancy } from '../discrepancies/raise-discrepancies.service';
import { findSettlementDiscrepancies } from './find-settlement-discrepancies';
import {
  hasCaptureBefore,
  selectUnevenSettlements,
  selectUnmatchedLines,
  selectUnsettledCaptures,
} from './settlement-findings.queries';
import {
  claimRead,
  endRead,
  failAbandonedReads,
  findReadDays,
  insertRead,
  isReadRequestedSince,
  storeReadProgress,
} from './settlement-reads.queries';
import { findOpenSettlements, insertLines, matchLines, upsertSettlement } from './store-settlements.queries';

const DAY_MS = 86_400_000;
/** The provider transfers in the morning: the daily reading starts at two in the afternoon in India. */
const DAILY_MS = 14 * 3_600_000;
/** One that failed is tried again after an hour. */
const RETRY_MS = 3_600_000;
/** A reading that reports no progress for so long has lost its process. A call of the provider ends after ten seconds. */
const ABANDONED_MS = 120_000;
/** Discrepancies of each kind that one reading raises. */
const FINDINGS_MAX = 500;

class ReadStopped extends Error {}

/** Returns the first day of the next reading: it reaches back before the last one. */
export async function firstDayOfRead(db: DbOrTx, now: Date): Promise<string> {
  const { lastAt } = await findReadDays(db);
  const first = now.getTime() - FIRST_READ_DAYS * DAY_MS;
  const since = lastAt === null ? first : Date.parse(lastAt) - READ_AGAIN_DAYS * DAY_MS;
  return indiaDay(new Date(since));
}

async function requestWhenDue({ db, ports }: AppDeps): Promise<void> {
  const now = ports.clock.now();
  const today = startOfIndiaDay(indiaDay(now)).getTime() + DAILY_MS;
  const due = today > now.getTime() ? today - DAY_MS : today;
  const recent = {
    iso: new Date(due).toISOString(),
    failedIso: new Date(now.getTime() - RETRY_MS).toISOString(),
  };
  if (await isReadRequestedSince(db, recent)) return;
  const settledBefore = new Date(now.getTime() - DAY_MS).toISOString();
  if (!(await hasCaptureBefore(db, settledBefore))) return;
  const since = await firstDayOfRead(db, now);
  await insertRead(db, { requestedBy: null, requestedAt: now.toISOString(), since });
}

/** Stores a settlement with its lines. Returns whether it is new. */
const store = (deps: AppDeps, theirs: TheirSettlement, lines: readonly TheirSettlementLine[]) =>
  inTx(deps.db, async (tx) => {
    const { id, isNew } = await upsertSettlement(tx, theirs, lines);
    await insertLines(tx, id, lines);
    await matchLines(tx, [id]);
    return isNew;
  });

function bySettlement(lines: readonly TheirSettlementLine[]): Map<string, TheirSettlementLine[]> {
  const found = new Map<string, TheirSettlementLine[]>();
  for (const line of lines) {
    const present = found.get(line.settlementId);
    if (present) present.push(line);
    else found.set(line.settlementId, [line]);
  }
  return found;
}

/** Reads and stores the settlements of a day. Returns how many are new. */
async function readDay(
  deps: AppDeps,
  day: string,
  known: ReadonlyMap<string, TheirSettlement>,
): Promise<number> {
  const { providerRecords } = deps.ports;
  const lines = bySettlement(await providerRecords.settlementLines(day));
  /* Those of the day that have no lines yet. */
  for (const { id, createdAt } of known.values())
    if (indiaDay(new Date(createdAt)) === day && !lines.has(id)) lines.set(id, []);
  let newOnes = 0;
  for (const [id, of] of lines)
    if (await store(deps, known.get(id) ?? (await providerRecords.settlement(id)), of)) newOnes += 1;
  return newOnes;
}

/** Raises the discrepancies of all settlements, and closes those that are gone. Returns how many there are. */
async function raiseFindings(deps: AppDeps, since: string, startedAt: string): Promise<number> {
  const { first } = await findReadDays(deps.db);
  const firstDay = first !== null && first < since ? first : since;
  const before = new Date(Date.parse(startedAt) - UNSETTLED_DAYS * DAY_MS).toISOString();
  return inTx(deps.db, async (tx) => {
    await matchLines(tx, await findOpenSettlements(tx));
    const lines = await selectUnmatchedLines(tx, FINDINGS_MAX);
    const uneven = await selectUnevenSettlements(tx, FINDINGS_MAX);
    const captured = { from: startOfIndiaDay(firstDay).toISOString(), before };
    const captures = await selectUnsettledCaptures(tx, captured, FINDINGS_MAX);
    const found = findSettlementDiscrepancies({ lines, settlements: uneven, captures });
    for (const one of found) await storeDiscrepancy(tx, one, 'open', startedAt);
    const isAll = [lines, uneven, captures].every(({ length }) => length < FINDINGS_MAX);
    if (isAll) await closeUnseenDiscrepancies(tx, SETTLEMENT_DISCREPANCY_KINDS, startedAt);
    return found.length;
  });
}

async function readAll(deps: AppDeps, { id, since }: { id: string; since: string }, startedAt: string) {
  const now = () => deps.ports.clock.now();
  const progress = async (more: { daysDone: number; days: number; newCount: number }) => {
    const goesOn = await storeReadProgress(deps.db, id, { ...more, seenAt: now().toISOString() });
    if (!goesOn) throw new ReadStopped();
  };
  const days = listDays({ from: since, to: indiaDay(now()) });
  await progress({ daysDone: 0, days: days.length, newCount: 0 });
  const listed = await deps.ports.providerRecords.settlements(startOfIndiaDay(since));
  const known = new Map(listed.map((settlement) => [settlement.id, settlement]));
  let newCount = 0;
  for (const [index, day] of days.entries()) {
    newCount += await readDay(deps, day, known);
    await progress({ daysDone: index + 1, days: days.length, newCount });
  }
  return raiseFindings(deps, since, startedAt);
}

async function runRead(deps: AppDeps, read: { id: string; since: string }): Promise<void> {
  const { db, ports, log } = deps;
  const at = () => ports.clock.now().toISOString();
  const startedAt = at();
  try {
    const findings = await readAll(deps, read, startedAt);
    await endRead(db, read.id, { state: 'done', endedAt: at(), findings });
    if (findings > 0) log.warn({ findings }, 'settlements have discrepancies');
  } catch (error) {
    const isStopped = error instanceof ReadStopped;
    await endRead(db, read.id, { state: isStopped ? 'stopped' : 'failed', endedAt: at() });
    if (!isStopped) throw error;
  }
}

/**
 * Runs the reading of settlements that waits, and one a day, in whichever process is first
 * (docs/spec/settlements.md#reading). Returns whether there was one.
 */
export async function runSettlementReads(deps: AppDeps): Promise<boolean> {
  const { db, ports } = deps;
  await requestWhenDue(deps);
  const now = ports.clock.now();
  await failAbandonedReads(db, new Date(now.getTime() - ABANDONED_MS).toISOString(), now.toISOString());
  const read = await claimRead(db, now.toISOString());
  if (!read) return false;
  await runRead(deps, read);
  return true;
}
