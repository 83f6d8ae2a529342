import { Typography } from '@mui/material';
import { formatRupees } from '@aabha/contracts/money/money-format';
import { formatDay } from '@aabha/contracts/time/india-time';
import { ScreenLink } from '../../components/ScreenLink';
import { useMayOpen } from '../../components/use-may-open';
import type { OrderMoney } from './use-order-money';

/** The settlement that a payment went to the bank with, or that a refund was taken from; null for none yet. */
export function SettledWith({ settlement }: { settlement: OrderMoney['settlement'] }) {
  const mayOpen = useMayOpen();
  if (!settlement) return <Typography variant="body2">Not settled yet</Typography>;
  const { _id: id, utr, settled_at: at, amount } = settlement;
  const text = amount < 0 ? `Taken from the settlement` : 'Settled';
  return (
    <>
      <Typography variant="body2">
        <strong>
          {text} {formatRupees(Math.abs(amount))}
        </strong>
        ,{' '}
        {mayOpen('settlements') ? (
          <ScreenLink to={`/admin-dashboard/settlements/${id}/show`}>{formatDay(at)}</ScreenLink>
        ) : (
          formatDay(at)
        )}
      </Typography>
      {utr && (
        <Typography variant="body2" color="textSecondary" translate="no" sx={{ overflowWrap: 'anywhere' }}>
          UTR {utr}
        </Typography>
      )}
    </>
  );
}
