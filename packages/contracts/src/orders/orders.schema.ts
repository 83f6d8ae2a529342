import { z } from 'zod';
import { inRupees, rupeesIn, rupeesOut } from '../money/money.schema';
import { PaymentMethod, RefundSpeeds } from '../refunds/refunds.schema';
import { AskedRefund } from '../refunds/asked-refund.schema';
import { REFUND_SPEEDS, REFUND_STATUSES } from '../refunds/refunds.values';
import { PAGE_SIZES } from '../settings/limits';
import { hasMoreThanCounted } from '../wire/has-more-than-counted';
import { SHIPMENT_STATES } from '../shipments/shipments.values';
import { AcceptedTexts } from '../shop-texts/accepted-texts.schema';
import { Id, ImageUrls, Instant, InstantFilter, pageOf, requiredText, sortOver } from '../wire/wire.schema';
import { ORDER_REPORT_FILTERS } from './order-filters.schema';

export const ORDER_STATUSES = ['Pending', 'Shipped', 'Delivered', 'Cancelled', 'Returned'] as const;
export const OrderStatus = z.enum(ORDER_STATUSES);
export type OrderStatus = z.infer<typeof OrderStatus>;

export const OrderLine = z.object({
  /** Names the line in a refund of a part. */
  position: z.number().int(),
  product_id: z.object({ _id: z.string(), name: z.string(), image: ImageUrls }),
  quantity: z.number().int(),
  refunded_quantity: z
    .number()
    .int()
    .meta({ description: 'Units that were refunded, or are being refunded.' }),
  settled_quantity: z.number().int().meta({
    description: 'Units that refunds of a part have put into stock, or left out of it for good.',
  }),
  price: rupeesOut,
  extended_warranty: z.number().int().meta({ description: 'Extra months that were bought.' }),
  warranty_price: rupeesOut,
  total_warranty: z.number().int().meta({ description: 'The product’s own months and the extra ones.' }),
  line_total: rupeesOut,
});

export const ShippingAddress = z.object({
  name: z.string(),
  email: z.string(),
  /** Ten digits; empty where neither the order nor the profile had one. */
  phone: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  country: z.string(),
  zip: z.string(),
});

const OrderBusiness = z.object({
  gstin: z.string(),
  legalName: z.string(),
  placeOfSupply: z.string().meta({ description: 'The State of the GSTIN, which decides the tax.' }),
});

/** The editable part of an order's address; its State and the shopper's e-mail never change. */
export const DeliveryAddress = ShippingAddress.omit({ email: true, state: true, country: true });
export type DeliveryAddress = z.output<typeof DeliveryAddress>;

export const AddressChange = z.object({ before: DeliveryAddress, after: DeliveryAddress });
export type AddressChange = z.output<typeof AddressChange>;

export const OrderEvent = z.object({
  from: OrderStatus.nullable(),
  status: OrderStatus,
  at: Instant,
  by: z.enum(['shopper', 'staff', 'system']),
  /** The member of staff, in responses to staff only. */
  staff: z.string().nullable(),
  reason: z.string().nullable(),
  address_change: AddressChange.nullable().meta({
    description:
      'Where the order went before and after staff corrected its delivery address; null in an entry of a status.',
  }),
});

export const OrderRefund = z.object({
  _id: z.string(),
  amount: rupeesOut,
  status: z.enum(REFUND_STATUSES),
  ...RefundSpeeds,
  created_at: Instant,
  reason: z.string(),
  lines: z
    .array(
      z.object({
        position: z.number().int(),
        name: z.string(),
        quantity: z.number().int(),
        goods: rupeesOut,
        warranty: rupeesOut,
      }),
    )
    .meta({ description: 'What a refund of a part is for; empty for one of all that was left.' }),
  shipping: rupeesOut,
  credit_note_id: z.string().meta({ description: 'Downloads the credit note; empty while there is none.' }),
  creditNoteNumber: z.string(),
});

/** A shipment of an order that has left, or that staff pack. */
export const OrderShipment = z.object({
  _id: z.string(),
  state: z.enum(SHIPMENT_STATES),
  courier: z.string().meta({ description: 'The code of the courier; empty until it is shipped.' }),
  courierName: z.string(),
  awb: z.string(),
  trackingUrl: z.string().meta({ description: 'The page of the courier; empty for none.' }),
  shipped_at: Instant.nullable(),
  delivered_at: Instant.nullable(),
  lines: z.array(z.object({ position: z.number().int(), quantity: z.number().int() })),
});
export type OrderShipment = z.output<typeof OrderShipment>;

export const Order = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  user_id: z.object({ _id: z.string(), name: z.string(), email: z.string(), phone: z.string() }),
  status: OrderStatus,
  created_at: Instant,
  updated_at: Instant,
  /** Whole rupees paid (docs/spec/api.md#money). */
  totalPrice: rupeesOut,
  subtotal: rupeesOut,
  discount: rupeesOut,
  shipping: rupeesOut,
  /** What rounding to the rupee added: subtotal − discount + shipping + roundOff is totalPrice. */
  roundOff: rupeesOut,
  offerDiscount: rupeesOut
    .optional()
    .meta(inRupees('What of the discount an offer of a bank or of no-cost EMI took off when it was paid.')),
  couponCode: z.string().nullable(),
  products: z.array(OrderLine),
  dispatchCenter: z.string(),
  originCenter: z.string(),
  returnCenter: z.string(),
  facilityCity: z.string(),
  facilityState: z.string(),
  shippingAddress: ShippingAddress,
  accepted_texts: AcceptedTexts.nullable().meta({
    description:
      'The versions of terms and policies that apply to the order; null in orders of an earlier release.',
  }),
  giftNote: z.string().meta({
    description: 'A note to whom the goods are for, printed on the packing slip; empty for none.',
  }),
  business: OrderBusiness.nullable().meta({
    description: 'The business that the invoice names; null for any other buyer.',
  }),
  /** docs/spec/delivery.md#expected-delivery */
  expectedDelivery: z
    .string()
    .meta({ description: 'The last day of the promised window; empty where none was promised.' }),
  /** docs/spec/delivery-promise.md#late-orders */
  promisedDelivery: z
    .string()
    .optional()
    .meta({ description: 'The last day that was promised with the order, where it is expected later now.' }),
  return_request: z.boolean(),
  goods_returned: z
    .boolean()
    .meta({ description: 'Whether the units of a Cancelled or Returned order are back in stock.' }),
  /** docs/spec/returns-and-refunds.md#return-window */
  returnUntil: z
    .string()
    .meta({ description: 'The last instant at which it can be sent back; empty until it is delivered.' }),
  payment_id: z.string(),
  payment_method: PaymentMethod,
  invoice_id: z.string().meta({ description: 'Downloads the invoice; empty while there is none.' }),
  invoiceNumber: z.string(),
  refundable: rupeesOut.meta({ description: 'What is left to refund of what was paid.' }),
  timeline: z.array(OrderEvent),
  refunds: z.array(OrderRefund),
  shipments: z.array(OrderShipment).meta({
    description:
      'Those that have left; for staff, those that are being packed too. Cancelled ones are left out.',
  }),
});
export type Order = z.output<typeof Order>;

/** `number` is the order number; statuses are sorted by progress. */
export const ORDER_SORTS = ['created_at', 'totalPrice', 'status', 'number'] as const;

export const ListOrdersInput = z.strictObject({
  ...pageOf(PAGE_SIZES.orders),
  filters: z
    .strictObject({
      user_id: Id.optional(),
      status: OrderStatus.optional(),
      search: z.string().max(200).optional(),
      placedFrom: InstantFilter.optional().meta({ description: 'Placed at this instant or later. ISO-8601' }),
      placedBefore: InstantFilter.optional().meta({ description: 'Placed before this instant. ISO-8601' }),
      sold: z.literal(true).optional().meta({ description: 'Neither Cancelled nor Returned.' }),
      /** With this television in it. */
      product_id: Id.optional(),
      ...ORDER_REPORT_FILTERS,
    })
    .default({}),
  sort: sortOver(ORDER_SORTS).optional(),
});
export type ListOrdersInput = z.output<typeof ListOrdersInput>;
export const ListOrdersOutput = z.object({
  orderList: z.array(Order),
  orderCount: z.number().int(),
  hasMoreThanCounted: hasMoreThanCounted('orderCount'),
});

/** An order of a list, with the filters and the sort of that list. */
export const OrderNeighboursInput = z.strictObject({
  id: Id,
  ...ListOrdersInput.pick({ filters: true, sort: true }).shape,
});
export type OrderNeighboursInput = z.output<typeof OrderNeighboursInput>;
export const OrderNeighboursOutput = z.object({
  previous: z.string().meta({ description: 'Empty at the beginning of the list.' }),
  next: z.string().meta({ description: 'Empty at its end.' }),
});

/** Which orders to export: the filters of the list. */
export const ExportOrdersInput = ListOrdersInput.pick({ filters: true });
export type ExportOrdersInput = z.output<typeof ExportOrdersInput>;

export const GetOrderInput = z.strictObject({ id: Id });
export const OrderOutput = z.object({ order: Order, refund_request: AskedRefund });

export const ShownOrderOutput = OrderOutput.extend({
  tracking_token: z
    .string()
    .meta({ description: 'Of its tracking link, for the customer whose order it is; empty for staff.' }),
});

export const UpdateOrderInput = z
  .strictObject({
    id: Id,
    status: OrderStatus,
    reason: z.string().trim().max(500, 'Please use at most 500 characters.').optional().meta({
      description:
        'Needed by staff who move an order back, or who send `refund_amount` with a refund. The shopper can read it.',
    }),
    expected_status: OrderStatus.optional().meta({
      description: 'The status that the caller was shown. If it has changed since, the response is 409.',
    }),
    refund_amount: rupeesIn
      .optional()
      .meta(
        inRupees(
          'What the caller was shown that this refunds. If it would refund another amount, the response is 409.',
        ),
      ),
    goods_returned: z.boolean().optional().meta({
      description:
        'For a Cancelled or Returned order that had left: the goods are back, so its units go into stock. Left out, they stay out until `restock`. Those of a Pending order that is cancelled always go back.',
    }),
    speed: z.enum(REFUND_SPEEDS).optional().meta({
      description:
        'Of the refund of a cancellation, of staff; normal where it is left out, and of a shopper.',
    }),
    /** Accepted as specified, and ignored (docs/spec/orders.md#transitions). */
    order: z.unknown().optional().meta({ description: 'Accepted and ignored.' }),
  })
  .meta({ example: { status: 'Cancelled' } });
export type UpdateOrderInput = z.output<typeof UpdateOrderInput>;

export const PreviewStatusInput = z.strictObject({ ids: z.array(Id).min(1).max(PAGE_SIZES.max) });

/** An order with each status that it can change to and its effects. Unknown ids are left out. */
export const StatusPreview = z.object({
  _id: z.string(),
  status: OrderStatus,
  /** How many televisions it is of. */
  units: z.number().int(),
  offers: z.array(
    z.object({
      status: OrderStatus,
      /** What goes back to the shopper. */
      refund: rupeesOut,
      /** It moves the order back. */
      needsReason: z.boolean(),
      /** Its goods have left, so that `goods_returned` decides whether its units go back into stock. */
      asksForGoods: z.boolean(),
    }),
  ),
});
export type StatusPreview = z.output<typeof StatusPreview>;
export const PreviewStatusOutput = z.object({ previews: z.array(StatusPreview) });

export const RestockOrderInput = z.strictObject({
  id: Id,
  reason: requiredText('Please enter how the items came back.', 500),
});
export type RestockOrderInput = z.output<typeof RestockOrderInput>;
