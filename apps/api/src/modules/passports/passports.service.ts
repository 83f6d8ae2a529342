import { ticketNumber } from '@aabha/contracts/complaints/complaints.rules';
import { appError } from '@aabha/contracts/errors/errors';
import { coverOf } from '@aabha/contracts/passports/cover.rules';
import type { GetPassportInput } from '@aabha/contracts/passports/passports.schema';
import { isUuid } from '@aabha/db/ids';
import type { RequestContext, SignedInContext } from '../../context/context';
import type { AppDeps } from '../../context/deps';
import { qrImage } from '../../core/qr-image';
import { picturesOf } from '../media/pictures.service';
import { passportSerialId, passportToken } from './passport-token';
import {
  findUnit,
  isOrderOf,
  selectClaims,
  selectPackedUnits,
  selectUnits,
  type SoldUnit,
} from './passports.queries';

const passportUrl = ({ config }: Pick<AppDeps, 'config'>, token: string): string =>
  new URL(`/passport/${token}`, config.STORE_URL).toString();

/** Returns the passports of the televisions of an order that were packed by their serial numbers, as an invoice shows them. */
export async function passportsOfInvoice(deps: Pick<AppDeps, 'config' | 'db'>, orderId: string) {
  const units = await selectPackedUnits(deps.db, orderId);
  return units.map(({ id, name, serial }) => ({
    ...{ name, serial, url: passportUrl(deps, passportToken(deps.config, id)) },
  }));
}

/** Returns the television of a token. Forged ones are refused without a query, and count against the network of the caller. */
async function unitOfToken(ctx: RequestContext, token: string): Promise<SoldUnit> {
  const id = passportSerialId(ctx.config, token);
  const unit = id !== undefined && isUuid(id) ? await findUnit(ctx.db, id) : undefined;
  if (unit) return unit;
  await ctx.limits.takeForAddress('order-link', ctx.address);
  throw appError('PASSPORT_LINK_UNKNOWN');
}

/** Returns the warranty of a television by the link of its passport, without personal data (docs/spec/warranty-passport.md#answer). */
export async function getPassport(ctx: RequestContext, { token }: GetPassportInput) {
  const unit = await unitOfToken(ctx, token);
  const [claims, pictures, caller] = await Promise.all([
    selectClaims(ctx.db, unit.id),
    picturesOf(ctx.db, [unit.productId]),
    ctx.caller(),
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
      order_id: caller?.id === unit.userId ? unit.orderId : '',
    },
    link,
    qr: qrImage(link),
  };
}

/** Returns the passports of an order’s televisions that have left, for the person whose order it is. */
export async function listPassports(ctx: SignedInContext, { id }: { id: string }) {
  if (!(await isOrderOf(ctx.db, { id, userId: ctx.user.id }))) throw appError('ORDER_NOT_FOUND');
  const units = await selectUnits(ctx.db, id);
  return {
    passports: units.map((unit) => ({
      token: passportToken(ctx.config, unit.id),
      ...{ serial: unit.serial, position: unit.position, name: unit.name },
      state: coverOf(unit, ctx.now()).state,
    })),
  };
}
