import { ticketNumber } from '@aabha/contracts/complaints/complaints.rules';
import { appError } from '@aabha/contracts/errors/errors';
import { coverOf } from '@aabha/contracts/passports/cover.rules';
import type { GetPassportInput } from '@aabha/contracts/passports/passports.schema';
import type { OwnTelevisionsInput } from '@aabha/contracts/passports/transfers.schema';
import { offerState } from '@aabha/contracts/passports/transfers.rules';
import type { RequestContext, SignedInContext } from '../../context/context';
import type { AppDeps } from '../../context/deps';
import { qrImage } from '../../core/qr-image';
import { picturesOf } from '../media/pictures.service';
import { passportToken } from './passport-token';
import {
  isOrderOf,
  selectClaims,
  selectPackedUnits,
  selectUnits,
  selectUnitsOfIds,
  type SoldUnit,
} from './passports.queries';
import { findOpenOffer, selectOwnedIds, selectTransfers } from './transfers.queries';
import { unitOfToken } from './unit-of-token.service';
import { reminderOf } from './warranty-reminders.service';

const passportUrl = ({ config }: Pick<AppDeps, 'config'>, token: string): string =>
  new URL(`/passport/${token}`, config.STORE_URL).toString();

/** Returns the passports of the televisions of an order that were packed by their serial numbers, as an invoice shows them. */
export async function passportsOfInvoice(deps: Pick<AppDeps, 'config' | 'db'>, orderId: string) {
  const units = await selectPackedUnits(deps.db, orderId);
  return units.map(({ id, version, name, serial }) => ({
    ...{ name, serial, url: passportUrl(deps, passportToken(deps.config, id, version)) },
  }));
}

/** Returns what the owner of a television sees besides: how a complaint names it, and its offer to somebody else. */
async function ownersPart(ctx: RequestContext, unit: SoldUnit) {
  if ((await ctx.caller())?.id !== unit.ownerId)
    return { is_owner: false, order_id: '', serial_id: '', offer: null, reminder: null };
  const isBought = unit.ownerId === unit.userId;
  const [row, reminder] = await Promise.all([
    findOpenOffer(ctx.db, unit.id),
    reminderOf(ctx.db, unit, ctx.now()),
  ]);
  const isOpen = row && offerState(row, coverOf(unit, ctx.now()).state, ctx.now()) === 'open';
  return {
    is_owner: true,
    reminder,
    order_id: isBought ? unit.orderId : '',
    serial_id: isBought ? '' : unit.id,
    offer: isOpen ? { email: row.email, expires_at: row.expiresAt } : null,
  };
}

/** Returns the warranty of a television by the link of its passport, without personal data (docs/spec/warranty-passport.md#answer). */
export async function getPassport(ctx: RequestContext, { token }: GetPassportInput) {
  const unit = await unitOfToken(ctx, token);
  const [claims, pictures, owners] = await Promise.all([
    selectClaims(ctx.db, unit.id),
    picturesOf(ctx.db, [unit.productId]),
    ownersPart(ctx, unit),
  ]);
  const { state, startsOn, endsOn, extendedEndsOn, daysLeft } = coverOf(unit, ctx.now());
  const link = passportUrl(ctx, token);
  return {
    passport: {
      product_id: unit.productId,
      ...{ name: unit.name, brand: unit.brand, model_number: unit.modelNumber ?? '', serial: unit.serial },
      picture: pictures.get(unit.productId)?.[0] ?? null,
      ...{
        state,
        starts_on: startsOn,
        ends_on: endsOn,
        extended_ends_on: extendedEndsOn,
        days_left: daysLeft,
      },
      claims: claims.map(({ id, ...claim }) => ({ number: ticketNumber(id), ...claim })),
      is_transferred: unit.ownerId !== unit.userId,
      ...owners,
    },
    link,
    qr: qrImage(link),
  };
}

/**
 * Returns the passports of an order’s televisions that have left, for the person whose order it is; of those that were transferred
 * to somebody else only when.
 */
export async function listPassports(ctx: SignedInContext, { id }: { id: string }) {
  if (!(await isOrderOf(ctx.db, { id, userId: ctx.user.id }))) throw appError('ORDER_NOT_FOUND');
  const units = await selectUnits(ctx.db, id);
  const given = units.filter((unit) => unit.ownerId !== ctx.user.id);
  const transfers = await selectTransfers(
    ctx.db,
    given.map((unit) => unit.id),
  );
  return {
    passports: units.map((unit) => ({
      token: given.includes(unit) ? '' : passportToken(ctx.config, unit.id, unit.version),
      ...{ serial: unit.serial, position: unit.position, name: unit.name },
      state: coverOf(unit, ctx.now()).state,
      transferred_at: given.includes(unit)
        ? (transfers.find(({ serialId, fromUserId }) => serialId === unit.id && fromUserId === ctx.user.id)
            ?.at ?? null)
        : null,
    })),
  };
}

/** Returns a page of the televisions that the caller owns, the newest first: bought and kept, or transferred to them. */
export async function listOwnTelevisions(ctx: SignedInContext, { pageNum, pageSize }: OwnTelevisionsInput) {
  const part = { limit: pageSize, offset: (pageNum - 1) * pageSize };
  const { ids, total } = await selectOwnedIds(ctx.db, ctx.user.id, part);
  const units = ids.length === 0 ? [] : await selectUnitsOfIds(ctx.db, ids);
  const pictures = await picturesOf(ctx.db, [...new Set(units.map(({ productId }) => productId))]);
  return {
    televisionList: units.map((unit) => {
      const { state, endsOn, extendedEndsOn, daysLeft } = coverOf(unit, ctx.now());
      return {
        token: passportToken(ctx.config, unit.id, unit.version),
        ...{ name: unit.name, serial: unit.serial },
        picture: pictures.get(unit.productId)?.[0] ?? null,
        ...{ state, ends_on: endsOn, extended_ends_on: extendedEndsOn, days_left: daysLeft },
        is_bought: unit.userId === ctx.user.id,
      };
    }),
    televisionCount: total,
  };
}
