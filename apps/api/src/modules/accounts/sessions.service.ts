import type { EndSessionInput, StaffSessionsInput } from '@aabha/contracts/sessions/sessions.schema';
import { appError } from '@aabha/contracts/errors/errors';
import { isStaff } from '@aabha/contracts/accounts/accounts.rules';
import { isUuid } from '@aabha/db/ids';
import type { Tx } from '@aabha/db/client';
import { inTx } from '@aabha/db/tx';
import type { AppDeps } from '../../context/deps';
import type { SignedInContext } from '../../context/context';
import { requireStepUp } from '../../core/require-step-up';
import { writeAudit } from '../audit/audit.service';
import { lockStaff } from './accounts.staff.queries';
import { findUser } from './accounts.queries';
import { idleSince } from './session-lifetimes';
import { endOpenSessions, findSession, listOpenSessions } from './sessions.queries';

async function sessionsOf(ctx: SignedInContext, userId: string) {
  const now = ctx.now();
  const rows = await listOpenSessions(ctx.db, userId, {
    now: now.toISOString(),
    idleSince: idleSince(ctx.config, now),
  });
  return { sessions: rows.map((row) => ({ ...row, current: row._id === ctx.user.session })) };
}

/** Returns the open sessions of the caller. */
export const listOwnSessions = (ctx: SignedInContext) => sessionsOf(ctx, ctx.user.id);

/** Audits that staff ended sessions of an account, their own one among them. */
const auditEnd = (ctx: SignedInContext, tx: Tx, staffId: string, count: number) =>
  writeAudit(tx, ctx.user.id, {
    action: 'user.sessions-ended',
    entity: 'user',
    entityId: staffId,
    before: null,
    after: { sessions: count },
  });

/** Ends sessions of the caller; those of staff are audited. */
async function endOwn(ctx: SignedInContext, which: { id?: string; except?: string | undefined }) {
  const now = ctx.now().toISOString();
  return inTx(ctx.db, async (tx) => {
    const count = await endOpenSessions(tx, { userId: ctx.user.id, now, reason: 'ended', ...which });
    if (count > 0 && isStaff(ctx.user.role)) await auditEnd(ctx, tx, ctx.user.id, count);
    return count;
  });
}

/** Ends the session of this call. A token of an earlier release has none, and stays valid until it expires. */
export async function signOut(ctx: SignedInContext) {
  const { id: userId, session: id } = ctx.user;
  if (id !== undefined)
    await endOpenSessions(ctx.db, { userId, id, now: ctx.now().toISOString(), reason: 'signed-out' });
  return { message: 'Logged out successfully!' };
}

/** Ends a session of somebody else, by a SuperAdmin. Returns whose it was. */
const endOfAnybody = (ctx: SignedInContext, id: string) =>
  inTx(ctx.db, async (tx) => {
    const found = isUuid(id) ? await findSession(tx, id) : undefined;
    if (!found) throw appError('NOT_FOUND');
    requireStepUp(ctx);
    const { userId } = found;
    const now = ctx.now().toISOString();
    const count = await endOpenSessions(tx, { userId, now, reason: 'ended-by-staff', id });
    if (count === 0) throw appError('NOT_FOUND');
    await auditEnd(ctx, tx, userId, count);
    return userId;
  });

/**
 * Ends one session of the caller, or of anybody for a SuperAdmin; returns those of its person that are left. NOT_FOUND for
 * another person's, and for one that has ended.
 */
export async function endSession(ctx: SignedInContext, { id }: EndSessionInput) {
  if ((await endOwn(ctx, { id })) > 0) return listOwnSessions(ctx);
  if (ctx.user.role !== 'SuperAdmin') throw appError('NOT_FOUND');
  return sessionsOf(ctx, await endOfAnybody(ctx, id));
}

/** Ends every session of the caller but that of this call. */
export async function endOtherSessions(ctx: SignedInContext) {
  await endOwn(ctx, { except: ctx.user.session });
  return listOwnSessions(ctx);
}

/** Returns the open sessions of a member of the staff. */
export async function listStaffSessions(ctx: SignedInContext, { id }: StaffSessionsInput) {
  const user = await findUser(ctx.db, id);
  if (!user || !isStaff(user.role)) throw appError('NOT_FOUND');
  return sessionsOf(ctx, id);
}

/** Ends every session of a member of the staff. */
export async function endStaffSessions(ctx: SignedInContext, { id }: StaffSessionsInput) {
  await inTx(ctx.db, async (tx) => {
    if (!(await lockStaff(tx, id))) throw appError('NOT_FOUND');
    const now = ctx.now().toISOString();
    const count = await endOpenSessions(tx, { userId: id, now, reason: 'ended-by-staff' });
    if (count > 0) await auditEnd(ctx, tx, id, count);
  });
  return sessionsOf(ctx, id);
}

/** Returns a session with its person, for a mail; undefined where one of them is gone. */
export async function findSessionToMail(deps: Pick<AppDeps, 'db'>, sessionId: string) {
  const session = await findSession(deps.db, sessionId);
  const person = session && (await findUser(deps.db, session.userId));
  return session && person && { session, person };
}
