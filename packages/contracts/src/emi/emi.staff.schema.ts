import { z } from 'zod';
import { inRupees, rupeesIn } from '../money/money.schema';
import { STAFF_PAGE_SIZES } from '../settings/limits';
import { EditedVersion, Id, Instant, pageOf, requiredText, sortOver, TextFilter } from '../wire/wire.schema';
import { EmiKind, EmiPlan } from './emi.schema';
import { EMI_BANK_MAX, EMI_MONTHS_MAX, EMI_MONTHS_MIN, EMI_RATE_MAX, EMI_STATES } from './emi.values';

const DAY = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;
const BAD_MONTHS = `Months are a whole number from ${EMI_MONTHS_MIN} to ${EMI_MONTHS_MAX}.`;
const BAD_RATE = `Enter the yearly rate of the lender: more than 0 and at most ${EMI_RATE_MAX} percent.`;
const BAD_DAY = 'Please enter a date.';
const BAD_OFFER = 'The id of an offer looks like offer_AbC123xyz.';
const BAD_LINK = 'Please enter a link that begins with https.';

/** A text that may be left empty, which is stored as null. */
const optional = (isRight: RegExp, error: string) =>
  z
    .string()
    .trim()
    .max(300, error)
    .refine((text) => text === '' || isRight.test(text), error)
    .nullish()
    .transform((text) => text || null);

/** The form of a plan. */
export const EmiPlanFields = z.strictObject({
  bank: requiredText('Bank is required.', EMI_BANK_MAX),
  kind: EmiKind,
  months: z
    .number({ error: BAD_MONTHS })
    .int(BAD_MONTHS)
    .min(EMI_MONTHS_MIN, BAD_MONTHS)
    .max(EMI_MONTHS_MAX, BAD_MONTHS),
  annual_rate: z
    .number({ error: BAD_RATE })
    .gt(0, BAD_RATE)
    .max(EMI_RATE_MAX, BAD_RATE)
    .multipleOf(0.01, 'Use at most two decimals.')
    .meta({ description: 'In percent; of a no-cost plan, too: what the lender charges on the loan.' }),
  minimum: rupeesIn.meta(inRupees('What has to be paid at least.')),
  processing_fee: rupeesIn.meta(inRupees('Without GST.')),
  no_cost: z.boolean({ error: 'No-cost must be yes or no.' }).meta({ example: false }),
  offer_id: optional(/^offer_[A-Za-z0-9]{1,40}$/, BAD_OFFER).meta({
    description: "The payment provider's offer; a no-cost plan needs one.",
  }),
  valid_from: z.iso.date({ error: BAD_DAY }).meta({ example: '2026-11-21' }),
  valid_to: optional(DAY, BAD_DAY).meta({
    description: 'The last day in India; null until further notice.',
  }),
  checked_on: z.iso.date({ error: BAD_DAY }).meta({
    description: 'The day on which the plan was last compared with the lender.',
    example: '2026-11-21',
  }),
  terms_url: optional(/^https:\/\/\S+$/, BAD_LINK),
});
export type EmiPlanFields = z.output<typeof EmiPlanFields>;

const hasOffer = ({ no_cost, offer_id }: Pick<EmiPlanFields, 'no_cost' | 'offer_id'>) =>
  !no_cost || offer_id !== null;
const NEEDS_OFFER = {
  error: 'A no-cost plan needs the offer that takes the interest off.',
  path: ['offer_id'],
};
const endsAfterStart = ({ valid_from, valid_to }: Pick<EmiPlanFields, 'valid_from' | 'valid_to'>) =>
  valid_to === null || valid_to >= valid_from;
const NEEDS_ORDER = { error: 'The last day is before the first.', path: ['valid_to'] };

export const CreateEmiPlanInput = EmiPlanFields.refine(hasOffer, NEEDS_OFFER).refine(
  endsAfterStart,
  NEEDS_ORDER,
);
/** `updated_at` is that of the edited plan; if it has changed, the response is 409 with the present one. */
export const UpdateEmiPlanInput = EmiPlanFields.extend({ id: Id, updated_at: EditedVersion.optional() })
  .refine(hasOffer, NEEDS_OFFER)
  .refine(endsAfterStart, NEEDS_ORDER);
export type UpdateEmiPlanInput = z.output<typeof UpdateEmiPlanInput>;
export const EmiPlanIdInput = z.strictObject({ id: Id });

/** A plan as staff see it. */
export const StaffEmiPlan = EmiPlan.extend({
  offer_id: z.string().nullable(),
  state: z.enum(EMI_STATES),
  created_at: Instant,
  updated_at: Instant,
});
export type StaffEmiPlan = z.infer<typeof StaffEmiPlan>;
export const StaffEmiPlanOutput = z.object({ plan: StaffEmiPlan });

export const EMI_SORTS = ['bank', 'months', 'annual_rate', 'valid_from', 'valid_to', 'checked_on'] as const;
const emiFilters = z
  .strictObject({
    search: TextFilter.optional().meta({ description: 'Part of the name of the bank, or an offer.' }),
    kind: EmiKind.optional(),
    state: z.enum(EMI_STATES).optional(),
    noCost: z.boolean().optional(),
  })
  .default({});
export const ListEmiPlansInput = z.strictObject({
  ...pageOf(STAFF_PAGE_SIZES.emiPlans),
  filters: emiFilters,
  sort: sortOver(EMI_SORTS).optional(),
});
export type ListEmiPlansInput = z.output<typeof ListEmiPlansInput>;
export const ListEmiPlansOutput = z.object({
  planList: z.array(StaffEmiPlan),
  planCount: z.number().int(),
});
export const ExportEmiPlansInput = z.strictObject({ filters: emiFilters });
export type ExportEmiPlansInput = z.output<typeof ExportEmiPlansInput>;
