import { paise } from '@aabha/contracts/money/money';
import type { OrderStatus } from '@aabha/contracts/orders/orders.schema';
import { storeUrl } from '../mail-language';
import { orderLateMail } from '../templates/order-late-mail';
import {
  orderAddressMail,
  orderPlacedMail,
  orderStatusMail,
  orderTrackingMail,
  shipmentMail,
} from '../templates/order-mails';
import { payLinkMail } from '../templates/pay-link-mail';
import { refundedMail, type MailedRefund } from '../templates/refunded-mail';
import { EXAMPLE_DOCUMENTS } from './example-documents';
import {
  BUSINESS_ORDER,
  EXAMPLE_LINES,
  EXAMPLE_ORDER,
  EXAMPLE_SHIPMENT,
  EXAMPLE_TIMES,
  TELEVISIONS,
} from './example-orders';
import { CUSTOMER, EXAMPLE_TOKEN, HOME } from './example-persons';
import { example, only, type ExampleDocument } from './mail-example';

const statusExample = (status: OrderStatus) =>
  example(status.toLowerCase(), status, (shop, to) =>
    orderStatusMail(shop, to, { order: { ...EXAMPLE_ORDER, shipments: [EXAMPLE_SHIPMENT] }, status }),
  );

const WHOLE_REFUND: MailedRefund = {
  name: CUSTOMER.name,
  amountPaise: EXAMPLE_ORDER.totalPrice,
  shippingPaise: paise(0),
  reason: 'The order was cancelled.',
  isPart: false,
  ...{ method: 'upi', speed: 'normal', speedProcessed: null, lines: [] },
};

const PART_REFUND: MailedRefund = {
  ...WHOLE_REFUND,
  amountPaise: paise(54_990_00),
  reason: 'One television arrived with a scratched frame.',
  isPart: true,
  lines: [
    {
      ...{ name: TELEVISIONS.large.name, quantity: 1 },
      ...{ goodsPaise: paise(54_990_00), warrantyPaise: paise(0) },
    },
  ],
};

const refundExample = (id: string, title: string, reason: string, documents: readonly ExampleDocument[]) =>
  example(id, title, (shop, to) => refundedMail(shop, to, { ...WHOLE_REFUND, reason }), { documents });

const { name, phone } = CUSTOMER;

/** Mails about orders and their refunds. */
export const ORDER_EXAMPLES = {
  'mail.order-placed': [
    example('person', 'Of a person', (shop, to) => orderPlacedMail(shop, to, EXAMPLE_ORDER), {
      documents: [EXAMPLE_DOCUMENTS.invoice],
    }),
    example('business', 'Of a business', (shop, to) => orderPlacedMail(shop, to, BUSINESS_ORDER), {
      documents: [EXAMPLE_DOCUMENTS.businessInvoice],
    }),
  ],
  'mail.pay-link': only((shop, to) =>
    payLinkMail(shop, to, {
      ...{ name, ...HOME },
      amountPaise: EXAMPLE_ORDER.totalPrice,
      expiresAt: EXAMPLE_TIMES.expected,
      lines: EXAMPLE_LINES.map(({ product, quantity }) => ({ productName: product.name, quantity })),
      url: storeUrl(shop, to.language, `/pay/${EXAMPLE_TOKEN}`).toString(),
    }),
  ),
  'mail.order-status': (['Shipped', 'Delivered', 'Cancelled', 'Returned', 'Pending'] as const).map(
    statusExample,
  ),
  'mail.order-tracking': only((shop, to) => orderTrackingMail(shop, to, EXAMPLE_ORDER)),
  'mail.order-late': only((shop, to) =>
    orderLateMail(shop, to, { order: EXAMPLE_ORDER, before: '2026-11-26', now: '2026-11-28' }),
  ),
  'mail.order-address': only((shop, to) =>
    orderAddressMail(shop, to, {
      order: EXAMPLE_ORDER,
      change: {
        before: { name, phone, ...HOME },
        after: { name, phone: '9845054321', ...HOME, address: '12, 4th Cross, Koramangala', zip: '560095' },
      },
    }),
  ),
  'mail.shipment': [
    example('courier', 'By a courier', (shop, to) =>
      shipmentMail(shop, to, { order: EXAMPLE_ORDER, shipment: EXAMPLE_SHIPMENT }),
    ),
    example('van', 'By our own van', (shop, to) =>
      shipmentMail(shop, to, {
        order: EXAMPLE_ORDER,
        shipment: { ...EXAMPLE_SHIPMENT, courier: 'own', courierName: 'Own van', awb: '', trackingUrl: '' },
      }),
    ),
  ],
  'mail.refunded': [
    refundExample('cancelled', 'Order cancelled', 'The order was cancelled.', [EXAMPLE_DOCUMENTS.creditNote]),
    refundExample('returned', 'Order returned', 'The order was returned.', [EXAMPLE_DOCUMENTS.creditNote]),
    refundExample('sold-out', 'Paid too late', 'The items were sold out when your payment arrived.', []),
  ],
  'mail.refunded-part': only((shop, to) => refundedMail(shop, to, PART_REFUND), {
    documents: [EXAMPLE_DOCUMENTS.partCreditNote],
  }),
};
