import { appError } from '@aabha/contracts/errors/errors';
import { coverOf } from '@aabha/contracts/passports/cover.rules';
import { isOfferedTo, offerState } from '@aabha/contracts/passports/transfers.rules';
import type { PassportOfferInput } from '@aabha/contracts/passports/transfers.schema';
import type { Tx } from '@aabha/db/client';
import { inTx } from '@aabha/db/tx';
import type { RequestContext, SignedInContext } from '../../context/context';
import { enqueue } from '../../outbox/outbox';
import { picturesOf } from '../media/pictures.service';
import { passportToken } from './passport-token';
import { findUnit } from './passports.queries';
import {
  endOffer,
  findEmailOf,
  findOffer,
  insertTransfer,
  lockEmailOf,
  lockSerial,
  type OfferRow,
} from './transfers.queries';
import { offerTokenHash } from './transfers.service';
import { endReminder } from './warranty-reminders.service';

/** Returns the offer of a link. Unknown ones count against the network of the caller. */
async function offerOf(ctx: RequestContext, { offer }: PassportOfferInput): Promise<OfferRow> {
  const row = await findOffer(ctx.db, offerTokenHash(offer));
  if (row) return row;
  await ctx.limits.takeForAddress('order-link', ctx.address);
  throw appError('PASSPORT_OFFER_UNKNOWN');
}

/** Returns which television somebody is offered and until when its warranty is, by the link of the mail. */
export async function getPassportOffer(ctx: RequestContext, input: PassportOfferInput) {
  const row = await offerOf(ctx, input);
  const unit = await findUnit(ctx.db, row.serialId);
  if (!unit) throw appError('PASSPORT_OFFER_UNKNOWN');
  const [caller, pictures] = await Promise.all([ctx.caller(), picturesOf(ctx.db, [unit.productId])]);
  const { state: cover, endsOn, extendedEndsOn } = coverOf(unit, ctx.now());
  const hasAccepted = row.state === 'accepted' && caller?.id === unit.ownerId;
  return {
    offer: {
      state: offerState(row, cover, ctx.now()),
      expires_at: row.expiresAt,
      ...{ name: unit.name, brand: unit.brand, serial: unit.serial },
      picture: pictures.get(unit.productId)?.[0] ?? null,
      ...{ cover, ends_on: endsOn, extended_ends_on: extendedEndsOn },
      is_yours: caller !== null && isOfferedTo(row.email, await findEmailOf(ctx.db, caller.id)),
      passport: hasAccepted ? passportToken(ctx.config, unit.id, unit.version) : '',
    },
  };
}

/** Makes the caller the owner of a locked television that is offered to their address. Returns the version of its new link. */
async function acceptIn(ctx: SignedInContext, tx: Tx, row: OfferRow): Promise<number> {
  const [now, userId] = [ctx.now(), ctx.user.id];
  const email = await lockEmailOf(tx, userId);
  if (email === undefined) throw appError('SESSION_EXPIRED');
  if (row.fromUserId === userId || !isOfferedTo(row.email, email))
    throw appError('PASSPORT_OFFER_OTHER_EMAIL');
  const unit = await findUnit(tx, row.serialId);
  if (row.state === 'accepted' && unit?.ownerId === userId) return unit.version;
  const isOpen = unit && offerState(row, coverOf(unit, now).state, now) === 'open';
  if (!isOpen || unit.ownerId !== row.fromUserId) throw appError('PASSPORT_OFFER_ENDED');
  const at = now.toISOString();
  if (!(await endOffer(tx, row.id, { state: 'accepted', endedAt: at })))
    throw appError('PASSPORT_OFFER_ENDED');
  const { id: serialId, ownerId: fromUserId } = unit;
  const version = unit.version + 1;
  await insertTransfer(tx, { serialId, version, fromUserId, toUserId: userId, at });
  await endReminder(ctx, tx, {
    ...{ serialId, channel: 'passport-transfer', evidence: 'Somebody accepted the television' },
  });
  await enqueue(tx, 'mail.passport-given', { offerId: row.id });
  await enqueue(tx, 'mail.passport-received', { offerId: row.id });
  return version;
}

/**
 * Transfers a television to the caller, whose address it was offered to: from then on the links of before have ended. A second call
 * has the same response (docs/spec/warranty-passport.md#transfer).
 */
export async function acceptPassportOffer(ctx: SignedInContext, input: PassportOfferInput) {
  const { serialId } = await offerOf(ctx, input);
  const version = await inTx(ctx.db, async (tx) => {
    await lockSerial(tx, serialId);
    /* Once more: another call may have ended it before this one had the lock. */
    const row = await findOffer(tx, offerTokenHash(input.offer));
    if (!row) throw appError('PASSPORT_OFFER_UNKNOWN');
    return acceptIn(ctx, tx, row);
  });
  return {
    message: 'The television is yours now.',
    passport: passportToken(ctx.config, serialId, version),
  };
}

/** Declines an offer, with the link of its mail alone: who does not want it needs no account. */
export async function declinePassportOffer(ctx: RequestContext, input: PassportOfferInput) {
  const { id } = await offerOf(ctx, input);
  const ended = { state: 'declined' as const, endedAt: ctx.now().toISOString() };
  if (!(await endOffer(ctx.db, id, ended))) throw appError('PASSPORT_OFFER_ENDED');
  return { message: 'The offer was declined.' };
}
