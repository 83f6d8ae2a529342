import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type {
  ChangeStaffPasswordInput,
  OtherStaffInput,
  UseResetLinkInput,
} from '@aabha/contracts/accounts/second-factor.schema';
import { INVITATION_HOURS, STAFF_RESET_MINUTES } from '@aabha/contracts/accounts/second-factor.values';
import { appError } from '@aabha/contracts/errors/errors';
import type { Tx } from '@aabha/db/client';
import { hashPassword } from '@aabha/db/passwords';
import type { AppDeps } from '../../context/deps';
import type { RequestContext, SignedInContext } from '../../context/context';
import type { Config } from '../../core/config';
import { enqueue } from '../../outbox/outbox';
import { writeAudit } from '../audit/audit.service';
import { updatePassword } from './accounts.queries';
import { lockStaff } from './accounts.staff.queries';
import { assertPasswordOf } from './email-changes.service';
import { assertStaffPassword } from './own-password.service';
import { findResetLink, replaceResetLink, useResetLink } from './staff-reset.queries';
import { openSession } from './open-session.service';
import {
  hasSecondFactor,
  withConfirmedFactor,
  withOwnFactor,
  withSecondFactor,
} from './use-second-factor.service';

type Secret = Pick<Config, 'TOKEN_SECRET'>;
interface StoredLink {
  id: string;
  nonce: string;
}

/** Returns the token of a link: a keyed hash of its row, so that it is stored nowhere. */
function resetToken({ TOKEN_SECRET }: Secret, { id, nonce }: StoredLink): string {
  const signature = createHmac('sha256', `${TOKEN_SECRET}:staff-reset`)
    .update(`${id}:${nonce}`)
    .digest('base64url');
  return `${id}.${signature}`;
}

/**
 * Makes a link for somebody of the staff, ends earlier ones, and queues its mail: an invitation while the account has no
 * password. Returns when it expires.
 */
export async function makeResetLink(
  ctx: SignedInContext,
  tx: Tx,
  { _id, invited }: { _id: string; invited: boolean },
): Promise<string> {
  const minutes = invited ? INVITATION_HOURS * 60 : STAFF_RESET_MINUTES;
  const expiresAt = new Date(ctx.now().getTime() + minutes * 60_000).toISOString();
  const nonce = randomBytes(16).toString('hex');
  const linkId = await replaceResetLink(tx, { staffId: _id, sentBy: ctx.user.id, nonce, expiresAt });
  await enqueue(tx, 'mail.staff-reset', { linkId });
  return expiresAt;
}

/**
 * Mails a member of the staff a link to set a new password, by another SuperAdmin with their own second factor. The
 * link works once, for an hour; an earlier one ends (docs/spec/staff-sign-in.md#reset-link).
 */
export async function sendResetLink(ctx: SignedInContext, { id, ...proof }: OtherStaffInput) {
  if (id === ctx.user.id) throw appError('STAFF_RESET_OWN');
  const staff = await withConfirmedFactor(ctx, proof, async (tx) => {
    const present = await lockStaff(tx, id);
    if (!present) throw appError('NOT_FOUND');
    if (present.disabled) throw appError('STAFF_RESET_DISABLED');
    const expiresAt = await makeResetLink(ctx, tx, present);
    await writeAudit(tx, ctx.user.id, {
      action: 'staff.reset-link-sent',
      entity: 'user',
      entityId: id,
      before: null,
      after: { expires_at: expiresAt },
    });
    return present;
  });
  return { staff };
}

async function findLinkOfToken(ctx: RequestContext, token: string) {
  const [id = ''] = token.split('.');
  const link = await findResetLink(ctx.db, id, ctx.now().toISOString());
  if (!link) return undefined;
  const wanted = Buffer.from(resetToken(ctx.config, link));
  const given = Buffer.from(token);
  return wanted.length === given.length && timingSafeEqual(wanted, given) ? link : undefined;
}

/**
 * Sets a new password by the link that a SuperAdmin sent, with the second factor where the account has one. Ends every
 * session of the account.
 */
export async function useStaffResetLink(ctx: RequestContext, input: UseResetLinkInput) {
  assertStaffPassword(ctx, input.newPassword, 'newPassword');
  await ctx.limits.takeForAddress('undo-email', ctx.address);
  const link = await findLinkOfToken(ctx, input.token);
  if (!link) throw appError('STAFF_RESET_LINK_WRONG');
  const { staffId } = link;
  const passwordHash = await hashPassword(input.newPassword);
  await withSecondFactor(ctx, staffId, input, async (tx) => {
    const staff = await lockStaff(tx, staffId);
    const isUsed = await useResetLink(tx, link.id, ctx.now().toISOString());
    if (!staff || staff.disabled || !isUsed) throw appError('STAFF_RESET_LINK_WRONG');
    await updatePassword(tx, staffId, passwordHash);
    /* Nobody had a password that could have changed. */
    if (!staff.invited) await enqueue(tx, 'mail.password-changed', { userId: staffId });
    await writeAudit(tx, staffId, {
      action: staff.invited ? 'staff.invitation-accepted' : 'staff.password-reset',
      entity: 'user',
      entityId: staffId,
      before: null,
      after: { sentBy: link.sentBy },
    });
  });
  return { message: 'Password reset successfully!' };
}

/** Changes the caller's own password; every session ends, and the caller gets a fresh token. */
export async function changeStaffPassword(ctx: SignedInContext, input: ChangeStaffPasswordInput) {
  assertStaffPassword(ctx, input.newPassword, 'newPassword');
  await assertPasswordOf(ctx, ctx.user.id, input.password);
  const passwordHash = await hashPassword(input.newPassword);
  const holder = await withOwnFactor(ctx, input, async (tx) => {
    await enqueue(tx, 'mail.password-changed', { userId: ctx.user.id });
    await writeAudit(tx, ctx.user.id, {
      action: 'staff.password-changed',
      entity: 'user',
      entityId: ctx.user.id,
      before: null,
      after: null,
    });
    return updatePassword(tx, ctx.user.id, passwordHash);
  });
  /* A code was given where there is a second factor. */
  return { token: await openSession(ctx, holder, { factor: await hasSecondFactor(ctx, ctx.user.id) }) };
}

/** Returns a link for its mail; undefined when it was used, replaced, or has expired. */
export async function findResetToMail(deps: AppDeps, linkId: string) {
  const link = await findResetLink(deps.db, linkId, deps.ports.clock.now().toISOString());
  return link && { staffId: link.staffId, token: resetToken(deps.config, link) };
}
