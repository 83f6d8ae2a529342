import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { CodePurpose } from '@aabha/contracts/accounts/accounts.schema';
import { appError, assertAllowed } from '@aabha/contracts/errors/errors';
import { allow, refuse, type Verdict } from '@aabha/contracts/errors/verdict';
import {
  CODE_LENGTH,
  CODE_RESEND_MS,
  CODE_TRIES,
  CODE_TTL_MS,
  CODE_VERIFIED_FOR_MS,
} from '@aabha/contracts/settings/limits';
import type { Tx } from '@aabha/db/client';
import { inTx } from '@aabha/db/tx';
import type { Config } from '../../core/config';
import type { AppDeps } from '../../context/deps';
import { networkOf } from '../../core/network-of';
import { enqueue } from '../../outbox/outbox';
import type { RequestContext } from '../../context/context';
import { emailIsTaken } from './accounts.queries';
import {
  findCode,
  findCodeSince,
  findVerifiedCode,
  lockLiveCodes,
  markVerified,
  recordWrongTry,
  replaceCode,
  useVerifiedCode,
  type VerifiedCode,
} from './codes.queries';

/**
 * Returns the six digits of a code: a keyed hash of its row, so that they can be mailed again but are not
 * stored.
 */
export function codeDigits(
  config: Pick<Config, 'TOKEN_SECRET'>,
  code: { id: string; nonce: string },
): string {
  const digest = createHmac('sha256', `${config.TOKEN_SECRET}:codes`)
    .update(`${code.id}:${code.nonce}`)
    .digest();
  return String(digest.readUIntBE(0, 6) % 10 ** CODE_LENGTH).padStart(CODE_LENGTH, '0');
}

/**
 * Counts a request for a code and refuses one within thirty seconds of the last
 * (docs/spec/accounts.md#one-time-codes).
 */
export async function assertMayRequestCode(
  ctx: RequestContext,
  emailKey: string,
  purpose: CodePurpose,
): Promise<void> {
  await ctx.limits.takeForAddress('send-code', ctx.address);
  const nowMs = ctx.now().getTime();
  const last = await findCodeSince(ctx.db, emailKey, purpose, new Date(nowMs - CODE_RESEND_MS).toISOString());
  if (last) throw tooSoon(Date.parse(last.createdAt) + CODE_RESEND_MS - nowMs);
  await ctx.limits.takeForAccount('send-code', emailKey);
  await ctx.limits.takeForDay('send-code', emailKey, ctx.address);
}

const tooSoon = (retryAfterMs: number) =>
  appError('RATE_LIMITED', { retryAfterSeconds: Math.max(1, Math.ceil(retryAfterMs / 1000)) });

/**
 * Creates a code, replaces the older one of its purpose, and queues its mail. Of concurrent requests one gets
 * a code; the others are refused as if they had come after it.
 */
export function sendCode(ctx: RequestContext, emailKey: string, purpose: CodePurpose): Promise<void> {
  const now = ctx.now();
  const since = new Date(now.getTime() - CODE_RESEND_MS).toISOString();
  return inTx(ctx.db, async (tx) => {
    const code = await replaceCode(tx, since, {
      emailKey,
      purpose,
      nonce: randomBytes(16).toString('hex'),
      triesLeft: CODE_TRIES,
      expiresAt: new Date(now.getTime() + CODE_TTL_MS).toISOString(),
      createdAt: now.toISOString(),
    });
    if (!code) throw tooSoon(CODE_RESEND_MS);
    await enqueue(tx, 'mail.code', { codeId: code.id, language: ctx.language });
  });
}

/**
 * Matches a code verified in the last fifteen minutes from the caller's own network, so that a stranger who
 * knows the e-mail cannot use a code that its owner has just verified.
 */
const ownVerified = (ctx: RequestContext, emailKey: string, purpose: CodePurpose): VerifiedCode => ({
  emailKey,
  purpose,
  since: new Date(ctx.now().getTime() - CODE_VERIFIED_FOR_MS).toISOString(),
  from: networkOf(ctx.address),
});

function sameDigits(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
}

/**
 * Tries the newest live code of each purpose for an e-mail; a wrong guess costs each of them an attempt
 * (docs/spec/accounts.md#one-time-codes).
 */
async function tryCode(ctx: RequestContext, tx: Tx, emailKey: string, otp: string): Promise<Verdict> {
  const live = await lockLiveCodes(tx, emailKey);
  const now = ctx.now().toISOString();
  const usable = live.filter((code) => code.expiresAt > now && code.triesLeft > 0);
  const match = usable.find((code) => sameDigits(codeDigits(ctx.config, code), otp));
  if (match) {
    await markVerified(tx, match.id, now, networkOf(ctx.address));
    return allow;
  }
  if (usable.length === 0 && live.some((code) => code.triesLeft === 0)) return refuse('CODE_DEAD');
  if (usable.length === 0 && live.length > 0) return refuse('CODE_EXPIRED');
  await recordWrongTry(
    tx,
    usable.map((code) => code.id),
  );
  return refuse('CODE_WRONG');
}

/** Verifies a code. The refusal is thrown after the transaction, so that a wrong attempt is counted. */
export async function verifyCode(ctx: RequestContext, emailKey: string, otp: string): Promise<void> {
  await ctx.limits.takeForAddress('check-code', ctx.address);
  await ctx.limits.takeForPair('check-code', emailKey, ctx.address);
  await ctx.limits.takeForDay('check-code', emailKey, ctx.address);
  assertAllowed(await inTx(ctx.db, (tx) => tryCode(ctx, tx, emailKey, otp)));
}

/**
 * Requires a code verified in the last fifteen minutes, before anything costly is done (CODE_NOT_VERIFIED).
 */
export async function requireVerifiedCode(
  ctx: RequestContext,
  emailKey: string,
  purpose: CodePurpose,
): Promise<void> {
  await ctx.limits.takeForAddress('spend-code', ctx.address);
  if (!(await findVerifiedCode(ctx.db, ownVerified(ctx, emailKey, purpose))))
    throw appError('CODE_NOT_VERIFIED');
}

/** Uses a code that was verified in the last fifteen minutes. Throws CODE_NOT_VERIFIED when there is none. */
export async function spendVerifiedCode(
  ctx: RequestContext,
  tx: Tx,
  emailKey: string,
  purpose: CodePurpose,
): Promise<void> {
  if (!(await useVerifiedCode(tx, ownVerified(ctx, emailKey, purpose), ctx.now().toISOString())))
    throw appError('CODE_NOT_VERIFIED');
}

/**
 * Returns a code for its mail; undefined when it was replaced, used, or has expired, or for a forgotten
 * password of an e-mail without an account.
 */
export async function findCodeToMail(deps: AppDeps, codeId: string) {
  const found = await findCode(deps.db, codeId);
  if (!found || found.expiresAt <= deps.ports.clock.now().toISOString()) return undefined;
  if (found.purpose === 'forgot-password' && !(await emailIsTaken(deps.db, found.emailKey))) return undefined;
  return { email: found.emailKey, purpose: found.purpose, digits: codeDigits(deps.config, found) };
}
