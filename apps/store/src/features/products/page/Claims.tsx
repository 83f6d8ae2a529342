import { formatRupees } from '@aabha/contracts/money/money-format';
import * as texts from '@aabha/messages/product-page';
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
            {texts.freeDelivery}
            <span className={`${classes.claimNote} soft`}>
              {texts.shippingFee(formatRupees(fee), formatRupees(price + fee))}
            </span>
          </span>
        </li>
      )}
      <li>
        <IconRotate size={22} stroke={1.6} aria-hidden="true" />
        {texts.returnPolicy}
      </li>
      <li>
        <IconShieldCheck size={22} stroke={1.6} aria-hidden="true" />
        {texts.moneyBack}
      </li>
      <li>
        <IconReceiptTax size={22} stroke={1.6} aria-hidden="true" />
        {texts.inclusiveOfTaxes}
      </li>
    </ul>
  );
}
