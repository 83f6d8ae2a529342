import { appError, assertAllowed } from '@aabha/contracts/errors/errors';
import {
  BREACH_HOURS,
  breachClock,
  breachDueAt,
  breachLetters,
} from '@aabha/contracts/privacy/breaches.rules';
import type {
  Breach,
  CreateBreachInput,
  ListBreachesInput,
  UpdateBreachInput,
} from '@aabha/contracts/privacy/breaches.schema';
import { checkUnchanged } from '@aabha/contracts/records/check-unchanged.rules';
import { formatDateTime } from '@aabha/contracts/time/india-time';
import type { DbOrTx } from '@aabha/db/client';
import { inTx } from '@aabha/db/tx';
import type { SignedInContext } from '../../context/context';
import { changedFields, writeAudit } from '../audit/audit.service';
import {
  countBreachRows,
  insertBreach,
  lockBreach,
  selectBreaches,
  updateBreachRow,
  type BreachRow,
} from './breaches.queries';

const HOUR_MS = 3_600_000;

const iso = (text: string) => new Date(text).toISOString();
const isoOrNull = (text: string | null) => (text === null ? null : iso(text));

/** Returns a breach with its clock and letters. */
function toWire(ctx: Pick<SignedInContext, 'config' | 'settings' | 'now'>, row: BreachRow): Breach {
  const { what, data, affected, consequences, measures, knownAt, boardToldAt } = row;
  const facts = { what, data, affected, consequences, measures };
  const known = new Date(knownAt);
  const told = boardToldAt === null ? null : new Date(boardToldAt);
  const { brand, legalContacts } = ctx.settings.current;
  return {
    ...{ _id: row.id, ...facts, known_at: knownAt, due_at: breachDueAt(known).toISOString() },
    ...{ board_told_at: boardToldAt, people_told_at: row.peopleToldAt, closed_at: row.closedAt },
    clock: breachClock({ knownAt: known, boardToldAt: told }, ctx.now()),
    letters: breachLetters({ ...facts, knownAt: formatDateTime(knownAt) }, { ...brand, ...legalContacts }),
    ...{ created_at: row.createdAt, updated_at: row.updatedAt },
  };
}

/** Returns the latest instant at which a breach became known whose 72 hours are over. */
const dueSince = (now: Date) => new Date(now.getTime() - BREACH_HOURS * HOUR_MS).toISOString();

/** Returns a page of the register, for a SuperAdmin. */
export async function listBreaches(ctx: SignedInContext, { filters, ...page }: ListBreachesInput) {
  const scope = { open: filters.open, dueSince: filters.overdue ? dueSince(ctx.now()) : undefined };
  const [rows, breachCount] = await Promise.all([
    selectBreaches(ctx.db, scope, page),
    countBreachRows(ctx.db, scope),
  ]);
  return { breachList: rows.map((row) => toWire(ctx, row)), breachCount };
}

/** Adds a breach to the register; its clock of 72 hours runs from when it became known. */
export async function createBreach(ctx: SignedInContext, { known_at, ...facts }: CreateBreachInput) {
  const row = await inTx(ctx.db, async (tx) => {
    const created = await insertBreach(tx, { ...facts, knownAt: iso(known_at), createdBy: ctx.user.id });
    await writeAudit(tx, ctx.user.id, {
      ...{ action: 'breach.create', entity: 'breach', entityId: created.id, before: null },
      after: { ...facts, known_at: created.knownAt },
    });
    return created;
  });
  return { breach: toWire(ctx, row) };
}

/** Changes a breach: its facts, when the Board and the people were told, and whether it is closed. */
export async function updateBreach(ctx: SignedInContext, input: UpdateBreachInput) {
  const { id, known_at, board_told_at, people_told_at, closed, updated_at, ...facts } = input;
  const row = await inTx(ctx.db, async (tx) => {
    const present = await lockBreach(tx, id);
    if (!present) throw appError('BREACH_NOT_FOUND');
    assertAllowed(checkUnchanged(toWire(ctx, present), updated_at));
    const closedAt = closed ? (present.closedAt ?? ctx.now().toISOString()) : null;
    const told = { boardToldAt: isoOrNull(board_told_at), peopleToldAt: isoOrNull(people_told_at) };
    const wanted = { ...facts, knownAt: iso(known_at), ...told, closedAt };
    const change = changedFields<BreachRow>(present, wanted);
    if (!change) return present;
    await writeAudit(tx, ctx.user.id, { action: 'breach.update', entity: 'breach', entityId: id, ...change });
    return updateBreachRow(tx, id, wanted);
  });
  return { breach: toWire(ctx, row) };
}

/** Returns how many breaches are past their 72 hours, for the dashboard. */
export const countOverdueBreaches = (db: DbOrTx, now: Date) =>
  countBreachRows(db, { dueSince: dueSince(now) });
