import type { ConfirmPasskeyInput, RenamePasskeyInput } from '@aabha/contracts/accounts/passkeys.schema';
import { PASSKEYS_MOST } from '@aabha/contracts/accounts/passkeys.values';
import type { RemovePasskeyInput, StartPasskeyInput } from '@aabha/contracts/accounts/second-factor.schema';
import { appError } from '@aabha/contracts/errors/errors';
import type { Tx } from '@aabha/db/client';
import { inTx, sqlState } from '@aabha/db/tx';
import type { SignedInContext } from '../../context/context';
import { writeAudit } from '../audit/audit.service';
import { endSessions, findUser } from './accounts.queries';
import { lockStaff } from './accounts.staff.queries';
import { assertPasswordOf } from './email-changes.service';
import { assertInUse, makeRecoveryCodes, recordFactorChange } from './factor-changes.service';
import { openSession } from './open-session.service';
import {
  countPasskeys,
  deletePasskey,
  insertPasskey,
  lockPasskey,
  renameRow,
  selectPasskeys,
} from './passkeys.queries';
import { deleteCodesWithoutFactor, hasFactor } from './second-factor.queries';
import { knownCredentials, makeChallenge, startUse, takeChallenge } from './use-passkey.service';
import { withOwnFactor } from './use-second-factor.service';
import { ALGORITHMS, relyingParty, verifyAttestation } from './webauthn.service';

const UNIQUE_VIOLATION = '23505';

/** Returns the caller's passkeys. */
export async function listPasskeys(ctx: SignedInContext) {
  return { passkeys: await selectPasskeys(ctx.db, ctx.user.id) };
}

/** Returns what a browser needs to ask for one of the caller's passkeys, in place of a code. */
export function startPasskeyUse(ctx: SignedInContext) {
  assertInUse(ctx);
  return startUse(ctx, ctx.user.id);
}

async function assertRoom(ctx: Pick<SignedInContext, 'user'>, db: SignedInContext['db'] | Tx): Promise<void> {
  if ((await countPasskeys(db, ctx.user.id)) >= PASSKEYS_MOST) throw appError('PASSKEY_TOO_MANY');
}

/** Returns the options of `navigator.credentials.create`: a passkey that the browser finds without a user name. */
async function creationOptions(ctx: SignedInContext, { name, email }: { name: string; email: string }) {
  const { challenge, timeout } = await makeChallenge(ctx, 'add', ctx.user.id);
  return {
    rp: { id: relyingParty(ctx.config), name: ctx.settings.current.brand.name },
    user: { id: Buffer.from(ctx.user.id).toString('base64url'), name: email, displayName: name },
    ...{ challenge, timeout },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key' as const, alg })),
    excludeCredentials: await knownCredentials(ctx.db, ctx.user.id),
    authenticatorSelection: {
      residentKey: 'required' as const,
      requireResidentKey: true as const,
      userVerification: 'required' as const,
    },
    /* Which make it is does not matter, so that no browser asks to tell us. */
    attestation: 'none' as const,
  };
}

/**
 * Begins to add a passkey. Needs the caller's password, and a second factor where they have one, so that a stolen token alone
 * cannot add another way in.
 */
export async function startPasskey(ctx: SignedInContext, { password, ...proof }: StartPasskeyInput) {
  assertInUse(ctx);
  await assertPasswordOf(ctx, ctx.user.id, password);
  await assertRoom(ctx, ctx.db);
  const user = await findUser(ctx.db, ctx.user.id);
  if (!user) throw appError('SESSION_EXPIRED');
  await withOwnFactor(ctx, proof, () => Promise.resolve());
  return { options: await creationOptions(ctx, user) };
}

async function addIn(
  ctx: SignedInContext,
  tx: Tx,
  values: Omit<Parameters<typeof insertPasskey>[1], 'staffId'>,
) {
  const staffId = ctx.user.id;
  /* One after the other with an authenticator app that is confirmed: the first one makes the recovery codes. */
  await lockStaff(tx, staffId);
  await assertRoom(ctx, tx);
  const isFirst = !(await hasFactor(tx, staffId));
  const passkey = await insertPasskey(tx, { staffId, ...values });
  const { name } = passkey;
  await recordFactorChange(ctx, tx, {
    ...{ staffId, action: 'passkey-added', before: null, after: { passkey: passkey._id, name } },
    mail: { change: 'passkey-added', passkey: name },
  });
  if (!isFirst) return { passkey, codes: [] };
  return { passkey, codes: await makeRecoveryCodes(tx, staffId), holder: await endSessions(tx, staffId) };
}

/**
 * Adds the passkey that a browser made. The first second factor of an account ends every session, since they began without it;
 * the caller gets a fresh token and recovery codes.
 */
export async function confirmPasskey(ctx: SignedInContext, { name, attestation }: ConfirmPasskeyInput) {
  assertInUse(ctx);
  const answered = {
    clientDataJSON: attestation.clientDataJSON,
    purpose: 'add' as const,
    staffId: ctx.user.id,
  };
  const challenge = await takeChallenge(ctx, answered);
  const credential = challenge && (await verifyAttestation(ctx.config, attestation, challenge));
  if (!credential) throw appError('PASSKEY_NOT_ADDED');
  const values = { ...credential, name, transports: attestation.transports };
  const { passkey, codes, holder } = await inTx(ctx.db, (tx) => addIn(ctx, tx, values)).catch(
    (error: unknown) => {
      throw sqlState(error) === UNIQUE_VIOLATION ? appError('PASSKEY_KNOWN') : error;
    },
  );
  const token = holder && (await openSession(ctx, holder, { factor: true }));
  return { passkey, recovery_codes: codes, ...(token === undefined ? {} : { token }) };
}

/** Renames one of the caller's passkeys. */
export async function renamePasskey(ctx: SignedInContext, { id, name }: RenamePasskeyInput) {
  const passkey = await inTx(ctx.db, async (tx) => {
    const present = await lockPasskey(tx, ctx.user.id, id);
    if (!present) throw appError('NOT_FOUND');
    if (present.name === name) return present;
    await writeAudit(tx, ctx.user.id, {
      ...{ action: 'staff.passkey-renamed', entity: 'user', entityId: ctx.user.id },
      ...{ before: { name: present.name }, after: { passkey: id, name } },
    });
    return renameRow(tx, id, name);
  });
  return { passkey };
}

/**
 * Removes one of the caller's passkeys, with a second factor. The last second factor stays where the shop requires one:
 * SECOND_FACTOR_LAST. Ends every session, since a lost device may have one; the caller gets a fresh token.
 */
export async function removePasskey(ctx: SignedInContext, { id, ...proof }: RemovePasskeyInput) {
  assertInUse(ctx);
  const staffId = ctx.user.id;
  const { holder, isLast } = await withOwnFactor(ctx, proof, async (tx) => {
    await lockStaff(tx, staffId);
    const present = await lockPasskey(tx, staffId, id);
    if (!present) throw appError('NOT_FOUND');
    const { name } = present;
    await deletePasskey(tx, id);
    const isLast = await deleteCodesWithoutFactor(tx, staffId);
    if (isLast && ctx.config.staffSecondFactor === 'required') throw appError('SECOND_FACTOR_LAST');
    await recordFactorChange(ctx, tx, {
      ...{ staffId, action: 'passkey-removed', before: { passkey: id, name }, after: null },
      mail: { change: 'passkey-removed', passkey: name },
    });
    return { isLast, holder: await endSessions(tx, staffId) };
  });
  return { token: await openSession(ctx, holder, { factor: !isLast }) };
}
