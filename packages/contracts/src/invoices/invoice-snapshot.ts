import { discountPerLine, splitInclusive } from '../gst/gst';
import { BILL_TO_NOTE, placeOfSupply } from '../gst/place-of-supply';
import { isSameState } from '../gst/states';
import type { RateOf } from '../tax-rates/tax-rates.rules';
import type { BillingAddress } from '../business/business.rules';
import { subtractPaise, ZERO, type Paise } from '../money/money';
import { discountablePaise, lineTotalPaise, type PricedLine } from '../pricing/pricing';
import { warrantyDuration } from '../products/products.rules';
import type { ShopSettings } from '../shop-settings/settings';

/** One line of an invoice as it was issued; a PDF is drawn from this and nothing else. */
export interface InvoiceLine {
  description: string;
  hsn: string;
  quantity: number;
  grossPaise: number;
  discountPaise: number;
  taxablePaise: number;
  cgstPaise: number;
  sgstPaise: number;
  igstPaise: number;
  ratePercent: number;
  /** In a credit note of a part: the index of the invoice's line that it credits. */
  invoiceLine?: number;
}

export interface InvoiceParty {
  name: string;
  address: string;
  city: string;
  state: string;
  pinCode: string;
  gstin?: string;
  email?: string;
  phone?: string;
}

export interface InvoiceSnapshot {
  seller: InvoiceParty;
  buyer: InvoiceParty;
  /** Where the goods go, when that is not the buyer's own address. */
  consignee?: InvoiceParty;
  placeOfSupply: string;
  /** Why that is the place of supply, where it is not the State of delivery. */
  placeOfSupplyNote?: string;
  sameState: boolean;
  lines: InvoiceLine[];
  roundOffPaise: number;
  couponCode: string | null;
  /** What of the discount an offer of the payment provider took off; absent for none. */
  offerPaise?: number;
  /** Of a credit note that came too late to reduce the tax; absent of any other document. */
  isCommercial?: true;
}

/** A bought line; prices in paise. */
export interface SoldLine extends PricedLine {
  productName: string;
  hsn: string;
  warrantyMonths: number;
}

/** What was paid for, by whom and where it goes; amounts in paise. */
export interface PaidPurchase {
  name: string;
  email: string;
  phone: string;
  address: string;
  city: string;
  state: string;
  zip: string;
  couponCode: string | null;
  discountPaise: Paise;
  /** What of the discount an offer of the payment provider took off. */
  offerDiscountPaise?: Paise;
  shippingPaise: Paise;
  roundOffPaise: Paise;
  /** Of a business that buys; none of any other buyer. */
  gstin?: string | null;
  legalName?: string | null;
  /** Where the business is registered; null where that is the delivery address. */
  billingAddress?: BillingAddress | null;
}

/** The description of the line of the delivery fee, which no product has. */
const DELIVERY = 'Delivery';

/** Whether a line is the delivery fee, which is part of the supply of the goods. */
export const isDeliveryLine = ({ description }: Pick<InvoiceLine, 'description'>): boolean =>
  description === DELIVERY;

function describe(line: SoldLine): string {
  if (line.warrantyMonths === 0) return line.productName;
  return `${line.productName} with extended warranty of ${warrantyDuration(line.warrantyMonths)}`;
}

/**
 * Every line with its share of the coupon and its tax; delivery follows the goods (docs/spec/invoices-and-tax.md#tax).
 */
function invoiceLines(
  purchase: PaidPurchase,
  lines: readonly SoldLine[],
  rateOf: RateOf,
  sameState: boolean,
): InvoiceLine[] {
  const gross = lines.map(lineTotalPaise);
  const discounts = discountPerLine(lines.map(discountablePaise), purchase.discountPaise);
  const goods = lines.map((line, index) => {
    const grossPaise = gross[index] ?? ZERO;
    const discountPaise = discounts[index] ?? ZERO;
    const ratePercent = rateOf(line.hsn);
    return {
      description: describe(line),
      hsn: line.hsn,
      quantity: line.quantity,
      grossPaise,
      discountPaise,
      ...splitInclusive(subtractPaise(grossPaise, discountPaise), ratePercent, sameState),
      ratePercent,
    };
  });
  if (purchase.shippingPaise === 0) return goods;
  const { hsn = '', ratePercent = 0 } = goods[0] ?? {};
  const delivery = {
    description: DELIVERY,
    hsn,
    quantity: 1,
    grossPaise: purchase.shippingPaise,
    discountPaise: 0,
    ...splitInclusive(purchase.shippingPaise, ratePercent, sameState),
    ratePercent,
  };
  return [...goods, delivery];
}

/** Returns the shop as the seller on an invoice. */
export function sellerOf({ brand }: ShopSettings): InvoiceParty {
  return {
    name: brand.legalName,
    address: brand.addressLine,
    city: brand.city,
    state: brand.state,
    pinCode: brand.pinCode,
    gstin: brand.gstin,
    email: brand.supportEmail,
    phone: brand.phone,
  };
}

/** Returns who is billed and who gets the goods. A business is billed where its GSTIN is registered. */
function partiesOf(purchase: PaidPurchase): Pick<InvoiceSnapshot, 'buyer' | 'consignee'> {
  const { name, address, city, state, zip: pinCode, email, phone, gstin, legalName } = purchase;
  const person = { name, address, city, state, pinCode, email, phone };
  if (!gstin) return { buyer: person };
  const { zip, ...registered } = purchase.billingAddress ?? { address, city, state, zip: pinCode };
  return {
    buyer: { name: legalName ?? name, ...registered, pinCode: zip, gstin, email, phone },
    consignee: person,
  };
}

/**
 * The content of an invoice, fixed at the sale: later changes of prices, names, rates or settings do not affect it. `rateOf` has
 * the rates of the day of supply.
 */
export function invoiceSnapshot(
  settings: ShopSettings,
  purchase: PaidPurchase,
  lines: readonly SoldLine[],
  rateOf: RateOf,
): InvoiceSnapshot {
  /* A GSTIN of no State is refused before anything is paid. */
  const place = placeOfSupply(purchase.gstin ?? '', purchase.state) ?? purchase.state;
  const sameState = isSameState(place, settings.brand.state);
  return {
    seller: sellerOf(settings),
    ...partiesOf(purchase),
    placeOfSupply: place,
    ...(!isSameState(place, purchase.state) && { placeOfSupplyNote: BILL_TO_NOTE }),
    sameState,
    lines: invoiceLines(purchase, lines, rateOf, sameState),
    roundOffPaise: purchase.roundOffPaise,
    couponCode: purchase.couponCode,
    ...(purchase.offerDiscountPaise && { offerPaise: purchase.offerDiscountPaise }),
  };
}
