import { paise } from '@aabha/contracts/money/money';
import { cartTotals, lineTotalPaise } from '@aabha/contracts/pricing/pricing';
import type { MailedOrder } from '../templates/order-mails';
import type { ShippedGoods } from '../templates/shipment-rows';
import { CUSTOMER, EXAMPLE_TOKEN, HOME } from './example-persons';

/** The televisions of the examples. */
export const TELEVISIONS = {
  small: { id: '0193a1c0-0000-7000-8000-00000000a043', name: 'Aabha Surya 43 4K Google TV' },
  large: { id: '0193a1c0-0000-7000-8000-00000000a055', name: 'Aabha Chandra 55 QLED' },
} as const;

/** The instants of the examples. */
export const EXAMPLE_TIMES = {
  placed: '2026-11-20T05:30:00.000Z',
  expected: '2026-11-25T12:30:00.000Z',
  due: '2026-12-20T12:30:00.000Z',
  starts: '2026-11-27T18:30:00.000Z',
  ends: '2026-11-30T18:30:00.000Z',
} as const;

/** The lines of the example order, as they were priced. */
export const EXAMPLE_LINES = [
  {
    product: TELEVISIONS.small,
    quantity: 2,
    unitPricePaise: paise(24_990_00),
    warrantyPricePaise: paise(1_999_00),
    warrantyMonths: 24,
  },
  {
    product: TELEVISIONS.large,
    quantity: 1,
    unitPricePaise: paise(54_990_00),
    warrantyPricePaise: paise(0),
    warrantyMonths: 0,
  },
] as const;

/** The amounts of the example order, with a coupon of 5 % and the flat fee of delivery. */
export const EXAMPLE_TOTALS = cartTotals(EXAMPLE_LINES, 5, paise(99_00));

/** A parcel with one television of the example order. */
export const EXAMPLE_SHIPMENT: ShippedGoods & { state: string } = {
  state: 'shipped',
  courier: 'bluedart',
  courierName: 'Blue Dart',
  awb: '80412345678',
  trackingUrl: 'https://www.bluedart.com/trackdartresultthirdparty?trackFor=0&trackNo=80412345678',
  lines: [{ position: 0, quantity: 2 }],
};

/** An order of a person. */
export const EXAMPLE_ORDER: MailedOrder = {
  _id: '0193a1c0-0000-7000-8000-0000a1b2c3d4',
  name: CUSTOMER.name,
  products: EXAMPLE_LINES.map((line, position) => ({
    position,
    product_id: { _id: line.product.id, name: line.product.name },
    quantity: line.quantity,
    extended_warranty: line.warrantyMonths,
    line_total: lineTotalPaise(line),
  })),
  subtotal: EXAMPLE_TOTALS.subtotalPaise,
  discount: EXAMPLE_TOTALS.discountPaise,
  shipping: EXAMPLE_TOTALS.shippingPaise,
  totalPrice: EXAMPLE_TOTALS.payablePaise,
  couponCode: 'DIWALI5',
  invoiceNumber: 'TV/2627/004217',
  business: null,
  shippingAddress: { name: CUSTOMER.name, phone: CUSTOMER.phone, ...HOME },
  expectedDelivery: EXAMPLE_TIMES.expected,
  shipments: [],
  trackingToken: EXAMPLE_TOKEN,
};

/** The same order of a business. */
export const BUSINESS_ORDER: MailedOrder = {
  ...EXAMPLE_ORDER,
  business: { legalName: 'Rao Design Studio LLP', gstin: '29AAGCB7383J1Z4' },
};
