import type {
  CodePurpose,
  LoginInput,
  Profile,
  SignupInput,
  UpdateUserInput,
  VerifyOtpInput,
} from '@aabha/contracts/accounts/accounts.schema';
import type { ResetPasswordInput, StaffLoginInput } from '@aabha/contracts/accounts/second-factor.schema';
import { emailKey, isCustomer, isStaff } from '@aabha/contracts/accounts/accounts.rules';
import { appError } from '@aabha/contracts/errors/errors';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { inTx, sqlState } from '@aabha/db/tx';
import { enqueue } from '../../outbox/outbox';
import type { RequestContext, SignedInContext } from '../../context/context';
import { changedFields, writeAudit } from '../audit/audit.service';
import { recordConsent } from '../consents/record-consent.service';
import {
  assertMayRequestCode,
  requireVerifiedCode,
  sendCode,
  spendVerifiedCode,
  verifyCode,
} from './codes.service';
import {
  countCustomers,
  emailIsTaken,
  findAccountByEmail,
  findUser,
  insertUser,
  updatePassword,
  updateUserFields,
} from './accounts.queries';
import { hashPassword, passwordMatches } from '@aabha/db/passwords';
import { assertOwnPassword, assertStaffPassword, isKnownToAll } from './own-password.service';
import { recordEmailChange, requireOwnPassword, undoEmailChange } from './email-changes.service';
import { recordRefusedSignIn, recordSignIn } from './record-sign-in.service';
import { countSignIn } from './count-sign-in';
import { openSession } from './open-session.service';
import { checkSignInFactor, hasSecondFactor, withMailedReset } from './use-second-factor.service';

export { countCustomers, insertUser as createAccount, undoEmailChange };

const UNIQUE_VIOLATION = '23505';

async function logIn(ctx: RequestContext, input: StaffLoginInput, staff: boolean) {
  const key = emailKey(input.email);
  /* Counted per login, so that wrong passwords at the shop do not lock the back office. */
  const act = staff ? 'login-staff' : 'login';
  const giveBack = await countSignIn(ctx, act, key);
  const account = await findAccountByEmail(ctx.db, key);
  const mayEnter =
    account !== undefined && (staff ? isStaff(account.role) && !account.disabled : isCustomer(account.role));
  const mayMatch = mayEnter && !isKnownToAll(ctx, input.password);
  const matches = await passwordMatches(mayMatch ? account.passwordHash : undefined, input.password);
  if (!matches || !account) throw appError('WRONG_PASSWORD');
  const proof = staff ? await checkSignInFactor(ctx, account.id, input, giveBack) : undefined;
  await giveBack();
  /* Only after the right password, so that nobody else learns that the account is closed. */
  if (account.disabled) throw appError('ACCOUNT_CLOSED');
  await ctx.limits.rememberNetwork(key, ctx.address);
  return { account, passkey: proof?.passkey, token: await openSession(ctx, account, proof) };
}

/**
 * Signs a User or Business in; the response is the same for an unknown e-mail and a wrong password
 * (docs/spec/accounts.md#sign-in). A closed account is refused with ACCOUNT_CLOSED where the password is
 * right.
 */
export async function logInCustomer(ctx: RequestContext, input: LoginInput) {
  const { token } = await logIn(ctx, input, false);
  return { token };
}

/**
 * Signs a SubAdmin or SuperAdmin in to the back office, with their second factor where they have one. Where the shop
 * requires one that they do not have, the session can only set it up (docs/spec/staff-sign-in.md#signing-in).
 */
export async function logInStaff(ctx: RequestContext, input: StaffLoginInput) {
  const { account, passkey, token } = await logIn(ctx, input, true).catch((error: unknown) => {
    recordRefusedSignIn(ctx, input.email, error);
    throw error;
  });
  await recordSignIn(ctx, account.id, passkey);
  const mustEnrol = ctx.config.staffSecondFactor === 'required' && !(await hasSecondFactor(ctx, account.id));
  return { admin: mustEnrol ? { token, mustEnrol } : { token } };
}

/**
 * Mails a code for a new account, or, for a signed-in caller, for a new e-mail. 409 when the e-mail is taken.
 */
export async function sendEmailCode(ctx: RequestContext, input: { email: string }) {
  const key = emailKey(input.email);
  const purpose: CodePurpose = (await ctx.caller()) ? 'email-change' : 'signup';
  await assertMayRequestCode(ctx, key, purpose);
  if (await emailIsTaken(ctx.db, key)) throw appError('EMAIL_TAKEN');
  await sendCode(ctx, key, purpose);
  return { message: 'OTP sent to your email!' };
}

/**
 * Requests a code for a forgotten password. The response is the same whether or not the account exists; only
 * an existing one gets a mail (docs/spec/accounts.md#forgotten-password).
 */
export async function sendForgotPasswordCode(ctx: RequestContext, input: { email: string }) {
  const key = emailKey(input.email);
  await assertMayRequestCode(ctx, key, 'forgot-password');
  /* The same work for every e-mail; the worker mails the code only where there is an account. */
  await sendCode(ctx, key, 'forgot-password');
  return { message: 'OTP sent to your email!' };
}

export async function verifyEmailCode(ctx: RequestContext, input: VerifyOtpInput) {
  await verifyCode(ctx, emailKey(input.email), input.otp);
  return { message: 'OTP verified successfully!' };
}

/**
 * Creates an account for an e-mail whose signup code was verified in the last fifteen minutes, and signs it
 * in.
 */
export async function signUp(ctx: RequestContext, input: SignupInput) {
  const key = emailKey(input.email);
  assertOwnPassword(ctx, input.password);
  await requireVerifiedCode(ctx, key, 'signup');
  const passwordHash = await hashPassword(input.password);
  const user = await inTx(ctx.db, async (tx) => {
    await spendVerifiedCode(ctx, tx, key, 'signup');
    const created = await insertUser(tx, {
      name: input.name,
      email: input.email,
      phone: input.phone,
      passwordHash,
      role: 'User',
      language: ctx.language,
    });
    await recordConsent(ctx, tx, {
      ...{ person: { userId: created.id }, purpose: 'account', action: 'given', channel: 'sign-up' },
      evidence: 'Entered the code of the sign-up form, which links the notice',
    });
    await enqueue(tx, 'mail.welcome', { userId: created.id });
    return created;
  }).catch((error: unknown) => {
    throw sqlState(error) === UNIQUE_VIOLATION ? appError('EMAIL_TAKEN') : error;
  });
  return { token: await openSession(ctx, user) };
}

async function findActiveStaff(db: DbOrTx, key: string) {
  const account = await findAccountByEmail(db, key);
  return account && isStaff(account.role) && !account.disabled ? account : undefined;
}

/**
 * Sets a new password with a verified forgot-password code, and ends every session of the account
 * (docs/spec/accounts.md#forgotten-password). Refuses a closed account with ACCOUNT_CLOSED: a new password does not
 * reopen it. Staff need more than the code.
 */
export async function changePassword(ctx: RequestContext, input: ResetPasswordInput) {
  const key = emailKey(input.email);
  assertOwnPassword(ctx, input.newPassword, 'newPassword');
  await requireVerifiedCode(ctx, key, 'forgot-password');
  /* Only after the code: nobody else learns whose address it is. */
  const staff = await findActiveStaff(ctx.db, key);
  if (staff) assertStaffPassword(ctx, input.newPassword, 'newPassword');
  const passwordHash = await hashPassword(input.newPassword);
  await withMailedReset(ctx, staff, input.code, async (tx) => {
    await spendVerifiedCode(ctx, tx, key, 'forgot-password');
    const account = await findAccountByEmail(tx, key);
    if (account?.disabled && isCustomer(account.role)) throw appError('ACCOUNT_CLOSED');
    if (!account || account.disabled) throw appError('CODE_NOT_VERIFIED');
    await updatePassword(tx, account.id, passwordHash);
    await enqueue(tx, 'mail.password-changed', { userId: account.id });
  });
  /* Whoever reads the account's mail may sign in from here, however often others tried. */
  await ctx.limits.rememberNetwork(key, ctx.address);
  return { message: 'Password reset successfully!' };
}

/**
 * Returns the caller's profile, or any for a SuperAdmin; another person's is 404
 * (docs/spec/sessions-and-access.md#ownership).
 */
export async function getUser(ctx: SignedInContext, input: { id: string }) {
  const mayRead = input.id === ctx.user.id || ctx.user.role === 'SuperAdmin';
  const user = mayRead ? await findUser(ctx.db, input.id) : undefined;
  if (!user) throw appError('NOT_FOUND');
  return { user };
}

/** Audits changes that a SuperAdmin makes to another profile (docs/spec/audit.md#actions). */
async function auditProfile(ctx: SignedInContext, tx: Tx, present: Profile, wanted: Partial<Profile>) {
  const change = changedFields<Profile>(present, wanted);
  if (change)
    await writeAudit(tx, ctx.user.id, {
      action: 'user.update',
      entity: 'user',
      entityId: present._id,
      ...change,
    });
}

/** Returns the new e-mail of a change; undefined when it differs at most in case. */
function changedEmail(present: Profile, { email }: UpdateUserInput['user']): string | undefined {
  return email === undefined || emailKey(email) === emailKey(present.email) ? undefined : email;
}

/**
 * Changes the fields of a profile that were sent. A new e-mail needs its code, given here or verified before
 * (docs/spec/accounts.md#change-of-e-mail), and the caller's password; it ends every session, and callers who
 * changed their own get a fresh token.
 */
export async function updateUser(ctx: SignedInContext, input: UpdateUserInput) {
  const { user: present } = await getUser(ctx, input);
  const isOwn = present._id === ctx.user.id;
  const newEmail = changedEmail(present, input.user);
  if (newEmail !== undefined) await requireOwnPassword(ctx, input.password);
  if (newEmail !== undefined && input.otp) await verifyCode(ctx, emailKey(newEmail), input.otp);
  const { user, holder } = await inTx(ctx.db, async (tx) => {
    if (newEmail !== undefined) await spendVerifiedCode(ctx, tx, emailKey(newEmail), 'email-change');
    if (!isOwn)
      await auditProfile(
        ctx,
        tx,
        present,
        newEmail === undefined ? input.user : { ...input.user, email: undefined },
      );
    const holder = newEmail === undefined ? undefined : await recordEmailChange(ctx, tx, present, newEmail);
    return { user: await updateUserFields(tx, present._id, input.user), holder };
  }).catch((error: unknown) => {
    throw sqlState(error) === UNIQUE_VIOLATION ? appError('EMAIL_TAKEN') : error;
  });
  if (!user) throw appError('NOT_FOUND');
  return holder && isOwn ? { user, token: await openSession(ctx, holder) } : { user };
}

/** Returns the token's owner, for menus and access checks of the apps. */
export async function me(ctx: SignedInContext) {
  const user = await findUser(ctx.db, ctx.user.id);
  if (!user) throw appError('SESSION_EXPIRED');
  const { permissions, mustEnrol } = ctx.user;
  return { user, ...(permissions && { permissions: [...permissions] }), ...(mustEnrol && { mustEnrol }) };
}

/** Returns a person for mails. */
export function userForMail(db: DbOrTx, id: string) {
  return findUser(db, id);
}
