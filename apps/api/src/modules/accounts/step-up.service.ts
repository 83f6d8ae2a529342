import { emailKey } from '@aabha/contracts/accounts/accounts.rules';
import { confirmedUntil, stepUpWays } from '@aabha/contracts/accounts/step-up.rules';
import type { StepUpInput } from '@aabha/contracts/accounts/step-up.schema';
import type { StepUpWay } from '@aabha/contracts/accounts/step-up.values';
import { AppError, appError } from '@aabha/contracts/errors/errors';
import type { Tx } from '@aabha/db/client';
import { passwordMatches } from '@aabha/db/passwords';
import { inTx } from '@aabha/db/tx';
import type { SignedInContext } from '../../context/context';
import { networkOf } from '../../core/network-of';
import { writeAudit } from '../audit/audit.service';
import { findPasswordHash, findUser } from './accounts.queries';
import { countSignIn } from './count-sign-in';
import { countPasskeys } from './passkeys.queries';
import { recordRefusedSignIn } from './record-sign-in.service';
import { markProven } from './sessions.queries';
import { usePasskey } from './use-passkey.service';
import { hasSecondFactor, useSecondFactor } from './use-second-factor.service';

/** Returns the session of the call. A token of an earlier release has none that could be confirmed: its person logs in again. */
function requireSession({ user }: SignedInContext): string {
  if (user.session === undefined) throw appError('SESSION_EXPIRED');
  return user.session;
}

/** Returns until when a proof confirms, as callers read it. */
function untilOf({ config, now }: SignedInContext, provenAt: string | null | undefined): string | null {
  const until = config.STEP_UP_MINUTES > 0 && confirmedUntil(provenAt ?? null, config.STEP_UP_MINUTES);
  return until && until > now() ? until.toISOString() : null;
}

async function waysOf(ctx: SignedInContext): Promise<StepUpWay[]> {
  const { id } = ctx.user;
  return stepUpWays({
    factor: await hasSecondFactor(ctx, id),
    passkey: (await countPasskeys(ctx.db, id)) > 0,
  });
}

/** Returns how the caller can confirm that it is them, and until when they are confirmed. */
export async function getStepUpWays(ctx: SignedInContext) {
  requireSession(ctx);
  return { ways: await waysOf(ctx), confirmed_until: untilOf(ctx, ctx.user.provenAt) };
}

const refuse = (code: 'SECOND_FACTOR_REQUIRED' | 'PASSWORD_NOT_YOURS', field: string) =>
  new AppError(code, undefined, { [field]: appError(code).message });

/** Throws where the account has not the way of this input. */
async function assertWay(ctx: SignedInContext, way: StepUpWay): Promise<void> {
  const ways = await waysOf(ctx);
  if (ways.includes(way)) return;
  throw ways.includes('code') ? refuse('SECOND_FACTOR_REQUIRED', 'code') : appError('SECOND_FACTOR_NONE');
}

const wayOf = ({ code, passkey }: StepUpInput): StepUpWay =>
  passkey ? 'passkey' : code === undefined ? 'password' : 'code';

async function assertPassword(ctx: SignedInContext, password: string): Promise<void> {
  const hash = await findPasswordHash(ctx.db, ctx.user.id);
  if (!(await passwordMatches(hash, password))) throw refuse('PASSWORD_NOT_YOURS', 'password');
}

/** Stores that the caller proved who they are, with an audit entry. */
async function confirm(ctx: SignedInContext, tx: Tx, { session, way }: { session: string; way: StepUpWay }) {
  const proven = { id: session, userId: ctx.user.id, now: ctx.now().toISOString() };
  if (!(await markProven(tx, proven))) throw appError('SESSION_EXPIRED');
  await writeAudit(tx, ctx.user.id, {
    action: 'user.stepped-up',
    entity: 'user',
    entityId: ctx.user.id,
    before: null,
    after: { way, network: networkOf(ctx.address) },
  });
  return proven.now;
}

async function prove(ctx: SignedInContext, given: StepUpInput): Promise<string> {
  const session = requireSession(ctx);
  const way = wayOf(given);
  if (given.passkey) await usePasskey(ctx, given.passkey, ctx.user.id);
  if (given.password !== undefined) await assertPassword(ctx, given.password);
  return inTx(ctx.db, async (tx) => {
    if (given.code !== undefined) await useSecondFactor(ctx, tx, ctx.user.id, given.code);
    return confirm(ctx, tx, { session, way });
  });
}

/**
 * Confirms the session of the call by the second factor, or by the password where there is none. Wrong ones count
 * and are recorded as those of the sign-in (docs/spec/staff-sign-in.md#confirmation). Returns until when it is confirmed.
 */
export async function stepUp(ctx: SignedInContext, input: StepUpInput) {
  requireSession(ctx);
  await assertWay(ctx, wayOf(input));
  const user = await findUser(ctx.db, ctx.user.id);
  if (!user) throw appError('SESSION_EXPIRED');
  const giveBack = await countSignIn(ctx, 'login-staff', emailKey(user.email));
  const provenAt = await prove(ctx, input).catch((error: unknown) => {
    recordRefusedSignIn(ctx, user.email, error);
    throw error;
  });
  await giveBack();
  return { confirmed_until: untilOf(ctx, provenAt) };
}
