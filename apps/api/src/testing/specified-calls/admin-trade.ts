import { aProduct } from '../builders';
import { aPicture } from '../forms';
import type { Row } from './call.types';
import { AREA, BREAKS, MESSAGE, NONSENSE, NO_PAGE, PAGE, SHIPPING } from './samples';
import { anEmail } from './specified-shop';

/** Admin calls about wholesale, service areas, invoices, returns and news (docs/spec/api.md#calls). */
export const ADMIN_TRADE: readonly Row[] = [
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
