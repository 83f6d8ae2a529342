import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { emailKey, isStaff } from '@aabha/contracts/accounts/accounts.rules';
import type { User as Profile } from '@aabha/contracts/accounts/accounts.schema';
import type { UndoEmailInput } from '@aabha/contracts/accounts/second-factor.schema';
import { AppError, appError } from '@aabha/contracts/errors/errors';
import { EMAIL_UNDO_DAYS } from '@aabha/contracts/settings/limits';
import type { Tx } from '@aabha/db/client';
import { hashPassword, passwordMatches } from '@aabha/db/passwords';
import { sqlState } from '@aabha/db/tx';
import type { Config } from '../../core/config';
import type { AppDeps } from '../../context/deps';
import { enqueue } from '../../outbox/outbox';
import type { RequestContext, SignedInContext } from '../../context/context';
import { writeAudit } from '../audit/audit.service';
import {
  endSessions,
  findPasswordHash,
  findUser,
  lockEmail,
  updatePassword,
  updateUserFields,
} from './accounts.queries';
import { findUndoableChange, insertEmailChange, markUndone } from './email-changes.queries';
import { assertOwnPassword, assertStaffPassword } from './own-password.service';
import { withMailedReset } from './use-second-factor.service';

const UNIQUE_VIOLATION = '23505';
const DAY_MS = 24 * 3_600_000;
const TOKEN = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})\.([\w-]{43})$/;

const signatureOf = (config: Pick<Config, 'TOKEN_SECRET'>, { id, nonce }: { id: string; nonce: string }) =>
  createHmac('sha256', `${config.TOKEN_SECRET}:email-undo`).update(`${id}:${nonce}`).digest('base64url');

/** Returns the token of an undo link: a keyed hash of the change's row, so that it is stored nowhere. */
function undoToken(config: Pick<Config, 'TOKEN_SECRET'>, change: { id: string; nonce: string }): string {
  return `${change.id.replaceAll('-', '')}.${signatureOf(config, change)}`;
}

/**
 * Requires the caller's own password before an e-mail changes, so that a stolen token alone cannot take over
 * an account. Also for a SuperAdmin who changes another person's e-mail. Wrong attempts are limited per
 * account.
 */
export async function requireOwnPassword(ctx: SignedInContext, password: string | undefined): Promise<void> {
  if (password === undefined) throw refusePassword('PASSWORD_REQUIRED');
  await assertPasswordOf(ctx, ctx.user.id, password);
}

/**
 * Requires the password of the caller's account: PASSWORD_NOT_YOURS where it is another, PASSWORD_NOT_SET where there is
 * none. Wrong attempts are limited per account.
 */
export async function assertPasswordOf(
  ctx: Pick<RequestContext, 'db' | 'limits'>,
  userId: string,
  password: string,
): Promise<void> {
  await ctx.limits.takeForAccount('confirm-password', userId);
  const passwordHash = await findPasswordHash(ctx.db, userId);
  if (passwordHash === null) throw appError('PASSWORD_NOT_SET');
  if (!(await passwordMatches(passwordHash, password))) throw refusePassword('PASSWORD_NOT_YOURS');
  await ctx.limits.giveBack('confirm-password', userId);
}

const refusePassword = (code: 'PASSWORD_REQUIRED' | 'PASSWORD_NOT_YOURS') =>
  new AppError(code, undefined, { password: appError(code).message });

/**
 * Records a new e-mail in its transaction: an undo link to the earlier address, an audit entry, and the end
 * of every session. Returns the data for a fresh token. Throws RECORD_CHANGED when the e-mail is no longer
 * `present.email`.
 */
export async function recordEmailChange(ctx: SignedInContext, tx: Tx, present: Profile, newEmail: string) {
  const oldEmail = await lockEmail(tx, present._id);
  if (oldEmail === undefined) throw appError('NOT_FOUND');
  if (emailKey(oldEmail) !== emailKey(present.email)) throw appError('RECORD_CHANGED');
  const now = ctx.now();
  const changeId = await insertEmailChange(tx, {
    userId: present._id,
    oldEmail,
    newEmail,
    nonce: randomBytes(16).toString('hex'),
    createdAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + EMAIL_UNDO_DAYS * DAY_MS).toISOString(),
  });
  await enqueue(tx, 'mail.email-changed', { changeId });
  await writeAudit(tx, ctx.user.id, {
    action: 'user.email-change',
    entity: 'user',
    entityId: present._id,
    before: { email: oldEmail },
    after: { email: newEmail },
  });
  return endSessions(tx, present._id);
}

async function findChangeOfToken(ctx: RequestContext, token: string) {
  const [, ...parts] = TOKEN.exec(token) ?? [];
  const signature = parts.pop();
  const change = signature && (await findUndoableChange(ctx.db, parts.join('-'), ctx.now().toISOString()));
  if (!change) return undefined;
  const expected = Buffer.from(signatureOf(ctx.config, change));
  return timingSafeEqual(expected, Buffer.from(signature)) ? change : undefined;
}

/**
 * Restores the earlier e-mail of an account by the link that was mailed there: sets a new password, since the
 * account may have been taken over, and ends every session. The link works once, without a session.
 */
export async function undoEmailChange(ctx: RequestContext, input: UndoEmailInput) {
  assertOwnPassword(ctx, input.newPassword, 'newPassword');
  await ctx.limits.takeForAddress('undo-email', ctx.address);
  const found = await findChangeOfToken(ctx, input.token);
  if (!found) throw appError('EMAIL_UNDO_LINK_WRONG');
  const owner = await findUser(ctx.db, found.userId);
  const staff = owner && isStaff(owner.role) ? { id: owner._id, role: owner.role } : undefined;
  if (staff) assertStaffPassword(ctx, input.newPassword, 'newPassword');
  const passwordHash = await hashPassword(input.newPassword);
  await withMailedReset(ctx, staff, input.code, async (tx) => {
    const email = await lockEmail(tx, found.userId);
    const change = await findUndoableChange(tx, found.id, ctx.now().toISOString());
    if (email === undefined || !change) throw appError('EMAIL_UNDO_LINK_WRONG');
    await markUndone(tx, change, ctx.now().toISOString());
    await updateUserFields(tx, change.userId, { email: change.oldEmail });
    await updatePassword(tx, change.userId, passwordHash);
    await enqueue(tx, 'mail.password-changed', { userId: change.userId });
    await writeAudit(tx, change.userId, {
      action: 'user.email-undo',
      entity: 'user',
      entityId: change.userId,
      before: { email },
      after: { email: change.oldEmail },
    });
  }).catch((error: unknown) => {
    throw sqlState(error) === UNIQUE_VIOLATION ? appError('EMAIL_TAKEN') : error;
  });
  await ctx.limits.rememberNetwork(emailKey(found.oldEmail), ctx.address);
  return { message: 'Your email is restored. Please log in with your new password.' };
}

/** Returns a change for the mail to its earlier address; undefined when it can no longer be undone. */
export async function findEmailChangeToMail(deps: AppDeps, changeId: string) {
  const change = await findUndoableChange(deps.db, changeId, deps.ports.clock.now().toISOString());
  return change && { ...change, token: undoToken(deps.config, change) };
}
