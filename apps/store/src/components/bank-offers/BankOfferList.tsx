import type { OfferSaving } from '@aabha/contracts/bank-offers/bank-offers.rules';
import type { BankOffer } from '@aabha/contracts/bank-offers/bank-offers.schema';
import { formatPaise, formatRupees } from '@aabha/contracts/money/money-format';
import * as texts from '@aabha/messages/bank-offers';
import { formatDay } from '@aabha/messages/dates';
import classes from './bank-offers.module.css';

/** Returns what the bank asks for, as one line. */
function conditionsOf({ percent, maximum, minimum, product_ids: ids, usage_note: note }: BankOffer): string {
  return texts.conditions({
    percent,
    maximum: maximum === null ? undefined : formatRupees(maximum),
    minimum: minimum > 0 ? formatRupees(minimum) : undefined,
    isForSomeTelevisions: ids.length > 0,
    note,
  });
}

/** What an offer gives, who gives it when and on what conditions, until when it is given, and when we checked that. */
function Offer({ offer, savingPaise }: OfferSaving<BankOffer>) {
  const isLater = offer.benefit === 'cashback';
  const amount = formatPaise(savingPaise);
  const conditions = conditionsOf(offer);
  return (
    <li className={classes.offer}>
      <p className={classes.title}>
        <strong>{isLater ? texts.cashback(amount) : texts.off(amount)}</strong>
        <span>{texts.paidWith(offer.bank, texts.kinds[offer.method])}</span>
      </p>
      {conditions && <p>{conditions}</p>}
      <p>{isLater ? texts.cashbackMeans : texts.instantMeans}</p>
      <p className={classes.source}>
        {texts.checkedAndUntil(formatDay(offer.checked_on), formatDay(offer.valid_to))}{' '}
        <a href={offer.terms_url} target="_blank" rel="noopener nofollow">
          {texts.termsOf(offer.bank)}
        </a>
      </p>
    </li>
  );
}

/** The best offer of each bank for a purchase (docs/spec/bank-offers.md#in-the-shop). */
export function BankOfferList({ offers }: { offers: readonly OfferSaving<BankOffer>[] }) {
  return (
    <>
      <ul className={classes.list}>
        {offers.map((saving) => (
          <Offer key={saving.offer._id} {...saving} />
        ))}
      </ul>
      <p className="soft small">{texts.bankDecides}</p>
    </>
  );
}
