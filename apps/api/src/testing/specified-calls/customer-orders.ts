import { SHIP_TO } from '../builders';
import { rupeesFromPaise } from '@aabha/contracts/money/money';
import { eq } from 'drizzle-orm';
import { orders } from '@aabha/db/schema/orders';
import { payAtProvider, startPayment } from '../shopping-steps';
import type { Row } from './call.types';
import { BILLING, COMPLAINT, NONSENSE, NO_PAGE, PAGE, SHIPPING } from './samples';
import { anEmail } from './specified-shop';

/** Customer calls about orders and what follows them, payment, wholesale and invoices (docs/spec/api.md#calls). */
export const CUSTOMER_ORDERS: readonly Row[] = [
  {
    row: 'POST /order/list',
    who: 'U+A',
    call: ({ bought: { owner } }) => ({
      path: '/order/list',
      as: owner,
      body: { pageNum: 1, pageSize: 20, filters: { user_id: owner.id } },
    }),
    reads: ['orderList.0.products.0.product_id.name', 'orderList.0.totalPrice', 'orderCount'],
    invalid: NO_PAGE,
  },
  {
    row: 'POST /order/{id}/update',
    who: 'U+A',
    call: async ({ anOrder }) => {
      const { owner, id } = await anOrder();
      return { path: `/order/${id}/update`, as: owner, body: { status: 'Cancelled', order: { _id: id } } };
    },
    reads: ['order.status'],
    invalid: { body: { status: 'Lost' }, fields: ['status'] },
  },
  {
    row: 'POST /returnRequest/create',
    who: 'U',
    call: async ({ shop, anOrder }) => {
      const { owner, id } = await anOrder('Delivered');
      const [order] = await shop.db.select().from(orders).where(eq(orders.id, id));
      const body = {
        order_id: id,
        user_id: owner.id,
        return_reason: 'Defective product',
        refund_amount: rupeesFromPaise(order?.totalPaise ?? 0),
      };
      return { path: '/returnRequest/create', as: owner, body };
    },
    reads: ['returnRequest._id', 'returnRequest.refund_amount'],
    invalid: { body: { return_reason: 'Other' }, fields: ['order_id', 'return_reason'] },
  },
  {
    row: 'GET /user/{id}',
    who: 'U+S',
    call: ({ shopper }) => ({ path: `/user/${shopper.id}`, as: shopper }),
    reads: ['user._id', 'user.role', 'user.address'],
    invalid: NONSENSE,
  },
  {
    row: 'POST /user/{id}/update',
    who: 'U+S',
    call: ({ shopper }) => ({
      path: `/user/${shopper.id}/update`,
      as: shopper,
      body: { user: { name: 'Asha Devi' } },
    }),
    reads: ['user.name'],
    invalid: { body: { user: { name: 'R2', phone: '1' } }, fields: ['user.name', 'user.phone'] },
  },
  {
    row: 'POST /complaint/list',
    who: 'U+S',
    call: ({ shopper }) => ({
      path: '/complaint/list',
      as: shopper,
      body: { pageNum: 1, pageSize: 20, filters: { userId: shopper.id } },
    }),
    reads: ['complaintList.0.issue_type', 'complaintList.0.status'],
    invalid: NO_PAGE,
  },
  {
    row: 'POST /complaint/new',
    who: 'U',
    call: ({ shopper }) => ({
      path: '/complaint/new',
      as: shopper,
      body: { ...COMPLAINT, userId: shopper.id },
    }),
    reads: ['complaint._id'],
    invalid: {
      body: { ...COMPLAINT, name: '7', customIssueType: '' },
      fields: ['customIssueType', 'name'],
    },
  },
  {
    row: 'POST /zipcode/get-data',
    who: '-',
    call: () => ({ path: '/zipcode/get-data', body: { zipcode: '560010' } }),
    reads: ['zipcode.exists', 'zipcode.beforeFive.0', 'zipcode.afterFive.0'],
    invalid: { body: { zipcode: '5600' }, fields: ['zipcode'] },
  },
  {
    row: 'POST /payment/new',
    who: 'U',
    call: async ({ shop, aCart }) => {
      const { owner } = await aCart();
      const { cartList } = await shop.trpc(owner.token).cart.list.query({});
      return {
        path: '/payment/new',
        as: owner,
        body: { amount: cartList[0]?.totals.payable, ...SHIP_TO },
      };
    },
    reads: ['payment.id', 'payment.amount', 'payment.currency', 'payment.key'],
    invalid: { body: { zip: '1' }, fields: ['amount', 'zip'] },
  },
  {
    row: 'POST /payment/verify-payment',
    who: 'U',
    call: async ({ shop, aCart }) => {
      const { owner } = await aCart();
      const { id, amount } = await startPayment(shop, owner);
      const paid = await payAtProvider(shop, id);
      const body = {
        orderId: paid.razorpay_order_id,
        paymentId: paid.razorpay_payment_id,
        signature: paid.razorpay_signature,
        ...{ ...SHIP_TO, amount, userId: owner.id, items: [], shipping: 99 },
      };
      return { path: '/payment/verify-payment', as: owner, body };
    },
    reads: ['order._id'],
    invalid: { body: {}, fields: ['orderId', 'paymentId', 'signature'] },
  },
  {
    row: 'POST /wholesale/list',
    who: '-',
    call: () => ({ path: '/wholesale/list', body: PAGE }),
    reads: [
      'wholesaleProductsList.0.product_id.new_price',
      'wholesaleProductsList.0.priceBreaks.0.minQuantity',
    ],
    invalid: NO_PAGE,
  },
  {
    row: 'POST /wholesale/orders/new',
    who: '-',
    call: async ({ anOffer }) => {
      const { productId } = await anOffer();
      return {
        path: '/wholesale/orders/new',
        body: {
          products: [{ product_id: productId, quantity: 10, price: '29000' }],
          total_price: '290000',
          email: anEmail(),
          contact: '9876543210',
          shipping_address: SHIPPING,
          billing_address: BILLING,
          companyName: 'Rao Hotels',
          gstNumber: '29AAGCB7383J1Z4',
        },
      };
    },
    reads: ['wholesaleOrder._id', 'wholesaleOrder.total_price'],
    invalid: {
      body: {
        products: [],
        total_price: '1',
        email: 'x',
        contact: '1',
        shipping_address: { ...SHIPPING, firstName: '7', zipCode: '1' },
        gstNumber: '29AAGCB7383J1Z5',
      },
      fields: [
        'contact',
        'email',
        'gstNumber',
        'products',
        'shipping_address.firstName',
        'shipping_address.zipCode',
      ],
    },
  },
  {
    row: 'POST /invoice/list',
    who: 'U+S',
    call: ({ bought: { owner } }) => ({
      path: '/invoice/list',
      as: owner,
      body: { pageNum: 1, pageSize: 20, filters: { user_Id: owner.id } },
    }),
    reads: ['invoiceList.0.invoiceNumber', 'invoiceList.0.user_Id.name', 'invoiceCount'],
    invalid: NO_PAGE,
  },
  {
    row: 'POST /invoice/{id}/download-invoice',
    who: 'U+S',
    call: async ({ shop, bought: { owner } }) => {
      const { invoiceList } = await shop.trpc(owner.token).invoices.list.query({});
      return { path: `/invoice/${invoiceList[0]?._id}/download-invoice`, as: owner };
    },
    reads: [],
    invalid: NONSENSE,
  },
];
