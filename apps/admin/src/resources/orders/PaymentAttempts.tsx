import { Typography } from '@mui/material';
import { formatRupees } from '@aabha/contracts/money/money-format';
import { formatDateTime } from '@aabha/contracts/time/india-time';
import { paymentMethodLabel } from '../../data/payment-method-labels';
import type { OrderMoney } from './use-order-money';

type Attempt = OrderMoney['attempts'][number];

const RESULT: Readonly<Partial<Record<Attempt['status'], string>>> = {
  created: 'not finished',
  authorized: 'authorized, not captured',
  failed: 'failed',
};

/** The attempts that did not pay an order, as the provider has them: when, how, and why. */
export function PaymentAttempts({ money }: { money: OrderMoney }) {
  if (money.provider === 'unavailable')
    return (
      <li>
        <Typography variant="body2" color="textSecondary">
          The payment provider does not respond right now, so its attempts and references are missing here.
        </Typography>
      </li>
    );
  const others = money.attempts.filter(({ status }) => RESULT[status]);
  return others.map(({ _id, amount, status, method, at, error }) => (
    <li key={_id}>
      <Typography variant="body2">
        <strong>
          Attempt {formatRupees(amount)}, {RESULT[status]}
        </strong>
        {at && `, ${formatDateTime(at)}`}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {[paymentMethodLabel(method), _id, error].filter(Boolean).join(', ')}
      </Typography>
    </li>
  ));
}
