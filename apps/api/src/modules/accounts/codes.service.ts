import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { isCustomer } from '@aabha/contracts/accounts/accounts.rules';
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
import { emailIsTaken, findAccountByEmail } from './accounts.queries';
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

/** Digits that a person typed, and the purposes of the codes that they are compared with. */
interface TypedCode {
  emailKey: string;
  otp: string;
  purposes: readonly CodePurpose[];
}

/** The purposes that `POST /otp/verify-email-otp` tries. A code for signing in is used where it is checked. */
const VERIFIED_APART: readonly CodePurpose[] = ['signup', 'forgot-password', 'email-change'];

/**
 * Tries the newest live code of each purpose for an e-mail; a wrong guess costs each of them an attempt
 * (docs/spec/accounts.md#one-time-codes).
 */
async function tryCode(
  ctx: RequestContext,
  tx: Tx,
  { emailKey, otp, purposes }: TypedCode,
): Promise<Verdict> {
  const live = await lockLiveCodes(tx, emailKey, purposes);
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

async function countCheck(ctx: RequestContext, emailKey: string): Promise<void> {
  await ctx.limits.takeForAddress('check-code', ctx.address);
  await ctx.limits.takeForPair('check-code', emailKey, ctx.address);
  await ctx.limits.takeForDay('check-code', emailKey, ctx.address);
}

/** Verifies a code. The refusal is thrown after the transaction, so that a wrong attempt is counted. */
export async function verifyCode(ctx: RequestContext, emailKey: string, otp: string): Promise<void> {
  await countCheck(ctx, emailKey);
  const typed = { emailKey, otp, purposes: VERIFIED_APART };
  assertAllowed(await inTx(ctx.db, (tx) => tryCode(ctx, tx, typed)));
}

/**
 * Checks a code, uses it and runs `act` in one transaction. Only one of two concurrent calls with a code gets it. A wrong
 * attempt is counted; a failure of `act` leaves the code unused.
 */
export async function withCode<T>(
  ctx: RequestContext,
  { purpose, ...typed }: { emailKey: string; otp: string; purpose: CodePurpose },
  act: (tx: Tx) => Promise<T>,
): Promise<T> {
  await countCheck(ctx, typed.emailKey);
  const result = await inTx(ctx.db, async (tx) => {
    const verdict = await tryCode(ctx, tx, { ...typed, purposes: [purpose] });
    if (!verdict.ok) return { verdict };
    await spendVerifiedCode(ctx, tx, typed.emailKey, purpose);
    return { verdict, value: await act(tx) };
  });
  assertAllowed(result.verdict);
  return result.value as T;
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

/** Returns whether a code may be mailed: a forgotten password needs an account, and staff sign in with a password. */
async function mayMail(deps: AppDeps, { purpose, emailKey }: { purpose: CodePurpose; emailKey: string }) {
  if (purpose === 'forgot-password') return emailIsTaken(deps.db, emailKey);
  if (purpose !== 'sign-in') return true;
  const account = await findAccountByEmail(deps.db, emailKey);
  return account === undefined || isCustomer(account.role);
}

/** Returns a code for its mail; undefined when it was replaced, used, or has expired, or may not be mailed. */
export async function findCodeToMail(deps: AppDeps, codeId: string) {
  const found = await findCode(deps.db, codeId);
  if (!found || found.expiresAt <= deps.ports.clock.now().toISOString()) return undefined;
  if (!(await mayMail(deps, found))) return undefined;
  return { email: found.emailKey, purpose: found.purpose, digits: codeDigits(deps.config, found) };
}
