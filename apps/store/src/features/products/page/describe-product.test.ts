import { expect, it } from 'vitest';
import { SAMPLE_PRODUCT } from '@aabha/contracts/products/testing/sample-product';
import { describeProduct } from './describe-product';

const product = { ...SAMPLE_PRODUCT, description: 'A television.' };

it('takes name and description where there are no texts for search engines', () => {
  expect(describeProduct(product)).toMatchObject({
    ...{ title: 'Surya 43', crumb: 'Surya 43', description: 'A television.', isWhole: false },
  });
});

it('takes the texts for search engines, uncut, and leaves breadcrumbs with the name', () => {
  const texts = { seo_title: 'Buy Surya 43 online', seo_description: 'word '.repeat(50).trim() };
  expect(describeProduct({ ...product, ...texts })).toMatchObject({
    ...{ title: texts.seo_title, crumb: 'Surya 43', description: texts.seo_description, isWhole: true },
  });
});

const REVIEW = {
  ...{
    _id: 'r1',
    user: { name: 'Meera' },
    product: 'p1',
    rating: 4,
    title: 'Bright',
    comment: 'Good at noon.',
  },
  ...{ verifiedPurchase: true, createdAt: '2026-11-03T08:00:00.000Z' },
  photos: [{ _id: 'f1', src: '/media/a.jpg', width: 800, height: 600, sources: [] }],
};
const shop = { name: 'Deepa', shippingFee: 99 };
const structured = (reviews = [REVIEW]) =>
  describeProduct(product, reviews).structured?.('https://shop.example', shop)[0];

it('tells search engines what an offer promises: price, delivery, returns', () => {
  expect(structured()).toMatchObject({
    '@type': 'Product',
    offers: {
      ...{ priceCurrency: 'INR', price: product.new_price },
      hasMerchantReturnPolicy: { merchantReturnDays: 7, applicableCountry: 'IN' },
      shippingDetails: { shippingRate: { value: 99, currency: 'INR' } },
    },
  });
});

it('tells search engines the SKU of the shop, and none where a television has none', () => {
  const { structured: of } = describeProduct({ ...product, sku: 'AAB-43/Q' });
  expect(of?.('https://shop.example', shop)[0]).toMatchObject({ sku: 'AAB-43/Q' });
  expect(structured()).not.toHaveProperty('sku');
});

it('tells search engines the newest reviews, five at most, and none where there are none', () => {
  expect(structured()).toMatchObject({
    review: [
      {
        '@type': 'Review',
        author: { name: 'Meera' },
        reviewRating: { ratingValue: 4 },
        reviewBody: 'Good at noon.',
        image: ['https://shop.example/media/a.jpg'],
      },
    ],
  });
  const many = structured(Array.from({ length: 9 }, (_, index) => ({ ...REVIEW, _id: `r${index}` })));
  expect(many?.['review']).toHaveLength(5);
  expect(structured([{ ...REVIEW, photos: [] }])).not.toHaveProperty('review.0.image');
  expect(structured([])).not.toHaveProperty('review');
});
