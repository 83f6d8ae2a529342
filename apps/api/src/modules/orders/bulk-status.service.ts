import type { ActOf } from '@aabha/contracts/bulk-jobs/bulk-jobs.schema';
import { BULK_EXAMPLES_MAX, BULK_ROWS_MAX } from '@aabha/contracts/bulk-jobs/bulk-jobs.values';
import { appError } from '@aabha/contracts/errors/errors';
import { addPaise, paise } from '@aabha/contracts/money/money';
import { orderNumber, statusOffers } from '@aabha/contracts/orders/orders.rules';
import type { OrderStatus } from '@aabha/contracts/orders/orders.schema';
import type { DbOrTx } from '@aabha/db/client';
import type { SignedInContext } from '../../context/context';
import { findOrderIds } from './orders.list.queries';
import { statesOf } from './orders.queries';
import { updateOrderStatus } from './update-status.service';

/** Orders of one statement. */
const CHUNK = 1000;

type StatusAct = ActOf<'order-status'>;

/** Returns the orders of a filter that can take a status, newest first, and what that would cause. */
export async function planStatuses(db: DbOrTx, { filters, status }: StatusAct) {
  const ids = await findOrderIds(db, filters);
  if (ids.length > BULK_ROWS_MAX) throw appError('BULK_JOB_TOO_MANY', { most: BULK_ROWS_MAX });
  const moving = [];
  for (let from = 0; from < ids.length; from += CHUNK) {
    const chunk = ids.slice(from, from + CHUNK);
    const states = new Map((await statesOf(db, chunk)).map((state) => [state.id, state]));
    for (const id of chunk) {
      const state = states.get(id);
      const offer = state && statusOffers(state).find((one) => one.status === status);
      if (offer) moving.push({ ...offer, id, from: state.status, units: state.units });
    }
  }
  const refunded = moving.filter(({ refund }) => refund > 0);
  const outside = moving.filter(({ asksForGoods }) => asksForGoods);
  return {
    rows: moving.map(({ id, from, refund }) => ({
      ...{ recordId: id, label: `Order ${orderNumber(id)}`, expected: { status: from, refund } },
    })),
    figures: {
      ...{ match_count: ids.length, change_count: moving.length, problem_count: 0 },
      ...{
        refund: addPaise(paise(0), ...refunded.map(({ refund }) => refund)),
        refund_count: refunded.length,
      },
      back_count: moving.filter(({ needsReason }) => needsReason).length,
      outside_count: outside.length,
      kept_names: 0,
      outside_units: outside.reduce((sum, { units }) => sum + units, 0),
      examples: moving.slice(0, BULK_EXAMPLES_MAX).map(({ id, from }) => ({
        ...{ _id: id, label: `Order ${orderNumber(id)}`, text: `${from} → ${status}` },
      })),
    },
  };
}

interface PlannedOrder {
  recordId: string;
  expected: Readonly<Record<string, string | number>>;
}

/** Changes the status of one order as staff confirmed it: refused where its status or refund is another one by now. */
export function changeStatusOf(
  ctx: SignedInContext,
  { status, reason, goods_returned }: StatusAct,
  { recordId, expected }: PlannedOrder,
) {
  const refund = paise(Number(expected['refund']));
  return updateOrderStatus(ctx, {
    ...{ id: recordId, status, expected_status: expected['status'] as OrderStatus, refund_amount: refund },
    ...(reason === undefined ? {} : { reason }),
    ...(goods_returned === undefined ? {} : { goods_returned }),
  });
}
