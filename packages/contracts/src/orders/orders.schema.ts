import { z } from 'zod';
import { rupeesIn, rupeesOut } from '../money/money.schema';
import { PAGE_SIZES } from '../settings/limits';
import { Id, Instant, InstantFilter, pageOf, requiredText, sortOver } from '../wire/wire.schema';

export const ORDER_STATUSES = ['Pending', 'Shipped', 'Delivered', 'Cancelled', 'Returned'] as const;
export const OrderStatus = z.enum(ORDER_STATUSES);
export type OrderStatus = z.infer<typeof OrderStatus>;

export const OrderLine = z.object({
  product_id: z.object({ _id: z.string(), name: z.string(), image: z.array(z.string()) }),
  quantity: z.number().int(),
  price: rupeesOut,
  extended_warranty: z.number().int(),
  warranty_price: rupeesOut,
  total_warranty: z.number().int(),
  line_total: rupeesOut,
});

/** The editable delivery address of an order; its State and the shopper's e-mail never change. */
export const DeliveryAddress = z.object({
  name: z.string(),
  phone: z.string(),
  address: z.string(),
  city: z.string(),
  zip: z.string(),
});
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
  /** The delivery address before and after staff corrected it; null for a change of status. */
  address_change: AddressChange.nullable(),
});

export const OrderRefund = z.object({
  amount: rupeesOut,
  status: z.enum(['queued', 'processed', 'failed']),
  created_at: Instant,
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
  couponCode: z.string().nullable(),
  products: z.array(OrderLine),
  dispatchCenter: z.string(),
  originCenter: z.string(),
  returnCenter: z.string(),
  facilityCity: z.string(),
  facilityState: z.string(),
  shippingAddress: ShippingAddress,
  /** The last day of the promised window, or empty when unknown (docs/spec/delivery.md#expected-delivery). */
  expectedDelivery: z.string(),
  return_request: z.boolean(),
  /** Whether the units of a Cancelled or Returned order are back in stock. */
  goods_returned: z.boolean(),
  /**
   * The last instant at which it can be returned; empty when it was not delivered yet
   * (docs/spec/returns-and-refunds.md#return-window).
   */
  returnUntil: z.string(),
  payment_id: z.string(),
  /** The id for downloading the invoice; empty when there is none. */
  invoice_id: z.string(),
  invoiceNumber: z.string(),
  timeline: z.array(OrderEvent),
  refunds: z.array(OrderRefund),
});
export type Order = z.output<typeof Order>;

export const ORDER_SORTS = ['created_at', 'totalPrice', 'status'] as const;

export const ListOrdersInput = z.strictObject({
  ...pageOf(PAGE_SIZES.orders),
  filters: z
    .strictObject({
      user_id: Id.optional(),
      status: OrderStatus.optional(),
      search: z.string().max(200).optional(),
      /** Placed at or after, and before, these instants. */
      placedFrom: InstantFilter.optional(),
      placedBefore: InstantFilter.optional(),
      /** Neither Cancelled nor Returned. */
      sold: z.literal(true).optional(),
      /** With this television in it. */
      product_id: Id.optional(),
    })
    .default({}),
  sort: sortOver(ORDER_SORTS).optional(),
});
export type ListOrdersInput = z.output<typeof ListOrdersInput>;
export const ListOrdersOutput = z.object({ orderList: z.array(Order), orderCount: z.number().int() });

/** Which orders to export: the filters of the list. */
export const ExportOrdersInput = ListOrdersInput.pick({ filters: true });
export type ExportOrdersInput = z.output<typeof ExportOrdersInput>;

export const GetOrderInput = z.strictObject({ id: Id });
export const OrderOutput = z.object({ order: Order });

export const UpdateOrderInput = z.strictObject({
  id: Id,
  status: OrderStatus,
  reason: z.string().trim().max(500, 'Please use at most 500 characters.').optional(),
  /** The status that the caller was shown; where it is another by now, nothing changes (409). */
  expected_status: OrderStatus.optional(),
  /** What the caller was shown that this refunds; where it would refund another amount, nothing changes (409). */
  refund_amount: rupeesIn.optional(),
  /** Staff say that the goods of an order that had left are back. Left out, its units stay out of stock. */
  goods_returned: z.boolean().optional(),
  /** Accepted as specified, and ignored (docs/spec/orders.md#transitions). */
  order: z.unknown().optional(),
});
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
