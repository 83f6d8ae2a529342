import { isStaff } from '@aabha/contracts/accounts/accounts.rules';
import { appError } from '@aabha/contracts/errors/errors';
import { firstInstallationDay, holdsUnit } from '@aabha/contracts/installations/installations.rules';
import type {
  InstallationSlotsInput,
  InstallationSlotsOutput,
  OrderInstallationsInPaise,
} from '@aabha/contracts/installations/installations.schema';
import type { SignedInContext } from '../../context/context';
import { findInstallableOrder, linesToInstall } from './installable-orders.queries';
import { feesOfOrder } from './installation-fees.service';
import { installationFor } from './installation-to-wire';
import { selectInstallationsOf } from './installations.queries';
import { findSlots, firstExceptionDay, offerOf, type OfferedOrder } from './offered-slots.service';
import { findZoneOfPin } from './zones.queries';

/** Returns an order of the caller, of staff any one, with the zone that comes there. */
async function findOffered(ctx: SignedInContext, orderId: string): Promise<OfferedOrder> {
  const order = await findInstallableOrder(ctx.db, orderId);
  if (!order || (!isStaff(ctx.user.role) && order.userId !== ctx.user.id)) throw appError('ORDER_NOT_FOUND');
  const now = ctx.now();
  const zone = await findZoneOfPin(ctx.db, order.zip, firstExceptionDay(now));
  return { order, zone, now, holidays: ctx.settings.current.holidays };
}

/**
 * Returns the installations of an order, and which of its televisions can get one (docs/spec/installation.md#offer). Cancelled ones
 * are left out.
 */
export async function getOrderInstallations(
  ctx: SignedInContext,
  { id }: { id: string },
): Promise<OrderInstallationsInPaise> {
  const offered = await findOffered(ctx, id);
  const [lines, rows, fees] = await Promise.all([
    linesToInstall(ctx.db, id),
    selectInstallationsOf(ctx.db, id),
    feesOfOrder(ctx, ctx.db, offered.order),
  ]);
  const offer = offerOf(offered);
  const held = (position: number) =>
    rows.filter((row) => row.position === position && holdsUnit(row.state)).length;
  return {
    offer,
    fees,
    first_day: (offer === 'open' && firstInstallationDay(offered.order, offered.now)) || '',
    lines: lines.map(({ position, name, units }) => ({
      ...{ position, name, bookable: Math.max(0, units - held(position)) },
    })),
    installations: rows.filter(({ state }) => state !== 'cancelled').map((row) => installationFor(ctx, row)),
  };
}

/** Returns the slots in which the televisions of an order can be installed. Only staff are told how many places are free. */
export async function getInstallationSlots(
  ctx: SignedInContext,
  { order_id: orderId }: InstallationSlotsInput,
): Promise<InstallationSlotsOutput> {
  const offered = await findOffered(ctx, orderId);
  const offer = offerOf(offered);
  const forStaff = isStaff(ctx.user.role);
  const slots = offer === 'open' || offer === 'over' ? await findSlots(ctx.db, offered) : [];
  return {
    offer,
    zone: forStaff ? (offered.zone?.name ?? null) : null,
    slots: slots.map(({ day, part, free }) => ({
      ...{ day, part, is_free: free > 0, free: forStaff ? free : null },
    })),
  };
}
