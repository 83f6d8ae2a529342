import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { BillingAddress } from '@aabha/contracts/business/business.rules';
import type { AcceptedTexts } from '@aabha/contracts/shop-texts/accepted-texts.schema';
import { users } from './accounts';
import { createdAt, id, instant, paiseColumn, updatedAt } from './columns';
import { coupons } from './coupons';
import { products } from './products';

/**
 * starting: reserved, not yet known to the provider · open: waiting for the shopper · completed: became an order ·
 * released: abandoned, reservation ended · refund-due: captured, but the stock was gone.
 */
export const PAYMENT_STATUSES = ['starting', 'open', 'completed', 'released', 'refund-due'] as const;

export const paymentStatusEnum = pgEnum('payment_status', PAYMENT_STATUSES);

/**
 * A payment with an immutable snapshot of its purchase
 * (docs/spec/payments.md#starting-a-payment).
 */
export const payments = pgTable(
  'payments',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    status: paymentStatusEnum().notNull().default('starting'),
    providerOrderId: text().unique(),
    providerPaymentId: text(),
    /** The provider's code of how it was paid; null until it is captured. */
    method: text(),
    /** Digest of the lines, amounts and delivery address, to recognize the same purchase. */
    fingerprint: text().notNull(),
    subtotalPaise: paiseColumn().notNull(),
    discountPaise: paiseColumn().notNull(),
    shippingPaise: paiseColumn().notNull(),
    roundOffPaise: paiseColumn().notNull(),
    amountPaise: paiseColumn().notNull(),
    couponId: uuid().references(() => coupons.id, { onDelete: 'set null' }),
    couponCode: text(),
    couponPercent: numeric({ precision: 5, scale: 2, mode: 'number' }).notNull().default(0),
    name: text().notNull(),
    email: text().notNull(),
    phone: text().notNull().default(''),
    address: text().notNull(),
    city: text().notNull(),
    state: text().notNull(),
    zip: text().notNull(),
    /** Of a business that buys, both or none (docs/spec/checkout.md#buying-for-a-business). */
    gstin: text(),
    legalName: text(),
    /** Where the business is registered; null where that is the delivery address. */
    billingAddress: jsonb().$type<BillingAddress>(),
    /** The terms and policies that the shopper accepted; null in payments of an earlier release. */
    acceptedTexts: jsonb().$type<AcceptedTexts>(),
    /**
     * The draft order that it pays, and its revision; both null for a cart. No foreign key: drafts are deleted after their
     * retention, payments stay.
     */
    draftOrderId: uuid(),
    draftRevision: integer(),
    /** The payment provider's offers that apply to it, which its order names (docs/spec/emi.md#offers-in-a-payment). */
    offerIds: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** What an offer took off when it was paid: part of the discount; and that offer, where the provider names it. */
    offerDiscountPaise: paiseColumn()
      .notNull()
      .default(sql`0`),
    offerId: text(),
    /** Whether it is for one television bought past the cart, which stays as it is (docs/spec/checkout.md#buy-now). */
    isBuyNow: boolean().notNull().default(false),
    /** To whom the goods are for, for the packing slip; null for none (docs/spec/checkout.md#gift-note). */
    giftNote: text(),
    /** When its stock reservation expires. */
    expiresAt: instant().notNull(),
    /** When the reconciliation job last read it from the provider. */
    checkedAt: instant(),
    /** The W3C `traceparent` of the call that started it, where traces were on: what follows continues that trace. */
    traceparent: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('payments_one_open_per_cart')
      .on(t.userId, t.fingerprint)
      .where(sql`status in ('starting', 'open')`),
    uniqueIndex('payments_provider_payment_key')
      .on(t.providerPaymentId)
      .where(sql`provider_payment_id is not null`),
    /* Staff search orders by the GSTIN of the buyer. */
    index('payments_gstin_idx')
      .on(t.gstin)
      .where(sql`${t.gstin} is not null`),
    index('payments_draft_order_idx')
      .on(t.draftOrderId)
      .where(sql`${t.draftOrderId} is not null`),
    index('payments_unfinished_idx')
      .on(t.createdAt)
      .where(sql`status in ('starting', 'open')`),
    /* Captured by an earlier version; the reconcile job reads how they were paid from the provider. */
    index('payments_without_method_idx')
      .on(t.createdAt)
      .where(sql`method is null and provider_payment_id is not null`),
    index('payments_user_idx').on(t.userId),
    index('payments_zip_created_idx').on(t.zip, t.createdAt),
    /* Staff see how often each coupon was used. */
    index('payments_coupon_idx')
      .on(t.couponId)
      .where(sql`status = 'completed' and coupon_id is not null`),
    check('payments_business_whole', sql`(${t.gstin} is null) = (${t.legalName} is null)`),
    check('payments_billing_of_business', sql`${t.billingAddress} is null or ${t.gstin} is not null`),
    check('payments_gstin_form', sql`${t.gstin} ~ '^[0-9A-Z]{15}$'`),
    check('payments_amount_positive', sql`${t.amountPaise} >= 0`),
    check(
      'payments_amounts_add_up',
      sql`${t.subtotalPaise} - ${t.discountPaise} + ${t.shippingPaise} + ${t.roundOffPaise} = ${t.amountPaise}`,
    ),
    check(
      'payments_open_is_known',
      sql`${t.status} in ('starting', 'released') or ${t.providerOrderId} is not null`,
    ),
  ],
);

export const paymentLines = pgTable(
  'payment_lines',
  {
    paymentId: uuid()
      .notNull()
      .references(() => payments.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    productId: uuid()
      .notNull()
      .references(() => products.id),
    productName: text().notNull(),
    hsn: text().notNull(),
    quantity: integer().notNull(),
    unitPricePaise: paiseColumn().notNull(),
    warrantyMonths: integer().notNull(),
    warrantyPricePaise: paiseColumn().notNull(),
    productWarrantyMonths: integer().notNull(),
    /** Whether the coupon of the payment applies to the line. */
    isDiscounted: boolean().notNull().default(true),
  },
  (t) => [
    primaryKey({ columns: [t.paymentId, t.position] }),
    check('payment_lines_quantity_positive', sql`${t.quantity} > 0`),
    check('payment_lines_price_not_negative', sql`${t.unitPricePaise} >= 0 and ${t.warrantyPricePaise} >= 0`),
  ],
);
