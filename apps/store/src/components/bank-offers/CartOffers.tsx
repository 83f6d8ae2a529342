import type { Cart, CartLine } from '@aabha/contracts/cart/cart.schema';
import { formatPaise } from '@aabha/contracts/money/money-format';
import * as texts from '@aabha/messages/bank-offers';
import classes from './bank-offers.module.css';
import { BankOfferList } from './BankOfferList';
import { useBestOffers } from './use-best-offers';

interface CartOffersProps {
  cart: {
    items: readonly (Pick<CartLine, 'isDiscounted'> & { product: { _id: string } })[];
    totals: Pick<Cart['totals'], 'payable'>;
  };
}

/**
 * The bank offers that apply to what a cart costs, closed at first; nothing without any. A coupon for some lines only leaves
 * none, since the payment then names no offers (docs/spec/bank-offers.md#in-a-payment).
 */
export function CartOffers({ cart: { items, totals } }: CartOffersProps) {
  const offers = useBestOffers({
    payable: totals.payable,
    productIds: items.map(({ product }) => product._id),
  });
  const [best] = offers;
  if (!best || items.some(({ isDiscounted }) => isDiscounted === false)) return null;
  const { offer, savingPaise } = best;
  const summaryOf = offer.benefit === 'cashback' ? texts.upToCashback : texts.upToOff;
  return (
    <details className={classes.quiet}>
      <summary>{summaryOf(formatPaise(savingPaise), offer.bank)}</summary>
      <BankOfferList offers={offers} />
    </details>
  );
}
