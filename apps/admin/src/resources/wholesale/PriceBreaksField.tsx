import { Typography } from '@mui/material';
import { formatRupees } from '@aabha/contracts/money/money-format';
import type { WholesaleRecord } from './wholesale.data';
import { unitsText } from './price-break-form';

/** The breaks of a listed product, one a line, with their unit price. */
export function PriceBreaksField({ listed }: { listed: WholesaleRecord }) {
  return listed.priceBreaks.map((one) => (
    <Typography
      key={one.minQuantity}
      variant="body2"
      component="span"
      sx={{ display: 'block', fontVariantNumeric: 'tabular-nums' }}
    >
      {unitsText(one)}: {formatRupees(one.discount)} off,{' '}
      <strong>{formatRupees(listed.product_id.new_price - one.discount)}</strong> each
    </Typography>
  ));
}
