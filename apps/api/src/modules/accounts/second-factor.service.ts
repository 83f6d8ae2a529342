import { randomBytes } from 'node:crypto';
import type {
  OtherStaffInput,
  OwnFactorInput,
  SecondFactorCodeInput,
  StartSecondFactorInput,
} from '@aabha/contracts/accounts/second-factor.schema';
import { RECOVERY_CODES } from '@aabha/contracts/accounts/second-factor.values';
import { AppError, appError } from '@aabha/contracts/errors/errors';
import type { Tx } from '@aabha/db/client';
import { inTx } from '@aabha/db/tx';
import type { SignedInContext } from '../../context/context';
import { base32 } from '../../core/base32';
import { qrImage } from '../../core/qr-image';
import { sealText } from '../../core/seal-text';
import { matchTotp } from '../../core/totp';
import { writeAudit } from '../audit/audit.service';
import { findUser } from './accounts.queries';
import { findStaff, lockStaff } from './accounts.staff.queries';
import { assertPasswordOf } from './email-changes.service';
import { assertInUse, makeRecoveryCodes, recordFactorState } from './factor-changes.service';
import { countPasskeys } from './passkeys.queries';
import {
  confirmTotp,
  countRecoveryCodes,
  deleteApp,
  deleteFactors,
  findEnrolledAt,
  hasFactor,
  lockTotp,
  replacePendingTotp,
} from './second-factor.queries';
import { openSession } from './open-session.service';
import { openSecret, withConfirmedFactor, withOwnFactor } from './use-second-factor.service';

/** As long as the hash, which is what RFC 4226 recommends. */
const SECRET_BYTES = 20;

/** Returns the state of the caller's second factor. */
export async function getSecondFactor(ctx: SignedInContext) {
  const [enrolledAt, passkeys, left] = await Promise.all([
    findEnrolledAt(ctx.db, ctx.user.id),
    countPasskeys(ctx.db, ctx.user.id),
    countRecoveryCodes(ctx.db, ctx.user.id),
  ]);
  return {
    secondFactor: {
      setting: ctx.config.staffSecondFactor,
      enrolled_at: enrolledAt ?? null,
      passkeys,
      recovery_codes_left: left,
    },
  };
}

/**
 * Begins an enrolment: returns a new secret as text and QR code. Needs the caller's password, so that a stolen token alone
 * cannot lock the owner out. The secret opens nothing until a code of it was entered.
 */
export async function startSecondFactor(ctx: SignedInContext, { password }: StartSecondFactorInput) {
  assertInUse(ctx);
  await assertPasswordOf(ctx, ctx.user.id, password);
  const user = await findUser(ctx.db, ctx.user.id);
  if (!user) throw appError('SESSION_EXPIRED');
  const bytes = randomBytes(SECRET_BYTES);
  const sealed = sealText(ctx.config, 'second-factor', bytes.toString('base64'));
  if (!(await replacePendingTotp(ctx.db, user._id, sealed))) throw appError('SECOND_FACTOR_ON');
  const secret = base32(bytes);
  const issuer = ctx.settings.current.brand.name;
  const uri = `otpauth://totp/${encodeURIComponent(`${issuer}:${user.email}`)}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`;
  return { secret, uri, qr: qrImage(uri) };
}

async function confirmIn(ctx: SignedInContext, tx: Tx, code: string) {
  const staffId = ctx.user.id;
  const totp = await lockTotp(tx, staffId);
  if (!totp) throw appError('SECOND_FACTOR_NOT_STARTED');
  if (totp.confirmedAt) throw appError('SECOND_FACTOR_ON');
  const secret = openSecret(ctx, totp.sealedSecret);
  if (!secret) throw appError('SECOND_FACTOR_NOT_STARTED');
  const step = matchTotp(secret, code.replaceAll(/\s/g, ''), ctx.now());
  if (step === undefined)
    throw new AppError('SECOND_FACTOR_WRONG', undefined, { code: appError('SECOND_FACTOR_WRONG').message });
  /* One after the other with a passkey that is added: the first one makes the recovery codes. */
  await lockStaff(tx, staffId);
  const isFirst = !(await hasFactor(tx, staffId));
  await confirmTotp(tx, totp.id, ctx.now().toISOString(), step);
  const codes = isFirst ? await makeRecoveryCodes(tx, staffId) : [];
  return { codes, holder: await recordFactorState(ctx, tx, { staffId, change: 'on' }) };
}

/**
 * Ends an enrolment with a code of its secret. Every session ends, since others began without the second factor; the caller
 * gets a fresh token, and recovery codes where this is their first second factor.
 */
export async function confirmSecondFactor(ctx: SignedInContext, { code }: SecondFactorCodeInput) {
  assertInUse(ctx);
  await ctx.limits.takeForAccount('second-factor', ctx.user.id);
  const { codes, holder } = await inTx(ctx.db, (tx) => confirmIn(ctx, tx, code));
  await ctx.limits.giveBack('second-factor', ctx.user.id);
  return { recovery_codes: codes, token: await openSession(ctx, holder, { factor: true }) };
}

async function assertEnrolled(ctx: SignedInContext): Promise<void> {
  assertInUse(ctx);
  if (!(await hasFactor(ctx.db, ctx.user.id))) throw appError('SECOND_FACTOR_NONE');
}

/** Replaces the caller's recovery codes, with their second factor. */
export async function renewRecoveryCodes(ctx: SignedInContext, proof: OwnFactorInput) {
  await assertEnrolled(ctx);
  const codes = await withOwnFactor(ctx, proof, async (tx) => {
    await writeAudit(tx, ctx.user.id, {
      action: 'staff.recovery-codes-replaced',
      entity: 'user',
      entityId: ctx.user.id,
      before: null,
      after: { left: RECOVERY_CODES },
    });
    return makeRecoveryCodes(tx, ctx.user.id);
  });
  return { recovery_codes: codes };
}

/**
 * Removes the caller's authenticator app, with a second factor. It may be the last one where the shop requires one: an account
 * has one app at most, so that a new phone needs this first. Ends every session; the caller gets a fresh token.
 */
export async function removeSecondFactor(ctx: SignedInContext, proof: OwnFactorInput) {
  assertInUse(ctx);
  const staffId = ctx.user.id;
  if ((await findEnrolledAt(ctx.db, staffId)) === undefined) throw appError('SECOND_FACTOR_NONE');
  const { holder, isLast } = await withOwnFactor(ctx, proof, async (tx) => {
    await lockStaff(tx, staffId);
    const isLast = await deleteApp(tx, staffId);
    return { isLast, holder: await recordFactorState(ctx, tx, { staffId, change: 'off' }) };
  });
  return { token: await openSession(ctx, holder, { factor: !isLast }) };
}

/**
 * Removes every second factor of another member of the staff who has lost them (app, passkeys, recovery codes), by a SuperAdmin
 * with their own second factor. Ends that person's sessions and mails them.
 */
export async function removeFactorOf(ctx: SignedInContext, { id, ...proof }: OtherStaffInput) {
  if (id === ctx.user.id) throw appError('STAFF_RESET_OWN');
  const staff = await withConfirmedFactor(ctx, proof, async (tx) => {
    const present = await lockStaff(tx, id);
    if (!present) throw appError('NOT_FOUND');
    if (!present.secondFactor) throw appError('SECOND_FACTOR_NONE');
    const passkeys = await deleteFactors(tx, id);
    await recordFactorState(ctx, tx, { staffId: id, change: 'removed', removed: { passkeys } });
    return findStaff(tx, id);
  });
  return { staff };
}
