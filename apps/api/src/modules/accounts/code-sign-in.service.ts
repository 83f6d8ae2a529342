import { emailKey, isCustomer } from '@aabha/contracts/accounts/accounts.rules';
import type { SetPasswordInput, SignInCodeInput } from '@aabha/contracts/accounts/accounts.schema';
import { UNNAMED_SHOPPER } from '@aabha/contracts/accounts/accounts.values';
import { appError } from '@aabha/contracts/errors/errors';
import type { Tx } from '@aabha/db/client';
import { hashPassword } from '@aabha/db/passwords';
import type { RequestContext, SignedInContext } from '../../context/context';
import { enqueue } from '../../outbox/outbox';
import { recordConsent } from '../consents/record-consent.service';
import {
  findAccountByEmail,
  findUser,
  insertUserUnlessTaken,
  lockEmail,
  updatePassword,
} from './accounts.queries';
import { assertMayRequestCode, sendCode, withCode } from './codes.service';
import { assertOwnPassword } from './own-password.service';
import { openSession } from './open-session.service';

/**
 * Requests a code for signing in. The response and the work are the same for every e-mail; nobody of the staff gets a
 * mail (docs/spec/accounts.md#sign-in-by-code).
 */
export async function requestSignInCode(ctx: RequestContext, input: { email: string }) {
  const key = emailKey(input.email);
  await assertMayRequestCode(ctx, key, 'sign-in');
  await sendCode(ctx, key, 'sign-in');
  return { message: 'OTP sent to your email!' };
}

/** Makes an account without a password; undefined where a concurrent call has made one for the e-mail. */
async function makeAccount(ctx: RequestContext, tx: Tx, email: string) {
  const created = await insertUserUnlessTaken(tx, {
    ...{ name: UNNAMED_SHOPPER, email, phone: '', passwordHash: null },
    ...{ role: 'User', language: ctx.language },
  });
  if (!created) return undefined;
  await recordConsent(ctx, tx, {
    ...{ person: { userId: created.id }, purpose: 'account', action: 'given', channel: 'sign-up' },
    evidence: 'Entered the code of the sign-in form, which links the notice',
  });
  await enqueue(tx, 'mail.welcome', { userId: created.id });
  return { ...created, disabled: false };
}

/** Returns the account of a proven e-mail, made where there is none. */
async function accountOf(ctx: RequestContext, tx: Tx, email: string) {
  const present = await findAccountByEmail(tx, emailKey(email));
  if (present) return { account: present, isNew: false };
  const made = await makeAccount(ctx, tx, email);
  if (made) return { account: made, isNew: true };
  return { account: await findAccountByEmail(tx, emailKey(email)), isNew: false };
}

/**
 * Signs a shopper in with a mailed code, which proves the e-mail; without an account makes one that has no password
 * (docs/spec/accounts.md#sign-in-by-code). Staff are refused like a wrong code, a closed account with ACCOUNT_CLOSED.
 */
export async function signInWithCode(ctx: RequestContext, { email, otp }: SignInCodeInput) {
  const key = emailKey(email);
  const { account, isNew } = await withCode(ctx, { emailKey: key, otp, purpose: 'sign-in' }, async (tx) => {
    const found = await accountOf(ctx, tx, email);
    if (!found.account || !isCustomer(found.account.role)) throw appError('CODE_WRONG');
    if (found.account.disabled) throw appError('ACCOUNT_CLOSED');
    return { ...found, account: found.account };
  });
  /* Whoever reads the account's mail may sign in from here, however often others tried. */
  await ctx.limits.rememberNetwork(key, ctx.address);
  return { token: await openSession(ctx, account), isNew };
}

/**
 * Sets the password of the caller's account with a code that was mailed to its e-mail, ends its sessions and returns a
 * fresh token (docs/spec/accounts.md#first-password).
 */
export async function setPassword(ctx: SignedInContext, { otp, newPassword }: SetPasswordInput) {
  assertOwnPassword(ctx, newPassword, 'newPassword');
  const user = await findUser(ctx.db, ctx.user.id);
  if (!user) throw appError('SESSION_EXPIRED');
  const key = emailKey(user.email);
  const passwordHash = await hashPassword(newPassword);
  const holder = await withCode(ctx, { emailKey: key, otp, purpose: 'forgot-password' }, async (tx) => {
    /* The code proves the e-mail that the account had when this began. */
    if (emailKey((await lockEmail(tx, user._id)) ?? '') !== key) throw appError('RECORD_CHANGED');
    await enqueue(tx, 'mail.password-changed', { userId: user._id });
    return updatePassword(tx, user._id, passwordHash);
  });
  return { token: await openSession(ctx, holder) };
}
