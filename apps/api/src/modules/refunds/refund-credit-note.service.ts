import { addPaise, ZERO, type Paise } from '@aabha/contracts/money/money';
import { planRest, refundableOf, type Refundable } from '@aabha/contracts/refunds/refund-plan';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { addCreditNote } from '../credit-notes/credit-notes.service';
import {
  findCountedRefunds,
  findPaidOrder,
  findRefundParts,
  isAnotherOnItsWay,
  replaceRestLines,
} from './refund-parts.queries';

/** Returns what is left to refund of a payment's order, one refund left out; undefined where it became no order. */
export async function readRefundable(
  db: DbOrTx,
  paymentId: string,
  except?: string,
): Promise<Refundable | undefined> {
  const order = await findPaidOrder(db, paymentId);
  if (!order) return undefined;
  const counted = await findCountedRefunds(db, paymentId, except);
  return refundableOf(order, counted, addPaise(...counted.map(({ amountPaise }) => amountPaise)));
}

/**
 * Stores what the refund of all that is left gives back, where another refund is on its way: that one may fail, and its part alone
 * is left then. Does nothing for a refund of a part.
 */
export async function writeRestLines(tx: Tx, refundId: string): Promise<void> {
  const refund = await findRefundParts(tx, refundId);
  if (!refund || refund.isPart) return;
  const { paymentId } = refund;
  const left = await readRefundable(tx, paymentId, refundId);
  const isShared = left !== undefined && (await isAnotherOnItsWay(tx, paymentId, refundId));
  await replaceRestLines(tx, refundId, isShared ? planRest(left) : undefined);
}

/**
 * Writes the credit note of a refund, or writes it again while it has no number: of the whole invoice, or of what the
 * refund gives back of it.
 */
export async function writeCreditNote(tx: Tx, refundId: string): Promise<void> {
  const refund = await findRefundParts(tx, refundId);
  const left = refund && (await readRefundable(tx, refund.paymentId, refundId));
  if (!left) return;
  const rest = planRest(left);
  if (!refund.isPart) return addCreditNote(tx, refundId, rest);
  const lines = left.lines.map(
    ({ position }) =>
      refund.lines.find((line) => line.position === position) ?? {
        position,
        quantity: 0,
        goodsPaise: ZERO,
        warrantyPaise: ZERO,
      },
  );
  const takesAll = refund.amountPaise === left.restPaise;
  const roundOffPaise = takesAll ? rest.roundOffPaise : ZERO;
  return addCreditNote(tx, refundId, { lines, shippingPaise: refund.shippingPaise, roundOffPaise });
}

/**
 * Returns the amount of a failed refund that is tried again: of a part its own, where all of it is left, else 0; of a
 * whole payment all that is left now.
 */
export async function amountStillOwed(tx: Tx, refundId: string): Promise<Paise> {
  const refund = await findRefundParts(tx, refundId);
  if (!refund) return ZERO;
  const left = await readRefundable(tx, refund.paymentId, refundId);
  if (!left) return refund.amountPaise;
  if (!refund.isPart) return left.restPaise;
  const isThere = refund.lines.every((line) => {
    const own = left.lines.find(({ position }) => position === line.position);
    return (
      own !== undefined &&
      line.quantity <= own.quantity &&
      line.goodsPaise <= own.goodsPaise &&
      line.warrantyPaise <= own.warrantyPaise
    );
  });
  const fits = refund.amountPaise <= left.restPaise && refund.shippingPaise <= left.shippingPaise;
  return isThere && fits ? refund.amountPaise : ZERO;
}
