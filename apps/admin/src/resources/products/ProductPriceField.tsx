import { Typography } from '@mui/material';
import { formatRupees } from '@aabha/contracts/money/money-format';
import type { ProductRecord } from './products.data';

/** The selling price, and the MRP where it is higher. */
export function ProductPriceField({ product }: { product: ProductRecord }) {
  return (
    <>
      <strong>{formatRupees(product.new_price)}</strong>
      {product.discount_percentage > 0 && (
        <Typography variant="body2" color="textSecondary">
          <del>MRP {formatRupees(product.price)}</del> −{product.discount_percentage}%
        </Typography>
      )}
    </>
  );
}
