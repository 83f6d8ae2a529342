import { sql } from 'drizzle-orm';
import type { Tx } from '@aabha/db/client';
import { preparedSql } from '@aabha/db/driver/prepared-statement';
import { offersFor } from '@aabha/db/emi/offers-for';
import { paymentLines, payments } from '@aabha/db/schema/payments';
import type { PaymentRow } from './payments.queries';

/** The contents of a payment: written once, never changed. */
export type PaymentSnapshot = Pick<
  PaymentRow,
  | 'userId'
  | 'fingerprint'
  | 'subtotalPaise'
  | 'discountPaise'
  | 'shippingPaise'
  | 'roundOffPaise'
  | 'amountPaise'
  | 'couponId'
  | 'couponCode'
  | 'couponPercent'
  | 'name'
  | 'email'
  | 'phone'
  | 'address'
  | 'city'
  | 'state'
  | 'zip'
  | 'expiresAt'
  | 'traceparent'
  | 'gstin'
  | 'legalName'
  | 'billingAddress'
  | 'acceptedTexts'
  | 'isBuyNow'
  | 'giftNote'
>;
export type SnapshotLine = Omit<typeof paymentLines.$inferInsert, 'paymentId' | 'position'>;

const value = (name: keyof PaymentSnapshot) => sql.placeholder(name);

/** What became of a payment that begins. The transaction must be rolled back unless all is there. */
interface BegunPayment {
  id: string;
  isReserved: boolean;
  /** False where its coupon has no use left for this shopper. */
  hasCoupon: boolean;
}

/** The offers of the payment are one text, separated by commas. */
type BegunRow = BegunPayment & { offers: string };

/** The use of the coupon is taken last, so that others who want one wait for the commit only. */
const couponTaken = sql`case when is_reserved then
  take_coupon_use(id, user_id, ${value('couponId')}::uuid, expires_at) else true end`;

/**
 * The offers of EMI plans and banks for the amount. A coupon for some lines only leaves none: what an offer takes off is shared by the
 * lines that have a discount.
 */
const offersOfPayment = sql`case when exists (
    select from jsonb_to_recordset(${sql.placeholder('lines')}::jsonb) as sent("isDiscounted" boolean) where not sent."isDiscounted"
  ) then '{}'::text[] else ${offersFor(value('amountPaise'), sql.placeholder('lines'))} end`;

interface Kind {
  isTraced: boolean;
  hasCoupon: boolean;
}

/** Returns the statement, which writes `traceparent` only where traces are on, and takes a use of a coupon where there is one. */
const beginStatement = ({ isTraced, hasCoupon }: Kind) =>
  preparedSql<BegunRow>(
    `begin${isTraced ? '_traced' : ''}${hasCoupon ? '_coupon' : ''}_payment`,
    sql`with begun as (
      insert into ${payments} (id, user_id, fingerprint, subtotal_paise, discount_paise, shipping_paise, round_off_paise,
        amount_paise, coupon_id, coupon_code, coupon_percent, name, email, phone, address, city, state, zip, expires_at,
        gstin, legal_name, billing_address, accepted_texts, offer_ids, is_buy_now, gift_note
        ${isTraced ? sql`, traceparent` : sql``})
      values (${sql.placeholder('id')}, ${value('userId')}, ${value('fingerprint')}, ${value('subtotalPaise')}, ${value('discountPaise')},
        ${value('shippingPaise')}, ${value('roundOffPaise')}, ${value('amountPaise')}, ${value('couponId')},
        ${value('couponCode')}, ${value('couponPercent')}, ${value('name')}, ${value('email')}, ${value('phone')},
        ${value('address')}, ${value('city')}, ${value('state')}, ${value('zip')}, ${value('expiresAt')},
        ${value('gstin')}, ${value('legalName')}, ${value('billingAddress')},
        ${value('acceptedTexts')}, ${offersOfPayment}, ${value('isBuyNow')}, ${value('giftNote')}
        ${isTraced ? sql`, ${value('traceparent')}` : sql``})
      on conflict (user_id, fingerprint) where status in ('starting', 'open') do nothing
      returning id, user_id, expires_at, offer_ids
    ), line as (
      select begun.id as payment_id, user_id, expires_at, sent.*
      from begun, jsonb_to_recordset(${sql.placeholder('lines')}::jsonb) as sent(
        "position" int, "productId" uuid, "productName" text, hsn text, quantity int, "unitPricePaise" bigint,
        "warrantyMonths" int, "warrantyPricePaise" bigint, "productWarrantyMonths" int, "isDiscounted" boolean)
    ), written as (
      insert into ${paymentLines} (payment_id, position, product_id, product_name, hsn, quantity, unit_price_paise,
        warranty_months, warranty_price_paise, product_warranty_months, is_discounted)
      select payment_id, "position", "productId", "productName", hsn, quantity, "unitPricePaise",
        "warrantyMonths", "warrantyPricePaise", "productWarrantyMonths", "isDiscounted" from line
    ), reserved as (
      select id, user_id, expires_at, offer_ids, reserve_stock(id, user_id, expires_at, array(select "productId" from line),
        array(select quantity from line), ${sql.placeholder('isExclusive')}) as is_reserved from begun
    )
    select id, array_to_string(offer_ids, ',') as offers, is_reserved as "isReserved", ${hasCoupon ? couponTaken : sql`true`} as "hasCoupon" from reserved`,
  );
const beginPlain = beginStatement({ isTraced: false, hasCoupon: false });
const beginTraced = beginStatement({ isTraced: true, hasCoupon: false });
const beginWithCoupon = beginStatement({ isTraced: false, hasCoupon: true });
const beginTracedWithCoupon = beginStatement({ isTraced: true, hasCoupon: true });

function statementFor({ traceparent, couponId }: PaymentSnapshot) {
  if (couponId === null) return traceparent === null ? beginPlain : beginTraced;
  return traceparent === null ? beginWithCoupon : beginTracedWithCoupon;
}

/**
 * Inserts a payment with its snapshot and lines, reserves its units as `reserve` does, and takes a use of its coupon.
 * Returns its state, or undefined where the same cart has a pending payment; then nothing is written.
 */
export async function beginPayment(
  tx: Tx,
  id: string,
  { payment, lines }: { payment: PaymentSnapshot; lines: readonly SnapshotLine[] },
  isExclusive: boolean,
): Promise<(BegunPayment & Pick<PaymentRow, 'offerIds'>) | undefined> {
  const numbered = lines.map((line, position) => ({ ...line, position }));
  const [row] = await statementFor(payment)(tx).execute({
    id,
    ...payment,
    billingAddress: payment.billingAddress && JSON.stringify(payment.billingAddress),
    acceptedTexts: payment.acceptedTexts && JSON.stringify(payment.acceptedTexts),
    lines: JSON.stringify(numbered),
    isExclusive,
  });
  return row && { ...row, offerIds: row.offers === '' ? [] : row.offers.split(',') };
}
