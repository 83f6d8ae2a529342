import { isStaff } from '@aabha/contracts/accounts/accounts.rules';
import type { Role } from '@aabha/contracts/accounts/accounts.schema';
import type { FactorProof } from '@aabha/contracts/accounts/second-factor.schema';
import { AppError, appError } from '@aabha/contracts/errors/errors';
import type { Tx } from '@aabha/db/client';
import { inTx } from '@aabha/db/tx';
import type { RequestContext, SignedInContext } from '../../context/context';
import { openText } from '../../core/seal-text';
import { requireStepUp } from '../../core/require-step-up';
import { matchTotp } from '../../core/totp';
import { writeAudit } from '../audit/audit.service';
import { recoveryCodeHash } from './recovery-code';
import { countRecoveryCodes, hasFactor, lockTotp, useRecoveryCode, useStep } from './second-factor.queries';
import { usePasskey } from './use-passkey.service';

type Refusal = 'SECOND_FACTOR_REQUIRED' | 'SECOND_FACTOR_WRONG';

const refuse = (code: Refusal) => new AppError(code, undefined, { code: appError(code).message });

/** Returns whether an account has a second factor that the shop asks for (docs/spec/staff-sign-in.md#setting). */
export async function hasSecondFactor(
  { db, config }: Pick<RequestContext, 'db' | 'config'>,
  staffId: string,
): Promise<boolean> {
  return config.staffSecondFactor !== 'off' && hasFactor(db, staffId);
}

/** Returns the stored secret; undefined where it was sealed with an earlier TOKEN_SECRET, so that no code of it is right. */
export function openSecret({ config }: Pick<RequestContext, 'config'>, sealed: string): Buffer | undefined {
  try {
    return Buffer.from(openText(config, 'second-factor', sealed), 'base64');
  } catch {
    return undefined;
  }
}

async function useTotp(ctx: RequestContext, tx: Tx, staffId: string, code: string): Promise<boolean> {
  const totp = await lockTotp(tx, staffId);
  const secret = totp?.confirmedAt ? openSecret(ctx, totp.sealedSecret) : undefined;
  const step = secret && matchTotp(secret, code, ctx.now());
  return totp !== undefined && step !== undefined && useStep(tx, totp.id, step);
}

async function useRecovery(ctx: RequestContext, tx: Tx, staffId: string, code: string): Promise<boolean> {
  const used = await useRecoveryCode(tx, staffId, recoveryCodeHash(staffId, code), ctx.now().toISOString());
  if (used)
    await writeAudit(tx, staffId, {
      action: 'staff.recovery-code-used',
      entity: 'user',
      entityId: staffId,
      before: null,
      after: { left: await countRecoveryCodes(tx, staffId) },
    });
  return used;
}

/**
 * Uses a code of an account's authenticator app or one of its recovery codes, in a transaction. Throws SECOND_FACTOR_WRONG for
 * any other code and for one that was used before.
 */
export async function useSecondFactor(
  ctx: RequestContext,
  tx: Tx,
  staffId: string,
  code: string,
): Promise<void> {
  const digits = code.replaceAll(/\s/g, '');
  const isUsed = /^\d{6}$/.test(digits)
    ? await useTotp(ctx, tx, staffId, digits)
    : await useRecovery(ctx, tx, staffId, code);
  if (!isUsed) throw refuse('SECOND_FACTOR_WRONG');
}

/**
 * Checks the second factor of a member of the staff whose password was right: a code, or one of their passkeys. `giveBack`
 * returns the counted attempt: a missing code is no guess, a wrong one is (docs/spec/staff-sign-in.md#signing-in). Returns
 * whether a second factor was given and needed, and the name of the passkey.
 */
export async function checkSignInFactor(
  ctx: RequestContext,
  staffId: string,
  { code, passkey }: FactorProof,
  giveBack: () => Promise<void>,
): Promise<{ factor: boolean; passkey?: string }> {
  if (!(await hasSecondFactor(ctx, staffId))) return { factor: false };
  if (passkey) return { factor: true, passkey: (await usePasskey(ctx, passkey, staffId)).name };
  if (code === undefined) {
    await giveBack();
    throw refuse('SECOND_FACTOR_REQUIRED');
  }
  await inTx(ctx.db, (tx) => useSecondFactor(ctx, tx, staffId, code));
  return { factor: true };
}

/**
 * Runs `act` in a transaction that uses a code of an account's second factor, or after one of its passkeys, where it has one.
 * Wrong ones are limited per account and network and over all networks; a failure of `act` leaves a code unused.
 */
export async function withSecondFactor<T>(
  ctx: RequestContext,
  staffId: string,
  { code, passkey }: FactorProof,
  act: (tx: Tx) => Promise<T>,
): Promise<T> {
  if (!(await hasSecondFactor(ctx, staffId))) return inTx(ctx.db, act);
  if (code === undefined && !passkey) throw refuse('SECOND_FACTOR_REQUIRED');
  await ctx.limits.takeForAddress('second-factor', ctx.address);
  await ctx.limits.takeForPair('second-factor', staffId, ctx.address);
  await ctx.limits.takeForDay('second-factor', staffId, ctx.address);
  if (passkey) await usePasskey(ctx, passkey, staffId);
  const result = await inTx(ctx.db, async (tx) => {
    if (!passkey && code !== undefined) await useSecondFactor(ctx, tx, staffId, code);
    return act(tx);
  });
  await ctx.limits.giveBackPairAndDay('second-factor', staffId, ctx.address);
  return result;
}

/** The same for the caller's own second factor. */
export const withOwnFactor = <T>(
  ctx: SignedInContext,
  proof: FactorProof,
  act: (tx: Tx) => Promise<T>,
): Promise<T> => withSecondFactor(ctx, ctx.user.id, proof, act);

/**
 * Runs `act`, which changes how somebody else of the staff signs in, in a transaction. The caller has to be confirmed; their
 * own second factor confirms them for this act (docs/spec/staff-sign-in.md#acts).
 */
export async function withConfirmedFactor<T>(
  ctx: SignedInContext,
  proof: FactorProof,
  act: (tx: Tx) => Promise<T>,
): Promise<T> {
  const isProof = (proof.code ?? proof.passkey) !== undefined && (await hasSecondFactor(ctx, ctx.user.id));
  if (!isProof) requireStepUp(ctx);
  return withOwnFactor(ctx, proof, act);
}

/**
 * Runs `act`, which sets a password by something that was mailed, in a transaction. Whoever reads the mail of staff does not
 * get into the back office by it: they need a code as well, or a link that a SuperAdmin sent. Passkeys belong to the host of the
 * back office, and this is a page of the shop (docs/spec/staff-sign-in.md#lost-password).
 */
export async function withMailedReset<T>(
  ctx: RequestContext,
  account: { id: string; role: Role } | undefined,
  code: string | undefined,
  act: (tx: Tx) => Promise<T>,
): Promise<T> {
  if (!account || !isStaff(account.role)) return inTx(ctx.db, act);
  if (!(await hasSecondFactor(ctx, account.id))) throw appError('STAFF_RESET_NEEDS_LINK');
  return withSecondFactor(ctx, account.id, { code }, act);
}
