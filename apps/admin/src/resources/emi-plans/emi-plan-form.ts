import { CreateEmiPlanInput, type StaffEmiPlan } from '@aabha/contracts/emi/emi.staff.schema';
import { EMI_KIND_NAMES, type EmiKind } from '@aabha/contracts/emi/emi.values';
import { formatRupees } from '@aabha/contracts/money/money-format';
import { formatDay, indiaDay } from '@aabha/contracts/time/india-time';
import type { ConflictField } from '../../data/edit-conflict';
import { formErrors, type FormErrors } from '../../data/form-errors';

type Typed = number | string | null;

/** The form of a plan; emptied fields are null. */
export interface EmiPlanValues {
  bank: string | null;
  kind: EmiKind;
  months: Typed;
  annual_rate: Typed;
  minimum: Typed;
  processing_fee: Typed;
  no_cost: boolean;
  offer_id: string | null;
  valid_from: string;
  valid_to: string | null;
  checked_on: string;
  terms_url: string | null;
}

/** A plan in the API's format: amounts in rupees. */
export type EmiPlanInput = ReturnType<typeof planInput>;

/** Returns the form of a new plan, which begins today. */
export const newPlan = (now: Date): EmiPlanValues => ({
  ...{ bank: '', kind: 'card', months: 6, annual_rate: '', minimum: 3000, processing_fee: 0 },
  ...{ no_cost: false, offer_id: '', valid_from: indiaDay(now), valid_to: '' },
  ...{ checked_on: indiaDay(now), terms_url: '' },
});

export const planValues = (plan: StaffEmiPlan): EmiPlanValues => ({
  ...{ bank: plan.bank, kind: plan.kind, months: plan.months, annual_rate: plan.annual_rate },
  ...{ minimum: plan.minimum, processing_fee: plan.processing_fee, no_cost: plan.no_cost },
  ...{ offer_id: plan.offer_id ?? '', valid_from: plan.valid_from, valid_to: plan.valid_to ?? '' },
  ...{ checked_on: plan.checked_on, terms_url: plan.terms_url ?? '' },
});

const numberOf = (typed: Typed) => (typed === '' || typed === null ? Number.NaN : Number(typed));

/** Returns the typed form in the API's format. */
export const planInput = (values: EmiPlanValues) => ({
  ...{ bank: values.bank ?? '', kind: values.kind, months: numberOf(values.months) },
  annual_rate: numberOf(values.annual_rate),
  ...{ minimum: numberOf(values.minimum), processing_fee: numberOf(values.processing_fee) },
  ...{ no_cost: values.no_cost, offer_id: values.offer_id || null, valid_from: values.valid_from },
  ...{
    valid_to: values.valid_to || null,
    checked_on: values.checked_on,
    terms_url: values.terms_url || null,
  },
});

const errorsOf = formErrors(CreateEmiPlanInput);

/** Returns the errors of the form by the server's contract. */
export const planFormErrors = (values: unknown): FormErrors => errorsOf(planInput(values as EmiPlanValues));

const rupees = (typed: Typed) => formatRupees(Number(typed));

export const PLAN_CONFLICT_FIELDS: readonly ConflictField<EmiPlanValues>[] = [
  { source: 'bank', label: 'Bank or lender', text: ({ bank }) => bank ?? '' },
  { source: 'kind', label: 'Kind', text: ({ kind }) => EMI_KIND_NAMES[kind] },
  { source: 'months', label: 'Months', text: ({ months }) => String(months) },
  { source: 'annual_rate', label: 'Rate a year', text: ({ annual_rate: rate }) => `${rate}%` },
  { source: 'minimum', label: 'Minimum', text: ({ minimum }) => rupees(minimum) },
  { source: 'processing_fee', label: 'Processing fee', text: ({ processing_fee: fee }) => rupees(fee) },
  { source: 'no_cost', label: 'No-cost', text: ({ no_cost: isNoCost }) => (isNoCost ? 'Yes' : 'No') },
  { source: 'offer_id', label: 'Offer', text: ({ offer_id: offer }) => offer ?? '' },
  { source: 'valid_from', label: 'From', text: ({ valid_from: from }) => formatDay(from) },
  {
    source: 'valid_to',
    label: 'To',
    text: ({ valid_to: to }) => (to ? formatDay(to) : 'Until further notice'),
  },
  { source: 'checked_on', label: 'Checked on', text: ({ checked_on: day }) => formatDay(day) },
  { source: 'terms_url', label: 'Terms of the lender', text: ({ terms_url: url }) => url ?? '' },
];
