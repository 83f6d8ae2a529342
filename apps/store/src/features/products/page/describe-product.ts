import { SHARE_PICTURE } from '@aabha/contracts/media/share-picture.values';
import type { Review } from '@aabha/contracts/reviews/reviews.schema';
import { DELIVERY_BUSINESS_DAYS, RETURN_DAYS } from '@aabha/contracts/settings/promises';
import * as texts from '@aabha/messages/product-page';
import { pageImage, type PageDescription, type StructuredData } from '../../../lib/page-head';
import type { PageProduct } from './product';

/** Returns a measure in a unit of UN/CEFACT; none where it is not given. */
const measured = (name: string, value: number | null, unitCode: 'CMT' | 'KGM') =>
  value === null ? {} : { [name]: { '@type': 'QuantitativeValue', value, unitCode } };

/** Returns what the product information declares of model, maker and measures. */
function declared(product: PageProduct) {
  const { modelNumber, makerName, makerAddress } = product;
  return {
    ...(modelNumber === null ? {} : { model: modelNumber, mpn: modelNumber }),
    ...(makerName === null
      ? {}
      : { manufacturer: { '@type': 'Organization', name: makerName, address: makerAddress ?? '' } }),
    countryOfOrigin: { '@type': 'Country', name: product.countryOfOrigin },
    ...measured('width', product.standWidthCm, 'CMT'),
    ...measured('height', product.standHeightCm, 'CMT'),
    ...measured('depth', product.standDepthCm, 'CMT'),
    ...measured('weight', product.weightKg, 'KGM'),
  };
}

const SHOWN_REVIEWS = 5;

const days = (from: number, to: number) => ({
  '@type': 'QuantitativeValue',
  minValue: from,
  maxValue: to,
  unitCode: 'DAY',
});

/** Returns what the shop promises of every offer: return and delivery within India. */
function promised(shippingFee: number) {
  return {
    hasMerchantReturnPolicy: {
      '@type': 'MerchantReturnPolicy',
      applicableCountry: 'IN',
      returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
      merchantReturnDays: RETURN_DAYS,
    },
    shippingDetails: {
      '@type': 'OfferShippingDetails',
      shippingRate: { '@type': 'MonetaryAmount', value: shippingFee, currency: 'INR' },
      shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'IN' },
      deliveryTime: {
        '@type': 'ShippingDeliveryTime',
        transitTime: days(DELIVERY_BUSINESS_DAYS.earliest, DELIVERY_BUSINESS_DAYS.latest),
      },
    },
  };
}

const reviewed = (review: Review, origin: string) => ({
  '@type': 'Review',
  author: { '@type': 'Person', name: review.user.name },
  datePublished: review.createdAt,
  name: review.title,
  reviewBody: review.comment,
  reviewRating: { '@type': 'Rating', ratingValue: review.rating, bestRating: 5, worstRating: 1 },
  ...(review.photos.length > 0 ? { image: review.photos.map(({ src }) => new URL(src, origin).href) } : {}),
});

/** Returns the structured data of a television (schema.org/Product). */
function structuredData(
  product: PageProduct,
  reviews: readonly Review[],
  origin: string,
  shippingFee: number,
): StructuredData {
  return {
    '@type': 'Product',
    name: product.name,
    description: product.description,
    image: product.image.map((path) => new URL(path, origin).href),
    ...(product.sku === null ? {} : { sku: product.sku }),
    category: product.category,
    ...declared(product),
    brand: { '@type': 'Brand', name: product.companyName },
    offers: {
      '@type': 'Offer',
      url: `${origin}/television/${product._id}`,
      price: product.new_price,
      priceCurrency: 'INR',
      itemCondition: 'https://schema.org/NewCondition',
      availability: `https://schema.org/${product.stock > 0 ? 'InStock' : 'OutOfStock'}`,
      ...promised(shippingFee),
    },
    ...(product.reviewCount > 0
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: product.averageRating,
            reviewCount: product.reviewCount,
          },
        }
      : {}),
    ...(reviews.length > 0
      ? { review: reviews.slice(0, SHOWN_REVIEWS).map((review) => reviewed(review, origin)) }
      : {}),
  };
}

/** Returns the metadata of a television's page, with its newest reviews. */
export function describeProduct(product: PageProduct, reviews: readonly Review[] = []): PageDescription {
  return {
    title: product.seo_title ?? product.name,
    crumb: product.name,
    description: product.seo_description ?? product.description,
    isWhole: product.seo_description !== null,
    kind: 'product',
    ...(product.share_picture
      ? { image: { path: product.share_picture, ...SHARE_PICTURE, alt: product.name } }
      : pageImage(product.pictures, product.name)),
    trail: [{ name: texts.televisions, path: '/televisions' }],
    /* For search engines, which read the HTML of the server: browsers need not load what makes it. */
    ...(import.meta.env.SSR
      ? {
          structured: (origin, { shippingFee }) => [structuredData(product, reviews, origin, shippingFee)],
        }
      : {}),
  };
}
