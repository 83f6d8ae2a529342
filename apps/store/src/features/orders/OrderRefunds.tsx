import { formatRupees } from '@aabha/contracts/money/money-format';
import { formatDay } from '@aabha/messages/dates';
import * as texts from '@aabha/messages/orders';
import { refundPromise } from '@aabha/messages/promises';
import { refundFailed, refundProcessed, refundQueued } from '@aabha/messages/rich/orders';
import { trpc } from '../../lib/trpc';
import type { ShopperOrder } from './order-steps';
import classes from './orders.module.css';

type Refund = ShopperOrder['refunds'][number];

function RefundText({ refund, method }: { refund: Refund; method: string }) {
  const [{ brand }] = trpc.settings.get.useSuspenseQuery(undefined, { staleTime: Infinity });
  const amount = <strong>{formatRupees(refund.amount)}</strong>;
  const since = formatDay(refund.created_at);
  const promise = refundPromise(method, refund.speed_processed ?? refund.speed);
  switch (refund.status) {
    case 'queued':
      return refundQueued(amount, since, promise);
    case 'processed':
      return refundProcessed(amount, since, promise);
    case 'failed':
      return refundFailed(amount, <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>);
  }
}

/** Returns what a refund of a part is for; '' for one of all that was left. */
function partsText({ lines, shipping, reason }: Refund): string {
  const parts = lines.flatMap(({ name, quantity, goods, warranty }) => [
    ...(quantity > 0 ? [`${quantity} × ${name}`] : []),
    ...(quantity === 0 && goods > 0 ? [texts.lowerPriceOf(name)] : []),
    ...(warranty > 0 ? [texts.warrantyOf(name)] : []),
  ]);
  const all = shipping > 0 ? [...parts, texts.shipping] : parts;
  return all.length === 0 ? '' : ` ${texts.refundIsFor(all.join(', '), reason)}`;
}

interface OrderRefundsProps {
  refunds: readonly Refund[];
  /** How the order was paid. */
  method: string;
}

/** The refunds of an order as text; nothing without any. */
export function OrderRefunds({ refunds, method }: OrderRefundsProps) {
  return refunds.map((refund) => (
    <p
      key={refund._id}
      className={refund.status === 'failed' ? `${classes.refund} ${classes.refundFailed}` : classes.refund}
    >
      <RefundText refund={refund} method={method} />
      {partsText(refund)}
    </p>
  ));
}
