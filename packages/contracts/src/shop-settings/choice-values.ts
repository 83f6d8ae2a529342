import { z } from 'zod';
import { PAY_LINK_HOURS, PAY_LINK_HOURS_MAX } from '../draft-orders/draft-orders.values';
import { requiredText } from '../wire/wire.schema';

/** The most that a role refunds of an order alone, in paise; empty for no limit. */
const refundLimit = z.union(
  [
    z.literal(''),
    z
      .number()
      .int('Use at most two decimals.')
      .min(0, 'The amount cannot be negative.')
      .max(10_000_000_000, 'The amount is too large.'),
  ],
  { error: 'Enter an amount in rupees, or nothing.' },
);

/** Choices of the shop about its taxes, payments, prices and pictures, by section (docs/spec/settings.md#choices). */
export const ChoiceValues = {
  tax: z.strictObject({
    /** How many digits of an HSN code a GST return states (Notification 78/2020): 4 up to a turnover of 5 crore, 6 above. */
    hsnDigits: z.literal([4, 6, 8], { error: 'Please choose 4, 6 or 8 digits.' }),
    /** The day in India from which B2B documents need an IRN (turnover above 5 crore); empty: none does. */
    eInvoicingFrom: z.union([z.literal(''), z.iso.date('Please enter a date, or nothing.')], {
      error: 'Please enter a date, or nothing.',
    }),
    /** The version of the portal's schema that a GSTR-1 names. */
    gstr1Version: requiredText('Please enter the version that the portal names.', 20),
  }),
  payments: z.strictObject({
    /** The most that the shop may take in one UPI payment, in paise (docs/spec/checkout.md#payment-methods). */
    upiCeilingPaise: z
      .number({ error: 'Enter an amount in rupees.' })
      .int('Use at most two decimals.')
      .min(0, 'The amount cannot be negative.')
      .max(10_000_000_000, 'The amount is too large.'),
    /** How long a customer may pay a draft order by its link. Versions of earlier releases have none. */
    payLinkHours: z
      .number({ error: 'Enter a number of hours.' })
      .int('Enter whole hours.')
      .min(1, 'Enter at least 1 hour.')
      .max(PAY_LINK_HOURS_MAX, `Enter at most ${PAY_LINK_HOURS_MAX} hours.`)
      .default(PAY_LINK_HOURS),
  }),
  refunds: z.strictObject({
    /** Above these a second person approves a refund (docs/spec/refund-approvals.md#limits). */
    refundLimitSubAdminPaise: refundLimit,
    refundLimitSuperAdminPaise: refundLimit,
  }),
  prices: z.strictObject({
    /** Whether large drops wait for another SuperAdmin (docs/spec/prices.md#second-person). */
    largeDropsNeedApproval: z.boolean({ error: 'Please choose yes or no.' }),
  }),
  pictures: z.strictObject({
    /** Whether the pictures of televisions are drawings, as the demo's are; the disclaimer says so. */
    picturesAreDrawings: z.boolean({ error: 'Please choose yes or no.' }),
  }),
} as const;

export type ChoiceSection = keyof typeof ChoiceValues;
export type ChoiceSections = { [S in ChoiceSection]: z.output<(typeof ChoiceValues)[S]> };
