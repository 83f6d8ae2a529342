import { createHash, randomBytes } from 'node:crypto';
import { AppError, appError } from '@aabha/contracts/errors/errors';
import { coverOf } from '@aabha/contracts/passports/cover.rules';
import type { GetPassportInput } from '@aabha/contracts/passports/passports.schema';
import {
  isOfferedTo,
  isTransferable,
  offerExpiry,
  offerState,
} from '@aabha/contracts/passports/transfers.rules';
import type { OfferPassportInput } from '@aabha/contracts/passports/transfers.schema';
import type { Tx } from '@aabha/db/client';
import { inTx } from '@aabha/db/tx';
import type { SignedInContext } from '../../context/context';
import { sealText } from '../../core/seal-text';
import { enqueue } from '../../outbox/outbox';
import { findUnit, type SoldUnit } from './passports.queries';
import { endOffer, findOpenOffer, insertOffer, lockEmailOf, lockSerial } from './transfers.queries';
import { unitOfToken } from './unit-of-token.service';

export { isTransferredTo, passOnOwners } from './transfers.queries';

const TOKEN_BYTES = 32;

/** Returns what is stored of the token of an offer. */
export const offerTokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Returns the television of a token that the caller owns. */
async function ownUnit(ctx: SignedInContext, token: string): Promise<SoldUnit> {
  const unit = await unitOfToken(ctx, token);
  if (unit.ownerId !== ctx.user.id) throw appError('PASSPORT_NOT_OWNER');
  return unit;
}

/** Throws where a locked television is not the caller's any more, cannot be transferred, or is offered already. */
async function assertMayOffer(ctx: SignedInContext, tx: Tx, serialId: string): Promise<void> {
  const now = ctx.now();
  const unit = await findUnit(tx, serialId);
  if (unit?.ownerId !== ctx.user.id) throw appError('PASSPORT_NOT_OWNER');
  const { state } = coverOf(unit, now);
  if (!isTransferable(state)) throw appError('PASSPORT_NOT_TRANSFERABLE');
  const open = await findOpenOffer(tx, serialId);
  if (!open) return;
  if (offerState(open, state, now) === 'open') throw appError('PASSPORT_OFFERED');
  await endOffer(tx, open.id, { state: 'expired', endedAt: now.toISOString() });
}

/**
 * Offers a television of the caller to an address, and mails it the link. Whether there is an account of that address is not looked
 * up (docs/spec/warranty-passport.md#transfer).
 */
export async function offerPassport(ctx: SignedInContext, { token, email }: OfferPassportInput) {
  const { id: serialId } = await ownUnit(ctx, token);
  await ctx.limits.takeForAccount('passport-offer', ctx.user.id);
  const secret = randomBytes(TOKEN_BYTES).toString('base64url');
  const now = ctx.now();
  const expiresAt = offerExpiry(now).toISOString();
  await inTx(ctx.db, async (tx) => {
    await lockSerial(tx, serialId);
    if (isOfferedTo(email, (await lockEmailOf(tx, ctx.user.id)) ?? ''))
      throw new AppError('INVALID_INPUT', undefined, { email: 'Please enter the email of somebody else.' });
    await assertMayOffer(ctx, tx, serialId);
    const offerId = await insertOffer(tx, {
      ...{ serialId, fromUserId: ctx.user.id, email, tokenHash: offerTokenHash(secret) },
      ...{ language: ctx.language, createdAt: now.toISOString(), expiresAt },
    });
    await enqueue(tx, 'mail.passport-offer', {
      offerId,
      sealed: sealText(ctx.config, 'passport-offer', secret),
    });
  });
  return { message: 'Your offer was sent.', offer: { email, expires_at: expiresAt } };
}

/** Withdraws the open offer of a television of the caller. Of this and its acceptance one happens. */
export async function withdrawPassportOffer(ctx: SignedInContext, { token }: GetPassportInput) {
  const { id } = await ownUnit(ctx, token);
  const open = await findOpenOffer(ctx.db, id);
  const ended = { state: 'withdrawn' as const, endedAt: ctx.now().toISOString() };
  if (!open || !(await endOffer(ctx.db, open.id, ended))) throw appError('PASSPORT_OFFER_ENDED');
  return { message: 'Your offer was withdrawn.' };
}
