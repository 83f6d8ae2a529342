import { randomBytes } from 'node:crypto';
import type { PasskeyAssertion } from '@aabha/contracts/accounts/passkeys.schema';
import { challengeOf } from './challenge-of';
import { isCounterRegression } from '@aabha/contracts/accounts/is-counter-regression';
import { PASSKEY_CHALLENGE_MINUTES, type PasskeyPurpose } from '@aabha/contracts/accounts/passkeys.values';
import { appError } from '@aabha/contracts/errors/errors';
import { inTx } from '@aabha/db/tx';
import type { RequestContext } from '../../context/context';
import { writeAudit } from '../audit/audit.service';
import {
  findPasskey,
  insertChallenge,
  lockCounter,
  markPasskeyUsed,
  selectCredentials,
  useChallenge,
  type FoundPasskey,
} from './passkeys.queries';
import { relyingParty, verifyAssertion } from './webauthn.service';

const CHALLENGE_BYTES = 32;
const CHALLENGE_MS = PASSKEY_CHALLENGE_MINUTES * 60_000;

type ChallengeContext = Pick<RequestContext, 'db' | 'now'>;

/** Stores a new challenge and returns it with its life in milliseconds. */
export async function makeChallenge(ctx: ChallengeContext, purpose: PasskeyPurpose, staffId: string | null) {
  const challenge = randomBytes(CHALLENGE_BYTES).toString('base64url');
  const expiresAt = new Date(ctx.now().getTime() + CHALLENGE_MS).toISOString();
  await insertChallenge(ctx.db, { challenge, purpose, staffId, expiresAt });
  return { challenge, timeout: CHALLENGE_MS };
}

interface AnsweredChallenge {
  clientDataJSON: string;
  purpose: PasskeyPurpose;
  /** Whose answer it is; null where nobody is known yet. */
  staffId: string | null;
}

/** Uses up the challenge that a browser answered and returns it; undefined where there is none for this account. */
export async function takeChallenge(
  ctx: ChallengeContext,
  { clientDataJSON, purpose, staffId }: AnsweredChallenge,
): Promise<string | undefined> {
  const challenge = challengeOf(clientDataJSON);
  if (challenge === undefined) return undefined;
  const now = ctx.now().toISOString();
  return (await useChallenge(ctx.db, { challenge, purpose, staffId, now })) ? challenge : undefined;
}

/** Returns credentials as browsers take them. */
export const knownCredentials = async (db: RequestContext['db'], staffId: string) =>
  (await selectCredentials(db, staffId)).map((row) => ({ ...row, type: 'public-key' as const }));

/**
 * Returns what a browser needs to ask for a passkey: one of the account, or, where nobody is known yet, any of the shop. The
 * response does not depend on whether an account exists.
 */
export async function startUse(ctx: Pick<RequestContext, 'db' | 'now' | 'config'>, staffId: string | null) {
  const { challenge, timeout } = await makeChallenge(ctx, 'use', staffId);
  return {
    options: {
      ...{ rpId: relyingParty(ctx.config), challenge, timeout },
      allowCredentials: staffId === null ? [] : await knownCredentials(ctx.db, staffId),
      userVerification: 'required' as const,
    },
  };
}

/** Records that two authenticators count for one passkey: one of them is a copy (docs/spec/staff-sign-in.md#copied-passkeys). */
const auditCopy = (
  ctx: RequestContext,
  { id, name, staffId }: FoundPasskey,
  counter: { stored: number; given: number },
) =>
  inTx(ctx.db, (tx) =>
    writeAudit(tx, staffId, {
      action: 'staff.passkey-copied',
      entity: 'user',
      entityId: staffId,
      before: null,
      after: { passkey: id, name, ...counter },
    }),
  );

/** Stores the counter of a use; returns the earlier one where it shows a copy, which stores nothing. */
const countUse = (ctx: RequestContext, id: string, use: { counter: number; isBackedUp: boolean }) =>
  inTx(ctx.db, async (tx): Promise<number | undefined> => {
    const stored = await lockCounter(tx, id);
    if (stored === undefined) throw appError('PASSKEY_WRONG');
    if (isCounterRegression(stored, use.counter)) return stored;
    await markPasskeyUsed(tx, id, { ...use, lastUsedAt: ctx.now().toISOString() });
    return undefined;
  });

/**
 * Verifies the answer of a passkey, of any account or of `staffId` alone, and counts its use. Its challenge is used up in any
 * case. Throws PASSKEY_WRONG for everything that is not right, without saying what; a copy is in the audit log.
 */
export async function usePasskey(
  ctx: RequestContext,
  assertion: PasskeyAssertion,
  staffId?: string,
): Promise<FoundPasskey> {
  const { clientDataJSON } = assertion;
  const challenge = await takeChallenge(ctx, { clientDataJSON, purpose: 'use', staffId: staffId ?? null });
  const passkey = await findPasskey(ctx.db, assertion.credential);
  if (!challenge || !passkey || passkey.staffId !== (staffId ?? passkey.staffId))
    throw appError('PASSKEY_WRONG');
  const use = await verifyAssertion(ctx.config, assertion, { publicKey: passkey.publicKey, challenge });
  if (!use) throw appError('PASSKEY_WRONG');
  const stored = await countUse(ctx, passkey.id, use);
  if (stored === undefined) return passkey;
  await auditCopy(ctx, passkey, { stored, given: use.counter });
  throw appError('PASSKEY_WRONG');
}
