import { z } from 'zod';
import { INSTALLATION_FEE_MAX_PAISE } from '../installations/installations.values';
import { formatPaise } from '../money/money-format';
import { PAY_LINK_HOURS, PAY_LINK_HOURS_MAX } from '../draft-orders/draft-orders.values';
import {
  LEAD_DAYS,
  REORDER_MAIL_TIME,
  REORDER_MAIL_TO_MAX,
  REVIEW_DAYS,
  RULE_DAYS_MAX,
  UNITS_MAX,
} from '../stock/stock.values';
import { PICKUPS_PER_PART, PICKUPS_PER_PART_MAX } from '../returns/pickup-slots.values';
import { RETURN_DAYS } from '../settings/promises';
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

const RULE_DAYS = `Enter whole days from 0 to ${RULE_DAYS_MAX}.`;
const ruleDays = (fallback: number) =>
  z
    .number({ error: RULE_DAYS })
    .int(RULE_DAYS)
    .min(0, RULE_DAYS)
    .max(RULE_DAYS_MAX, RULE_DAYS)
    .default(fallback);
const MINIMUM = 'Enter whole units of at least 0.';
const ADDRESS = /^[^\s@,]+@[^\s@,]+\.[^\s@,]+$/;

/** Addresses with commas between them, stored as one text; none is a valid number of them. */
const mailAddresses = z
  .string()
  .max(1000, 'Please use at most 1000 characters.')
  .transform((text) => text.split(/[\s,;]+/).filter(Boolean))
  .refine(
    (all) => all.every((one) => ADDRESS.test(one)),
    'Please enter email addresses with commas between them.',
  )
  .refine(
    (all) => all.length <= REORDER_MAIL_TO_MAX,
    `Please enter at most ${REORDER_MAIL_TO_MAX} email addresses.`,
  )
  .transform((all) => [...new Set(all)].join(', '));

const PICKUPS = `Enter a whole number from 1 to ${PICKUPS_PER_PART_MAX}.`;

/** In whole rupees, since technicians take cash. */
const installationFee = z
  .number({ error: 'Enter an amount in rupees; 0 is free.' })
  .int('Enter whole rupees.')
  .multipleOf(100, 'Enter whole rupees.')
  .min(0, 'The amount cannot be negative.')
  .max(INSTALLATION_FEE_MAX_PAISE, `Enter at most ${formatPaise(INSTALLATION_FEE_MAX_PAISE)}.`)
  .default(0);

/** The texts of the shop promise 7 days, so no reason has fewer. */
const returnDays = z
  .number({ error: 'Enter a number of days.' })
  .int('Enter whole days.')
  .min(RETURN_DAYS, `Enter at least ${RETURN_DAYS} days, which the shop promises.`)
  .max(90, 'Enter at most 90 days.');

/** Choices of the shop about its taxes, payments, refunds, pickups, installations, prices, carts, pictures and orders to suppliers, by section (docs/spec/settings.md#choices). */
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
  returns: z.strictObject({
    /** Days after the delivery within which each reason counts (docs/spec/returns-and-refunds.md#return-window). */
    returnDaysDefective: returnDays,
    returnDaysWrongItem: returnDays,
    returnDaysNotAsDescribed: returnDays,
    returnDaysChangedMind: returnDays,
    returnDaysOther: returnDays,
  }),
  pickups: z.strictObject({
    /** How many returns a centre fetches in one part of a day (docs/spec/returns-and-refunds.md#pickup). */
    pickupsPerPart: z
      .number({ error: PICKUPS })
      .int(PICKUPS)
      .min(1, PICKUPS)
      .max(PICKUPS_PER_PART_MAX, PICKUPS)
      .default(PICKUPS_PER_PART),
  }),
  installations: z.strictObject({
    /** What a buyer pays the technician for each kind, in paise; 0 is free (docs/spec/installation.md#fee). */
    installationWallPaise: installationFee,
    installationStandPaise: installationFee,
    installationDemoPaise: installationFee,
  }),
  prices: z.strictObject({
    /** Whether large drops wait for another SuperAdmin (docs/spec/prices.md#second-person). */
    largeDropsNeedApproval: z.boolean({ error: 'Please choose yes or no.' }),
  }),
  carts: z.strictObject({
    /** Whether visitors fill a cart and log in at checkout only (docs/spec/cart.md#carts-of-visitors). */
    visitorsFillCarts: z.boolean({ error: 'Please choose yes or no.' }).default(false),
  }),
  pictures: z.strictObject({
    /** Whether the pictures of televisions are drawings, as the demo's are; the disclaimer says so. */
    picturesAreDrawings: z.boolean({ error: 'Please choose yes or no.' }),
  }),
  reorder: z.strictObject({
    /** The rule of televisions that have none, nor their brand (docs/spec/stock.md#reorder-rules). */
    leadDays: ruleDays(LEAD_DAYS),
    reviewDays: ruleDays(REVIEW_DAYS),
    minimumUnits: z
      .number({ error: MINIMUM })
      .int(MINIMUM)
      .min(0, MINIMUM)
      .max(UNITS_MAX, MINIMUM)
      .default(0),
    /** When the daily mail of what to order is sent, in India; to nobody where no address is entered. */
    reorderMailAt: z
      .string()
      .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please enter a time such as 09:00.')
      .default(REORDER_MAIL_TIME),
    reorderMailTo: mailAddresses.default(''),
  }),
} as const;

export type ChoiceSection = keyof typeof ChoiceValues;
export type ChoiceSections = { [S in ChoiceSection]: z.output<(typeof ChoiceValues)[S]> };
