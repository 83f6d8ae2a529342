import { signedInAs } from '../builders';
import type { Row } from './call.types';
import { PAGE, NO_PAGE, NONSENSE } from './samples';

/** Customer calls about televisions, reviews, the cart, news and coupons (docs/spec/api.md#calls). */
export const CUSTOMER_CATALOGUE: readonly Row[] = [
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
];
