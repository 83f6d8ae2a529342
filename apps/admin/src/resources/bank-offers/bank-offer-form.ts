import {
  CreateBankOfferInput,
  type StaffBankOffer,
} from '@aabha/contracts/bank-offers/bank-offers.staff.schema';
import {
  OFFER_BENEFIT_NAMES,
  OFFER_METHOD_NAMES,
  type OfferBenefit,
  type OfferMethod,
} from '@aabha/contracts/bank-offers/bank-offers.values';
import { formatRupees } from '@aabha/contracts/money/money-format';
import { formatDay, indiaDay } from '@aabha/contracts/time/india-time';
import type { ConflictField } from '../../data/edit-conflict';
import { formErrors, type FormErrors } from '../../data/form-errors';

type Typed = number | string | null;

/** The form of an offer; emptied fields are null. */
export interface BankOfferValues {
  bank: string | null;
  method: OfferMethod;
  benefit: OfferBenefit;
  percent: Typed;
  amount: Typed;
  maximum: Typed;
  minimum: Typed;
  valid_from: string;
  valid_to: string | null;
  products: string[] | null;
  offer_id: string | null;
  usage_note: string | null;
  terms_url: string | null;
  checked_on: string;
}

/** An offer in the API's format: amounts in rupees. */
export type BankOfferInput = ReturnType<typeof offerInput>;

/** The percentage that a form begins with. */
export const FIRST_PERCENT = 10;

/** Returns the form of a new offer, which begins today. */
export const newOffer = (now: Date): BankOfferValues => ({
  ...{ bank: '', method: 'credit', benefit: 'instant', percent: FIRST_PERCENT, amount: '', maximum: '' },
  minimum: 0,
  ...{ valid_from: indiaDay(now), valid_to: '', products: [], offer_id: '', usage_note: '' },
  ...{ terms_url: '', checked_on: indiaDay(now) },
});

export const offerValues = (offer: StaffBankOffer): BankOfferValues => ({
  ...{ bank: offer.bank, method: offer.method, benefit: offer.benefit, percent: offer.percent ?? '' },
  ...{ amount: offer.amount ?? '', maximum: offer.maximum ?? '', minimum: offer.minimum },
  ...{ valid_from: offer.valid_from, valid_to: offer.valid_to, offer_id: offer.offer_id ?? '' },
  products: offer.products.map(({ _id }) => _id),
  ...{ usage_note: offer.usage_note ?? '', terms_url: offer.terms_url, checked_on: offer.checked_on },
});

const isEmpty = (typed: Typed) => typed === '' || typed === null;
const numberOrNull = (typed: Typed) => (isEmpty(typed) ? null : Number(typed));

/** Returns the typed form in the API's format. */
export const offerInput = (values: BankOfferValues) => ({
  ...{ bank: values.bank ?? '', method: values.method, benefit: values.benefit },
  ...{ percent: numberOrNull(values.percent), amount: numberOrNull(values.amount) },
  maximum: numberOrNull(values.maximum),
  minimum: isEmpty(values.minimum) ? Number.NaN : Number(values.minimum),
  ...{ valid_from: values.valid_from, valid_to: values.valid_to ?? '', products: values.products ?? [] },
  ...{ offer_id: values.offer_id || null, usage_note: values.usage_note || null },
  ...{ terms_url: values.terms_url ?? '', checked_on: values.checked_on },
});

const errorsOf = formErrors(CreateBankOfferInput);

/** Returns the errors of the form by the server's contract. That neither percentage nor amount is there is an error of both, since the form shows one of them. */
export function offerFormErrors(values: unknown): FormErrors {
  const typed = values as BankOfferValues;
  const errors = errorsOf(offerInput(typed));
  return errors.percent && isEmpty(typed.percent) ? { ...errors, amount: errors.percent } : errors;
}

const rupees = (typed: Typed) => (isEmpty(typed) ? 'None' : formatRupees(Number(typed)));
const day = (typed: string | null) => (typed ? formatDay(typed) : '');

export const OFFER_CONFLICT_FIELDS: readonly ConflictField<BankOfferValues>[] = [
  { source: 'bank', label: 'Bank', text: ({ bank }) => bank ?? '' },
  { source: 'method', label: 'Paid with', text: ({ method }) => OFFER_METHOD_NAMES[method] },
  { source: 'benefit', label: 'Benefit', text: ({ benefit }) => OFFER_BENEFIT_NAMES[benefit] },
  { source: 'percent', label: 'Percent', text: ({ percent }) => (isEmpty(percent) ? 'None' : `${percent}%`) },
  { source: 'amount', label: 'Fixed amount', text: ({ amount }) => rupees(amount) },
  { source: 'maximum', label: 'Maximum', text: ({ maximum }) => rupees(maximum) },
  { source: 'minimum', label: 'Minimum', text: ({ minimum }) => rupees(minimum) },
  { source: 'valid_from', label: 'From', text: ({ valid_from: from }) => day(from) },
  { source: 'valid_to', label: 'To', text: ({ valid_to: to }) => day(to) },
  {
    source: 'products',
    label: 'Televisions',
    text: ({ products }) => (products?.length ? `${products.length} chosen` : 'All'),
  },
  { source: 'offer_id', label: 'Offer', text: ({ offer_id: offer }) => offer ?? '' },
  { source: 'usage_note', label: 'How often', text: ({ usage_note: note }) => note ?? '' },
  { source: 'terms_url', label: 'Terms of the bank', text: ({ terms_url: url }) => url ?? '' },
  { source: 'checked_on', label: 'Checked on', text: ({ checked_on: checked }) => day(checked) },
];
