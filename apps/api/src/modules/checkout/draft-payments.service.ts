import type { Tx } from '@aabha/db/client';
import { releaseCouponUse } from './coupon-uses.queries';
import { findOpenPayments } from './draft-payments.queries';
import { settleReservations } from './reservations.queries';

export { orWithLockedStock } from './contended-stock';
export { linkPayment } from './draft-payments.queries';
export { findPaymentByProviderOrder } from './payments.queries';

/**
 * Frees the units and the coupon of payments of a draft order that was taken back. They stay open, so that the job sees
 * whether one is paid all the same: its money is refunded. The cart of the customer must be locked.
 */
export async function releaseDraftPayments(tx: Tx, draftOrderId: string): Promise<void> {
  for (const { id } of await findOpenPayments(tx, draftOrderId)) {
    await settleReservations(tx, id);
    await releaseCouponUse(tx, id);
  }
}
