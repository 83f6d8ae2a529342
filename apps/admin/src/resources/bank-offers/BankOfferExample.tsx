import { Alert } from '@mui/material';
import { offerSaving, termsOfOffer } from '@aabha/contracts/bank-offers/bank-offers.rules';
import { paise } from '@aabha/contracts/money/money';
import { formatPaise } from '@aabha/contracts/money/money-format';
import { offerFormErrors, offerInput, type BankOfferValues } from './bank-offer-form';

const EXAMPLE = paise(50_000_00);
const COSTED = ['percent', 'amount', 'maximum', 'minimum'] as const;

/** What the typed offer gives on an example price; nothing until its terms are complete. */
export function BankOfferExample({ values }: { values: BankOfferValues }) {
  const errors = offerFormErrors(values);
  if (COSTED.some((field) => errors[field])) return null;
  const saving = offerSaving(EXAMPLE, termsOfOffer(offerInput(values)));
  const given = values.benefit === 'cashback' ? 'cashback from the bank, later' : 'off, while the buyer pays';
  return (
    <Alert severity="info">
      {saving > 0
        ? `On ${formatPaise(EXAMPLE)}: ${formatPaise(saving)} ${given}.`
        : `Nothing on ${formatPaise(EXAMPLE)}, which is less than the minimum.`}
    </Alert>
  );
}
