import { Typography } from '@mui/material';
import { useWatch } from 'react-hook-form';
import { paiseFromRupees } from '@aabha/contracts/money/money';
import { formatPaise } from '@aabha/contracts/money/money-format';
import { sellingPricePaise } from '@aabha/contracts/pricing/pricing';

/** What shoppers will pay by the MRP and the discount that are typed. */
export function SellingPriceHint() {
  const [price, discount] = useWatch({ name: ['price', 'discount_percentage'] }) as unknown[];
  const isWhole =
    Number(price) > 0 && Number(price) < 1e9 && Number(discount) >= 0 && Number(discount) <= 100;
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }} aria-live="polite">
      {isWhole
        ? `Selling price: ${formatPaise(sellingPricePaise(paiseFromRupees(Number(price)), Number(discount)))}`
        : 'The selling price follows from MRP and discount.'}
    </Typography>
  );
}
