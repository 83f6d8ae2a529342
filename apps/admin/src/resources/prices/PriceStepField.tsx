import { Typography } from '@mui/material';
import { formatRupees } from '@aabha/contracts/money/money-format';
import type { PriceChangeRecord } from './prices.data';

/** The selling price before and after, with the share by which it changes, and the MRP. */
export function PriceStepField({ change: { from, wanted } }: { change: PriceChangeRecord }) {
  const share = from.new_price > 0 ? Math.round((wanted.new_price / from.new_price - 1) * 100) : 0;
  return (
    <>
      {formatRupees(from.new_price)} → <strong>{formatRupees(wanted.new_price)}</strong>
      <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }} noWrap>
        {share > 0 ? `+${share}` : `−${-share}`}% · MRP {formatRupees(wanted.price)},{' '}
        {wanted.discount_percentage}% off
      </Typography>
    </>
  );
}
