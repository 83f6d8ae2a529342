import { eq } from 'drizzle-orm';
import { orders } from '@aabha/db/schema/orders';
import {
  aCoupon,
  aProduct,
  PASSWORD,
  SHIP_TO,
  signedInAs,
  someServiceAreas,
  type SignedIn,
} from './builders';
import { codeMailedTo } from './codes';
import { aPicture, sendForm, type FormFields } from './forms';
import { addToCart, buy, payAtProvider, startPayment } from './shopping';
import type { TestShop } from './test-shop';

/** Who may call (decisions §3): anyone, shoppers, any staff, SuperAdmins; or two of them. */
export type Who = '-' | 'U' | 'A' | 'S' | 'U+A' | 'U+S';

/** A call as the specification has it, with everything in it right. */
interface GoodCall {
  path: string;
  as?: SignedIn;
  body?: object;
  /** Sent as a multipart form instead. */
  form?: FormFields;
}

/** One row of the tables of product §7. */
export interface SpecifiedCall {
  table: 'customer' | 'admin';
  /** Method and path as they stand there. */
  row: `${'GET' | 'POST'} /${string}`;
  who: Who;
  call: (world: World) => Promise<GoodCall> | GoodCall;
  /** What is read from `data`, as paths; of a list its first entry is looked at. */
  reads: readonly string[];
  /** Input in place of the good one, and the fields that the refusal names. */
  invalid: { body: object; fields: readonly string[] };
}

let people = 0;
let zipcodes = 570_001;
const anEmail = () => `specified${(people += 1)}@example.in`;

/** A shop in which every call of the specification can succeed. */
export async function makeWorld(shop: TestShop) {
  await someServiceAreas(shop.db);
  const [shopper, sub, boss] = [
    await signedInAs(shop),
    await signedInAs(shop, 'SubAdmin'),
    await signedInAs(shop, 'SuperAdmin'),
  ];
  const product = await aProduct(shop.db, { stock: 100 });
  const coupon = await aCoupon(shop.db, { code: 'SPECIFIED' });
  const staff = shop.trpc(boss.token);
  const article = async () => {
    const form = { title: 'News', subtitle: 'Of today', description: 'All of it.', img: await aPicture() };
    const { body } = await sendForm(shop, '/news/create', form, sub.token);
    return (body.data as unknown as { news: { _id: string } }).news._id;
  };
  const aCart = async () => {
    const owner = await signedInAs(shop);
    const { cart } = await addToCart(shop, owner, product.id);
    return { owner, cartId: cart._id };
  };
  const anOrder = async (status?: 'Delivered') => {
    const owner = await signedInAs(shop);
    const order = await buy(shop, owner, product.id);
    if (status) await staff.orders.updateStatus.mutate({ id: order._id, status });
    return { owner, id: order._id };
  };
  const aReturn = async () => {
    const { owner, id } = await anOrder('Delivered');
    const input = { order_id: id, return_reason: 'Changed mind' };
    return (await shop.trpc(owner.token).returns.request.mutate(input)).returnRequest._id;
  };
  const aVerifiedCode = async (
    email: string,
    path: '/otp/send-email-otp' | '/otp/send-email-otp-forgot-password',
  ) => {
    await shop.rest('POST', path, { email });
    const otp = await codeMailedTo(shop, email);
    await shop.rest('POST', '/otp/verify-email-otp', { email, otp });
  };
  const aComplaint = async () =>
    (await shop.trpc(shopper.token).complaints.create.mutate(COMPLAINT)).complaint._id;
  const aServiceArea = async () =>
    (await staff.serviceAreas.create.mutate({ ...AREA, zipcode: String((zipcodes += 1)) })).zipcode._id;
  const anOffer = async () => {
    const { id } = await aProduct(shop.db);
    const { wholesaleProduct } = await staff.wholesale.create.mutate({ product_id: id, priceBreaks: BREAKS });
    return { id: wholesaleProduct._id, productId: id };
  };
  await article();
  await aComplaint();
  await aReturn();
  await anOffer();
  await addToCart(shop, shopper, product.id);
  const bought = await anOrder();
  return {
    ...{ shop, shopper, sub, boss, product, coupon, bought },
    ...{ article, aCart, anOrder, aReturn, aVerifiedCode, aComplaint, aServiceArea, anOffer },
  };
}
export type World = Awaited<ReturnType<typeof makeWorld>>;

const COMPLAINT = {
  name: 'Asha Rao',
  email: 'asha@example.in',
  phone: '9876543210',
  issue_type: 'Other' as const,
  customIssueType: 'Wall mount',
  description: 'A screw is missing.',
};
const AREA = {
  dispatchCenter: 'Mysuru Hub',
  originCenter: 'Mysuru Hub',
  returnCenter: 'Mysuru Hub',
  facilityCity: 'Mysuru',
  facilityState: 'Karnataka',
  outOfDeliveryArea: false,
};
const BREAKS = [{ minQuantity: 10, discount: 1000 }];
const SHIPPING = {
  firstName: 'Asha',
  lastName: 'Rao',
  fullAddress: '7 Temple Street',
  apartment: '',
  city: 'Bengaluru',
  country: 'India',
  state: 'Karnataka',
  zipCode: '560034',
};
const BILLING = {
  billingFirstName: 'Asha',
  billingLastName: 'Rao',
  billingFullAddress: '7 Temple Street',
  billingApartment: '',
  billingCity: 'Bengaluru',
  billingCountry: 'India',
  billingState: 'Karnataka',
  billingZipCode: '560034',
};
const TELEVISION: FormFields = {
  name: 'Nakshatra 55 inch 4K QLED',
  price: '60000',
  discount_percentage: '25',
  stock: '7',
  warranty_months: '12',
  highlights: JSON.stringify(['120 Hz panel']),
  warranty_pricing: JSON.stringify({ 12: 1999 }),
  specificationSchema: JSON.stringify([{ title: 'Picture', data: [{ key: 'Panel', value: 'VA' }] }]),
  description: 'Bright.',
  companyName: 'Nakshatra',
  category: 'Smart TV',
};
const PAGE = { pageNum: 1, pageSize: 20, filters: {} };
const NO_PAGE = { body: { pageNum: 0, filters: { nonsense: 1 } }, fields: ['filters.nonsense', 'pageNum'] };
const NONSENSE = { body: { nonsense: 1 }, fields: ['nonsense'] };
const MESSAGE = ['message'];

const CUSTOMER: Omit<SpecifiedCall, 'table'>[] = [
  {
    row: 'POST /otp/user-subscribes',
    who: '-',
    call: () => ({ path: '/otp/user-subscribes', body: { email: anEmail() } }),
    reads: MESSAGE,
    invalid: { body: { email: 'nobody' }, fields: ['email'] },
  },
  {
    row: 'POST /admin/contact-us',
    who: '-',
    call: () => ({
      path: '/admin/contact-us',
      body: {
        name: 'Asha Rao',
        email: anEmail(),
        phone: '9876543210',
        subject: 'Wall mount',
        message: 'Does it come with one?',
      },
    }),
    reads: MESSAGE,
    invalid: { body: {}, fields: ['email', 'message', 'name', 'phone', 'subject'] },
  },
  {
    row: 'POST /auth/login',
    who: '-',
    call: ({ shopper }) => ({ path: '/auth/login', body: { email: shopper.email, password: PASSWORD } }),
    reads: ['token'],
    invalid: { body: { email: 'x', password: '' }, fields: ['email', 'password'] },
  },
  {
    row: 'POST /auth/signup',
    who: '-',
    call: async ({ aVerifiedCode }) => {
      const email = anEmail();
      await aVerifiedCode(email, '/otp/send-email-otp');
      return {
        path: '/auth/signup',
        body: { name: 'Asha Rao', phone: '9876543210', email, password: PASSWORD },
      };
    },
    reads: ['token'],
    invalid: {
      body: { name: 'R2', phone: '1', email: 'x', password: '12345' },
      fields: ['email', 'name', 'password', 'phone'],
    },
  },
  {
    row: 'POST /otp/send-email-otp',
    who: '-',
    call: () => ({ path: '/otp/send-email-otp', body: { email: anEmail() } }),
    reads: MESSAGE,
    invalid: { body: {}, fields: ['email'] },
  },
  {
    row: 'POST /otp/verify-email-otp',
    who: '-',
    call: async ({ shop }) => {
      const email = anEmail();
      await shop.rest('POST', '/otp/send-email-otp', { email });
      return { path: '/otp/verify-email-otp', body: { email, otp: await codeMailedTo(shop, email) } };
    },
    reads: MESSAGE,
    invalid: { body: { email: 'a@example.in', otp: '12' }, fields: ['otp'] },
  },
  {
    row: 'POST /otp/send-email-otp-forgot-password',
    who: '-',
    call: () => ({ path: '/otp/send-email-otp-forgot-password', body: { email: anEmail() } }),
    reads: MESSAGE,
    invalid: { body: { email: '' }, fields: ['email'] },
  },
  {
    row: 'POST /auth/change-password',
    who: '-',
    call: async ({ shop, aVerifiedCode }) => {
      const { email } = await signedInAs(shop);
      await aVerifiedCode(email, '/otp/send-email-otp-forgot-password');
      return { path: '/auth/change-password', body: { email, newPassword: 'another horse' } };
    },
    reads: MESSAGE,
    invalid: { body: { email: 'a@example.in', newPassword: '12345' }, fields: ['newPassword'] },
  },
  {
    row: 'POST /product/list',
    who: '-',
    call: () => ({
      path: '/product/list',
      body: { pageNum: 1, pageSize: 10, filters: { name: { $regex: 'SURYA', $options: 'i' } } },
    }),
    reads: ['productList', 'productCount', 'productList.0.new_price'],
    invalid: NO_PAGE,
  },
  {
    row: 'GET /product/{id}',
    who: '-',
    call: ({ product }) => ({ path: `/product/${product.id}` }),
    reads: ['product._id', 'product.warranty_pricing', 'product.specificationSchema'],
    invalid: NONSENSE,
  },
  {
    row: 'POST /review/list',
    who: '-',
    call: ({ product }) => ({
      path: '/review/list',
      body: { pageNum: 1, pageSize: 20, filters: { product: product.id } },
    }),
    reads: ['reviewList', 'reviewCount', 'averageRating', 'ratingCounts.5'],
    invalid: NO_PAGE,
  },
  {
    row: 'POST /review/new',
    who: 'U',
    call: async ({ shop, product }) => {
      const by = await signedInAs(shop);
      const review = { user: by.id, product: product.id, rating: 5, title: 'Bright', comment: 'And quiet.' };
      return { path: '/review/new', as: by, body: { review } };
    },
    reads: ['review._id'],
    invalid: {
      body: { review: { product: 'x', rating: 6, title: '', comment: '' } },
      fields: ['review.comment', 'review.rating', 'review.title'],
    },
  },
  {
    row: 'POST /cart/new',
    who: 'U',
    call: async ({ shop, product }) => {
      const by = await signedInAs(shop);
      const items = [{ product: product.id, quantity: 1, warranty_months: 12 }];
      return { path: '/cart/new', as: by, body: { cart: { user: by.id, items } } };
    },
    reads: ['cart._id', 'cart.items.0.warranty_price'],
    invalid: {
      body: { cart: { items: [{ product: 'x', quantity: 0.5 }] } },
      fields: ['cart.items.0.quantity'],
    },
  },
  {
    row: 'POST /cart/list',
    who: 'U',
    call: ({ shopper }) => ({
      path: '/cart/list',
      as: shopper,
      body: { filters: { user: shopper.id }, pageNum: 1, pageSize: 50 },
    }),
    reads: ['cartList.0._id', 'cartList.0.user.name', 'cartList.0.items.0.product.new_price'],
    invalid: NO_PAGE,
  },
  {
    row: 'POST /cart/{cartId}/update-quantity',
    who: 'U',
    call: async ({ aCart, product }) => {
      const { owner, cartId } = await aCart();
      const cart = { productId: product.id, quantity: 3 };
      return { path: `/cart/${cartId}/update-quantity`, as: owner, body: { cart } };
    },
    reads: ['cart.items.0.quantity'],
    invalid: { body: { cart: { productId: '', quantity: 0 } }, fields: ['cart.productId', 'cart.quantity'] },
  },
  {
    row: 'POST /cart/{cartId}/remove-single-product',
    who: 'U',
    call: async ({ aCart, product }) => {
      const { owner, cartId } = await aCart();
      return {
        path: `/cart/${cartId}/remove-single-product`,
        as: owner,
        body: { productId: product.id },
      };
    },
    reads: ['cart._id'],
    invalid: { body: {}, fields: ['productId'] },
  },
  {
    row: 'POST /cart/{cartId}/remove',
    who: 'U',
    call: async ({ aCart }) => {
      const { owner, cartId } = await aCart();
      return { path: `/cart/${cartId}/remove`, as: owner };
    },
    reads: ['cart._id'],
    invalid: NONSENSE,
  },
  {
    row: 'POST /news/list',
    who: '-',
    call: ({ shopper }) => ({ path: '/news/list', as: shopper, body: PAGE }),
    reads: ['newsList.0.title', 'newsList.0.image.0'],
    invalid: NO_PAGE,
  },
  {
    row: 'GET /news/{id}',
    who: '-',
    call: async ({ article }) => ({ path: `/news/${await article()}` }),
    reads: ['news.description', 'news.created_at'],
    invalid: NONSENSE,
  },
  {
    row: 'POST /coupon/validate-coupon',
    who: 'U',
    call: async ({ aCart, coupon }) => ({
      path: '/coupon/validate-coupon',
      as: (await aCart()).owner,
      body: { code: coupon.code },
    }),
    reads: ['coupon.discountPercentage'],
    invalid: { body: { code: ' ' }, fields: ['code'] },
  },
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
        refund_amount: (order?.totalPaise ?? 0) / 100,
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

const ADMIN: Omit<SpecifiedCall, 'table'>[] = [
  {
    row: 'POST /admin/login',
    who: '-',
    call: ({ sub }) => ({ path: '/admin/login', body: { email: sub.email, password: PASSWORD } }),
    reads: ['admin.token'],
    invalid: { body: {}, fields: ['email', 'password'] },
  },
  {
    row: 'GET /admin/dashboard',
    who: 'A',
    call: ({ sub }) => ({ path: '/admin/dashboard', as: sub }),
    reads: ['user_count', 'order_count', 'total_stock', 'product_count'].map(
      (name) => `dashboard_data.${name}`,
    ),
    invalid: NONSENSE,
  },
  {
    row: 'POST /order/list',
    who: 'U+A',
    call: ({ sub }) => ({
      path: '/order/list',
      as: sub,
      body: { pageNum: 1, pageSize: 20, filters: { status: 'Pending' } },
    }),
    reads: ['orderList.0.name', 'orderList.0.user_id.phone', 'orderCount'],
    invalid: { body: { filters: { status: 'Lost' } }, fields: ['filters.status'] },
  },
  {
    row: 'POST /product/add-product',
    who: 'S',
    call: async ({ boss }) => ({
      path: '/product/add-product',
      as: boss,
      form: { ...TELEVISION, img: [await aPicture(), await aPicture({ colour: '#a00' })] },
    }),
    reads: ['product._id', 'product.image.1', 'product.new_price'],
    invalid: { body: { stock: 'x' }, fields: ['companyName', 'name', 'price', 'stock'] },
  },
  {
    row: 'POST /product/{id}/update/v2',
    who: 'S',
    call: async ({ shop, boss }) => {
      const { id } = await aProduct(shop.db);
      const form = { ...TELEVISION, existingImages: JSON.stringify([]), img: await aPicture() };
      return { path: `/product/${id}/update/v2`, as: boss, form };
    },
    reads: ['product.name', 'product.image.0'],
    invalid: { body: { price: '-1', stock: '0.5' }, fields: ['price', 'stock'] },
  },
  {
    row: 'POST /product/{id}/remove',
    who: 'S',
    call: async ({ shop, boss }) => ({ path: `/product/${(await aProduct(shop.db)).id}/remove`, as: boss }),
    reads: MESSAGE,
    invalid: NONSENSE,
  },
  {
    row: 'POST /coupon/list',
    who: 'S',
    call: ({ boss }) => ({ path: '/coupon/list', as: boss, body: PAGE }),
    reads: ['couponList.0.code', 'couponList.0.discountPercentage', 'couponList.0.expiryDate'],
    invalid: NO_PAGE,
  },
  {
    row: 'POST /coupon/create-coupon',
    who: 'S',
    call: ({ boss }) => ({
      path: '/coupon/create-coupon',
      as: boss,
      body: { code: 'MADE20', discountPercentage: 20, expiryDate: '2099-12-31' },
    }),
    reads: ['coupon._id'],
    invalid: {
      body: { code: '', discountPercentage: 101, expiryDate: 'soon' },
      fields: ['code', 'discountPercentage', 'expiryDate'],
    },
  },
  {
    row: 'POST /complaint/list',
    who: 'U+S',
    call: ({ boss }) => ({ path: '/complaint/list', as: boss, body: PAGE }),
    reads: ['complaintList.0.userId.phone', 'complaintList.0.customIssueType'],
    invalid: NO_PAGE,
  },
  {
    row: 'POST /complaint/{id}/update',
    who: 'S',
    call: async ({ boss, aComplaint }) => ({
      path: `/complaint/${await aComplaint()}/update`,
      as: boss,
      body: { status: 'In_progress' },
    }),
    reads: ['complaint.status'],
    invalid: { body: { status: 'Done' }, fields: ['status'] },
  },
  {
    row: 'POST /wholesale/new',
    who: 'S',
    call: async ({ shop, boss }) => ({
      path: '/wholesale/new',
      as: boss,
      body: { product_id: (await aProduct(shop.db)).id, priceBreaks: BREAKS },
    }),
    reads: ['wholesaleProduct._id'],
    invalid: {
      body: { product_id: '', priceBreaks: [{ minQuantity: 0, discount: 0 }] },
      fields: ['priceBreaks.0.discount', 'priceBreaks.0.minQuantity', 'product_id'],
    },
  },
  {
    row: 'POST /wholesale/{id}/update',
    who: 'S',
    call: async ({ boss, anOffer }) => ({
      path: `/wholesale/${(await anOffer()).id}/update`,
      as: boss,
      body: { priceBreaks: [{ minQuantity: 5, maxQuantity: 9, discount: 500 }] },
    }),
    reads: ['wholesaleProduct.priceBreaks.0.maxQuantity'],
    invalid: { body: { priceBreaks: [] }, fields: ['priceBreaks'] },
  },
  {
    row: 'POST /wholesale/{id}/remove',
    who: 'S',
    call: async ({ boss, anOffer }) => ({ path: `/wholesale/${(await anOffer()).id}/remove`, as: boss }),
    reads: MESSAGE,
    invalid: NONSENSE,
  },
  {
    row: 'POST /wholesale/orders/list',
    who: 'S',
    call: ({ boss }) => ({ path: '/wholesale/orders/list', as: boss, body: PAGE }),
    reads: ['wholesalebulkOrdersList'],
    invalid: NO_PAGE,
  },
  {
    row: 'POST /wholesale/orders/{id}/update',
    who: 'S',
    call: async ({ shop, boss, anOffer }) => {
      const { productId } = await anOffer();
      const { wholesaleOrder } = await shop.trpc().wholesale.placeOrder.mutate({
        products: [{ product_id: productId, quantity: 1, price: 30_000 }],
        total_price: 30_000,
        email: anEmail(),
        contact: '9876543210',
        shipping_address: SHIPPING,
      });
      return {
        path: `/wholesale/orders/${wholesaleOrder._id}/update`,
        as: boss,
        body: { paymentStatus: 'Completed' },
      };
    },
    reads: ['wholesaleOrder.paymentStatus'],
    invalid: { body: { paymentStatus: 'Later' }, fields: ['paymentStatus'] },
  },
  {
    row: 'POST /zipcode/list',
    who: 'S',
    call: ({ boss }) => ({
      path: '/zipcode/list',
      as: boss,
      body: { pageNum: 1, pageSize: 20, filters: { zipcode: '5600' } },
    }),
    reads: ['zipcodeList.0.zipcode', 'zipcodeList.0.outOfDeliveryArea', 'zipcodeCount'],
    invalid: NO_PAGE,
  },
  {
    row: 'POST /zipcode/new',
    who: 'S',
    call: ({ boss }) => ({ path: '/zipcode/new', as: boss, body: { ...AREA, zipcode: '570001' } }),
    reads: ['zipcode._id'],
    invalid: { body: { ...AREA, zipcode: '5', facilityCity: '' }, fields: ['facilityCity', 'zipcode'] },
  },
  {
    row: 'POST /zipcode/{id}/update',
    who: 'S',
    call: async ({ boss, aServiceArea }) => ({
      path: `/zipcode/${await aServiceArea()}/update`,
      as: boss,
      body: { ...AREA, zipcode: '580001', outOfDeliveryArea: true },
    }),
    reads: ['zipcode.outOfDeliveryArea'],
    invalid: { body: { dispatchCenter: ' ' }, fields: ['dispatchCenter'] },
  },
  {
    row: 'POST /zipcode/{id}/remove',
    who: 'S',
    call: async ({ boss, aServiceArea }) => ({
      path: `/zipcode/${await aServiceArea()}/remove`,
      as: boss,
    }),
    reads: MESSAGE,
    invalid: NONSENSE,
  },
  {
    row: 'POST /invoice/list',
    who: 'U+S',
    call: ({ boss }) => ({ path: '/invoice/list', as: boss, body: PAGE }),
    reads: ['invoiceList.0.items.0.product.name', 'invoiceList.0.items.0.totalWarranty', 'invoiceCount'],
    invalid: NO_PAGE,
  },
  {
    row: 'POST /returnRequest/list',
    who: 'S',
    call: ({ boss }) => ({ path: '/returnRequest/list', as: boss, body: PAGE }),
    reads: ['returnRequestList.0.user_id.phone', 'returnRequestList.0.payment_id', 'totalCount'],
    invalid: NO_PAGE,
  },
  {
    row: 'POST /returnRequest/{id}/update',
    who: 'S',
    call: async ({ boss, aReturn }) => {
      const id = await aReturn();
      return { path: `/returnRequest/${id}/update`, as: boss, body: { status: true, data: { _id: id } } };
    },
    reads: ['returnRequest.status'],
    invalid: { body: { status: false }, fields: ['status'] },
  },
  {
    row: 'POST /news/list',
    who: '-',
    call: ({ sub }) => ({ path: '/news/list', as: sub, body: PAGE }),
    reads: ['newsList.0._id', 'newsList.0.subtitle'],
    invalid: NO_PAGE,
  },
  {
    row: 'POST /news/create',
    who: 'A',
    call: async ({ sub }) => ({
      path: '/news/create',
      as: sub,
      form: {
        title: 'Stars',
        subtitle: 'New labels',
        description: 'From today.',
        img: [await aPicture(), await aPicture({ colour: '#a00' })],
      },
    }),
    reads: ['news._id', 'news.image.1'],
    invalid: { body: {}, fields: ['description', 'img', 'subtitle', 'title'] },
  },
  {
    row: 'POST /news/{id}/update-v2',
    who: 'A',
    call: async ({ shop, sub, article }) => {
      const id = await article();
      const { image } = (await shop.trpc().news.get.query({ id })).news;
      const form = {
        title: 'Stars',
        subtitle: 'Newer labels',
        description: 'From today.',
        existingImages: JSON.stringify([]),
        imagesToDelete: JSON.stringify(image),
        img: await aPicture({ colour: '#0a0' }),
      };
      return { path: `/news/${id}/update-v2`, as: sub, form };
    },
    reads: ['news.subtitle', 'news.image.0'],
    invalid: { body: { title: '' }, fields: ['description', 'subtitle', 'title'] },
  },
  {
    row: 'POST /news/{id}/remove',
    who: 'A',
    call: async ({ sub, article }) => ({ path: `/news/${await article()}/remove`, as: sub }),
    reads: MESSAGE,
    invalid: NONSENSE,
  },
];

export const SPECIFIED_CALLS: readonly SpecifiedCall[] = [
  ...CUSTOMER.map((row): SpecifiedCall => ({ table: 'customer', ...row })),
  ...ADMIN.map((row): SpecifiedCall => ({ table: 'admin', ...row })),
];
