import { formatRupees } from '@aabha/contracts/money/money-format';
import { formatDay } from '@aabha/contracts/time/india-time';
import { refundPromise } from '@aabha/contracts/refunds/refund-promise';
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
      return (
        <>
          Your refund of {amount} was started on {since} and is on its way to the account you paid from.{' '}
          {promise}
        </>
      );
    case 'processed':
      return (
        <>
          Your refund of {amount}, started on {since}, was sent to the account you paid from. {promise}
        </>
      );
    case 'failed':
      return (
        <>
          We could not send your refund of {amount}. Please write to us at{' '}
          <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a> and we will sort it out.
        </>
      );
  }
}

/** Returns what a refund of a part is for; '' for one of all that was left. */
function partsText({ lines, shipping, reason }: Refund): string {
  const parts = lines.flatMap(({ name, quantity, goods, warranty }) => [
    ...(quantity > 0 ? [`${quantity} × ${name}`] : []),
    ...(quantity === 0 && goods > 0 ? [`a lower price of ${name}`] : []),
    ...(warranty > 0 ? [`the extended warranty of ${name}`] : []),
  ]);
  const all = shipping > 0 ? [...parts, 'shipping'] : parts;
  return all.length === 0 ? '' : ` It is for ${all.join(', ')}. Reason: ${reason}`;
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
