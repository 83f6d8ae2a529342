import * as texts from '@aabha/messages/bank-offers';
import classes from './bank-offers.module.css';
import { BankOfferList } from './BankOfferList';
import { useBestOffers } from './use-best-offers';

interface ProductOffersProps {
  product: { _id: string; new_price: number };
}

/** The bank offers that apply to one unit of a television; nothing without any (docs/spec/bank-offers.md#in-the-shop). */
export function ProductOffers({ product: { _id, new_price: price } }: ProductOffersProps) {
  const offers = useBestOffers({ payable: price, productIds: [_id] });
  if (offers.length === 0) return null;
  return (
    <section className={classes.section} aria-labelledby="bank-offers">
      <h2 id="bank-offers">{texts.bankOffers}</h2>
      <BankOfferList offers={offers} />
    </section>
  );
}
