import { formatRupees } from '@aabha/contracts/money/money-format';
import { IconReceiptTax, IconRotate, IconShieldCheck, IconTruckDelivery } from '@tabler/icons-react';
import classes from './ProductIntro.module.css';

interface ClaimsProps {
  shippingFeeRupees: number;
  /** No delivery date is shown for products out of stock. */
  isInStock: boolean;
}

/** The shop's promises, with the flat shipping fee beside the delivery (docs/spec/products.md#claims). */
export function Claims({ shippingFeeRupees, isInStock }: ClaimsProps) {
  return (
    <ul className={classes.claims}>
      {isInStock && (
        <li>
          <IconTruckDelivery size={22} stroke={1.6} aria-hidden="true" />
          <span>
            Free delivery in 3-5 business days
            <span className={`${classes.claimNote} soft`}>
              A flat shipping fee of {formatRupees(shippingFeeRupees)} is charged once per order
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
