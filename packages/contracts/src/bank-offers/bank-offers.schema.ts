import { z } from 'zod';
import { inRupees, rupeesOut } from '../money/money.schema';
import { OFFER_BENEFITS, OFFER_METHODS } from './bank-offers.values';

export const OfferMethod = z
  .enum(OFFER_METHODS, { error: 'Choose what has to be paid with.' })
  .meta({ description: 'What has to be paid with: a credit card, a debit card, UPI or EMI.' });
export const OfferBenefit = z.enum(OFFER_BENEFITS, { error: 'Choose what the bank gives.' }).meta({
  description: 'instant: taken off while the buyer pays · cashback: comes from the bank later.',
});

/** An offer of a bank as everybody sees it. */
export const BankOffer = z.object({
  _id: z.string(),
  bank: z.string(),
  method: OfferMethod,
  benefit: OfferBenefit,
  percent: z.number().nullable().meta({ description: 'Of what is paid; null for a fixed amount.' }),
  amount: rupeesOut.nullable().meta(inRupees('A fixed amount; null for a percentage.')),
  maximum: rupeesOut.nullable().meta(inRupees('The most that the percentage gives; null for no limit.')),
  minimum: rupeesOut.meta(inRupees('What has to be paid at least.')),
  valid_from: z.string().meta({ description: 'The first day in India.', example: '2026-11-01' }),
  valid_to: z.string().meta({ description: 'The last day in India.', example: '2026-12-31' }),
  product_ids: z
    .array(z.string())
    .meta({ description: 'The televisions that it is for, of which all have to be; empty for all.' }),
  usage_note: z
    .string()
    .nullable()
    .meta({ description: 'How often the bank gives it, in its words.', example: 'Once a card' }),
  terms_url: z.string().meta({ description: 'The terms of the bank.' }),
  checked_on: z.string().meta({ description: 'The day on which staff last compared it with the bank.' }),
});
export type BankOffer = z.infer<typeof BankOffer>;

/** All offers that are in force or begin later: callers leave out those that a day, a price or a television excludes. */
export const BankOffersOutput = z.object({ offerList: z.array(BankOffer) });
