import { z } from 'zod';
import { inRupees, rupeesIn } from '../money/money.schema';
import { STAFF_PAGE_SIZES } from '../settings/limits';
import { EditedVersion, Id, Instant, pageOf, requiredText, sortOver, TextFilter } from '../wire/wire.schema';
import { BankOffer, OfferBenefit, OfferMethod } from './bank-offers.schema';
import { OFFER_BANK_MAX, OFFER_NOTE_MAX, OFFER_STATES, OFFER_TELEVISIONS_MAX } from './bank-offers.values';

const BAD_PERCENT = 'Enter more than 0 and at most 100 percent.';
const BAD_DAY = 'Please enter a date.';
const BAD_OFFER = 'The id of an offer looks like offer_AbC123xyz.';
const BAD_LINK = 'Please enter a link that begins with https.';
const BAD_NOTE = `Use at most ${OFFER_NOTE_MAX} characters.`;

const orNull = <T extends z.ZodType>(field: T) => field.nullish().transform((value) => value ?? null);
const positive = rupeesIn.refine((amount) => amount > 0, 'Enter an amount of more than ₹0.');

/** The form of an offer. */
const BankOfferFields = z.strictObject({
  bank: requiredText('Bank is required.', OFFER_BANK_MAX),
  method: OfferMethod,
  benefit: OfferBenefit,
  percent: orNull(
    z
      .number({ error: BAD_PERCENT })
      .gt(0, BAD_PERCENT)
      .max(100, BAD_PERCENT)
      .multipleOf(0.01, 'Use at most two decimals.'),
  ).meta({ description: 'Of what is paid; left out for a fixed amount.', example: 10 }),
  amount: orNull(positive).meta({
    description: 'A fixed amount in rupees; left out for a percentage.',
    example: null,
  }),
  maximum: orNull(positive).meta(inRupees('The most that the percentage gives; left out for no limit.')),
  minimum: rupeesIn.meta(inRupees('What has to be paid at least.')),
  valid_from: z.iso.date({ error: BAD_DAY }).meta({ example: '2026-11-21' }),
  valid_to: z.iso
    .date({ error: BAD_DAY })
    .meta({ description: 'The last day in India.', example: '2026-12-31' }),
  products: z.array(Id).max(OFFER_TELEVISIONS_MAX, 'Choose at most 200 televisions.').default([]),
  offer_id: z
    .string()
    .trim()
    .refine((text) => text === '' || /^offer_[A-Za-z0-9]{1,40}$/.test(text), BAD_OFFER)
    .nullish()
    .transform((text) => text || null)
    .meta({
      description: "The payment provider's offer; an instant discount needs one.",
      example: 'offer_AbC123xyz',
    }),
  usage_note: z
    .string()
    .trim()
    .max(OFFER_NOTE_MAX, BAD_NOTE)
    .nullish()
    .transform((text) => text || null)
    .meta({ description: 'How often the bank gives it, in its words.', example: 'Once a card' }),
  terms_url: z
    .string()
    .trim()
    .max(300, BAD_LINK)
    .regex(/^https:\/\/\S+$/, BAD_LINK)
    .meta({ example: 'https://bank.example/offers' }),
  checked_on: z.iso.date({ error: BAD_DAY }).meta({
    description: 'The day on which the offer was last compared with the bank.',
    example: '2026-11-21',
  }),
});
export type BankOfferFields = z.output<typeof BankOfferFields>;

type Terms = Pick<
  BankOfferFields,
  'percent' | 'amount' | 'maximum' | 'benefit' | 'offer_id' | 'valid_from' | 'valid_to'
>;

/** The rules about two fields, each with the field that has to be corrected. */
const RULES: readonly { isRight: (terms: Terms) => boolean; error: string; field: keyof Terms }[] = [
  {
    isRight: ({ percent, amount }) => (percent === null) !== (amount === null),
    ...{ error: 'Enter a percentage or a fixed amount, not both.', field: 'percent' },
  },
  {
    isRight: ({ percent, maximum }) => percent !== null || maximum === null,
    ...{ error: 'Only a percentage has a maximum.', field: 'maximum' },
  },
  {
    isRight: ({ benefit, offer_id }) => benefit !== 'instant' || offer_id !== null,
    ...{
      error: 'An instant discount needs the offer of the payment provider that gives it.',
      field: 'offer_id',
    },
  },
  {
    isRight: ({ valid_from, valid_to }) => valid_to >= valid_from,
    ...{ error: 'The last day is before the first.', field: 'valid_to' },
  },
];
const checkRules = (terms: Terms, ctx: z.RefinementCtx) => {
  for (const { isRight, error, field } of RULES)
    if (!isRight(terms)) ctx.addIssue({ code: 'custom', message: error, path: [field] });
};

const EXAMPLE = {
  ...{ bank: 'Axis Bank', method: 'credit', benefit: 'instant', percent: 10, maximum: 1500, minimum: 20_000 },
  ...{ valid_from: '2026-11-21', valid_to: '2026-12-31', offer_id: 'offer_AbC123xyz' },
  ...{ terms_url: 'https://bank.example/offers', checked_on: '2026-11-21' },
};

export const CreateBankOfferInput = BankOfferFields.superRefine(checkRules).meta({ example: EXAMPLE });
/** `updated_at` is that of the edited offer; if it has changed, the response is 409 with the present one. */
export const UpdateBankOfferInput = BankOfferFields.extend({
  id: Id,
  updated_at: EditedVersion.optional(),
})
  .superRefine(checkRules)
  .meta({ example: EXAMPLE });
export type UpdateBankOfferInput = z.output<typeof UpdateBankOfferInput>;
export const EndBankOfferInput = z.strictObject({ id: Id, updated_at: EditedVersion.optional() });
export type EndBankOfferInput = z.output<typeof EndBankOfferInput>;

/** An offer as staff see it. */
export const StaffBankOffer = BankOffer.omit({ product_ids: true }).extend({
  products: z.array(z.object({ _id: z.string(), name: z.string() })),
  offer_id: z.string().nullable(),
  state: z.enum(OFFER_STATES),
  ended_at: Instant.nullable().meta({ description: 'When staff ended it; null otherwise.' }),
  created_at: Instant,
  updated_at: Instant,
});
export type StaffBankOffer = z.infer<typeof StaffBankOffer>;
export const StaffBankOfferOutput = z.object({ offer: StaffBankOffer });

export const BANK_OFFER_SORTS = ['bank', 'minimum', 'valid_from', 'valid_to', 'checked_on'] as const;
const filters = z
  .strictObject({
    search: TextFilter.optional().meta({ description: 'Part of the name of the bank, or an offer.' }),
    method: OfferMethod.optional(),
    benefit: OfferBenefit.optional(),
    state: z.enum(OFFER_STATES).optional(),
  })
  .default({});
export const ListBankOffersInput = z.strictObject({
  ...pageOf(STAFF_PAGE_SIZES.bankOffers),
  filters,
  sort: sortOver(BANK_OFFER_SORTS).optional(),
});
export type ListBankOffersInput = z.output<typeof ListBankOffersInput>;
export const ListBankOffersOutput = z.object({
  offerList: z.array(StaffBankOffer),
  offerCount: z.number().int(),
});
export const ExportBankOffersInput = z.strictObject({ filters });
export type ExportBankOffersInput = z.output<typeof ExportBankOffersInput>;
