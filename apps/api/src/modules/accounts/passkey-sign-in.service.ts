import { emailKey, isStaff } from '@aabha/contracts/accounts/accounts.rules';
import type { PasskeyAssertion, SignInWithPasskeyInput } from '@aabha/contracts/accounts/passkeys.schema';
import { appError } from '@aabha/contracts/errors/errors';
import type { RequestContext } from '../../context/context';
import { assertInUse } from './factor-changes.service';
import { openSession } from './open-session.service';
import { findPasskey } from './passkeys.queries';
import { recordRefusedSignIn, recordSignIn } from './record-sign-in.service';
import { startUse, usePasskey } from './use-passkey.service';

/** Returns what a browser needs to ask for any passkey of the back office. Nobody is named, so that nothing is told of accounts. */
export async function startPasskeySignIn(ctx: RequestContext) {
  assertInUse(ctx);
  await ctx.limits.takeForAddress('passkey', ctx.address);
  return startUse(ctx, null);
}

/** Returns the owner of a passkey whose answer is right and who may enter the back office. */
async function ownerOf(ctx: RequestContext, passkey: PasskeyAssertion) {
  const owner = await usePasskey(ctx, passkey);
  if (owner.disabled || !isStaff(owner.role)) throw appError('PASSKEY_WRONG');
  return owner;
}

/**
 * Signs a member of the staff in with a passkey alone, which is both factors: the device, and the finger, face or PIN that opens
 * it. Counted as sign-ins with a password are (docs/spec/staff-sign-in.md#signing-in).
 */
export async function signInWithPasskey(ctx: RequestContext, { passkey }: SignInWithPasskeyInput) {
  assertInUse(ctx);
  await ctx.limits.takeForAddress('login', ctx.address);
  const known = await findPasskey(ctx.db, passkey.credential);
  /* Counted for an unknown one as well, so that it is answered as a known one is. */
  const key = known ? emailKey(known.email) : passkey.credential;
  await ctx.limits.takeForPair('login-staff', key, ctx.address);
  await ctx.limits.takeForDay('login-staff', key, ctx.address);
  const { staffId, role, tokenVersion, name } = await ownerOf(ctx, passkey).catch((error: unknown) => {
    recordRefusedSignIn(ctx, key, error);
    throw error;
  });
  await ctx.limits.giveBackPairAndDay('login-staff', key, ctx.address);
  await ctx.limits.rememberNetwork(key, ctx.address);
  const token = await openSession(ctx, { id: staffId, role, tokenVersion }, { factor: true });
  await recordSignIn(ctx, staffId, name);
  return { admin: { token } };
}
