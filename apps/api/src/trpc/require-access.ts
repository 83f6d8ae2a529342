import { appError } from '@aabha/contracts/errors/errors';
import { accessOf, type Access, type AccessRow } from '../core/access';
import { mayCall } from '../core/may-call';
import { requireStepUp } from '../core/require-step-up';
import { mayKeyCall } from '../core/key-scopes';
import type { Caller } from '../core/caller';
import type { RequestContext } from '../context/context';

/**
 * Returns a procedure's row in the access table. Throws, which responds 500 and is logged, where there is no
 * row or it contradicts the procedure's kind.
 */
function requireAccessRow(procedure: string, claimed: Access): AccessRow {
  const row = accessOf(procedure);
  if (row?.may === claimed) return row;
  throw new Error(`${procedure} is for ${claimed}, but the table of access says ${row?.may ?? 'nothing'}.`);
}

/** What staff can call before they have the second factor that the shop requires. */
const ENROLMENT: ReadonlySet<string> = new Set([
  'accounts.me',
  'passkeys.confirm',
  'passkeys.list',
  'passkeys.start',
  'sessions.signOut',
  'staffSignIn.secondFactor',
  'staffSignIn.startSecondFactor',
  'staffSignIn.confirmSecondFactor',
]);

/** Requires that the table allows anyone to call a procedure. */
export function requirePublic(procedure: string): void {
  requireAccessRow(procedure, 'anyone');
}

/**
 * Returns the caller if the table allows them. Rejects a missing session (401), another role, and a session that has to be
 * confirmed first (403).
 */
export async function requireAccess(
  ctx: RequestContext,
  procedure: string,
  claimed: Access,
): Promise<Caller> {
  const { may, stepUp } = requireAccessRow(procedure, claimed);
  const caller = (await ctx.caller()) ?? (await ctx.keyCaller());
  if (!caller) throw appError(ctx.hasToken ? 'SESSION_EXPIRED' : 'SIGN_IN_REQUIRED');
  if (!mayCall(caller, procedure, may)) throw appError('FORBIDDEN');
  if (caller.mustEnrol && !ENROLMENT.has(procedure)) throw appError('SECOND_FACTOR_ENROL');
  if (caller.apiKey && !mayKeyCall(caller.apiKey.scopes, procedure)) throw appError('API_KEY_SCOPE');
  if (stepUp) requireStepUp({ ...ctx, user: caller });
  return caller;
}
