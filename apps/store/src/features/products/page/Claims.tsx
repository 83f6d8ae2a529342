import { formatRupees } from '@aabha/contracts/money/money-format';
import { IconReceiptTax, IconRotate, IconShieldCheck, IconTruckDelivery } from '@tabler/icons-react';
import type { PageProduct } from './product';
import classes from './ProductIntro.module.css';

interface ClaimsProps {
  /** Out of stock, no delivery is promised. */
  product: Pick<PageProduct, 'new_price' | 'stock'>;
  /** In rupees. */
  shippingFee: number;
}

/** The shop's promises; beside the delivery the flat shipping fee, and the price with it (docs/spec/products.md#claims). */
export function Claims({ product: { new_price: price, stock }, shippingFee: fee }: ClaimsProps) {
  return (
    <ul className={classes.claims}>
      {stock > 0 && (
        <li>
          <IconTruckDelivery size={22} stroke={1.6} aria-hidden="true" />
          <span>
            Free delivery in 3-5 business days
            <span className={`${classes.claimNote} soft`}>
              A flat shipping fee of {formatRupees(fee)} is charged once per order:{' '}
              {formatRupees(price + fee)} in all
            </span>
          </span>
        </li>
      )}
      <li>
        <IconRotate size={22} stroke={1.6} aria-hidden="true" />7 days return policy
      </li>
      <li>
        <IconShieldCheck size={22} stroke={1.6} aria-hidden="true" />
        30-day money back guarantee on extended protection
      </li>
      <li>
        <IconReceiptTax size={22} stroke={1.6} aria-hidden="true" />
        Inclusive of all taxes, with a GST invoice
      </li>
    </ul>
  );
}
