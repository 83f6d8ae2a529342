import { appError } from '@aabha/contracts/errors/errors';
import { accessOf, mayEnter, type Access } from '../core/access';
import type { Caller } from '../core/caller';
import type { RequestContext } from '../context/context';

/**
 * The access that the table gives a procedure. Throws, which answers 500 and is logged, where the table has no row or
 * says otherwise than the procedure's own kind: such a procedure lets nobody in.
 */
function requireAccessRow(procedure: string, claimed: Access): Access {
  const row = accessOf(procedure);
  if (row?.may === claimed) return row.may;
  throw new Error(`${procedure} is for ${claimed}, but the table of access says ${row?.may ?? 'nothing'}.`);
}

/** Lets a visitor in where the table says that anyone may enter. */
export function requirePublic(procedure: string): void {
  requireAccessRow(procedure, 'anyone');
}

/** The caller, if the table lets them in. Refuses: no session (401), another role (403). */
export async function requireAccess(
  ctx: RequestContext,
  procedure: string,
  claimed: Access,
): Promise<Caller> {
  const access = requireAccessRow(procedure, claimed);
  const caller = await ctx.caller();
  if (!caller) throw appError(ctx.hasToken ? 'SESSION_EXPIRED' : 'SIGN_IN_REQUIRED');
  if (!mayEnter(caller.role, access)) throw appError('FORBIDDEN');
  return caller;
}
