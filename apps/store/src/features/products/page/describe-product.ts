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

/** Returns the structured data of a television (schema.org/Product). */
function structuredData(product: PageProduct, origin: string): StructuredData {
  return {
    '@type': 'Product',
    name: product.name,
    description: product.description,
    image: product.image.map((path) => new URL(path, origin).href),
    sku: product._id,
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
  };
}

/** Returns the metadata of a television's page. */
export function describeProduct(product: PageProduct): PageDescription {
  return {
    title: product.seo_title ?? product.name,
    crumb: product.name,
    description: product.seo_description ?? product.description,
    isWhole: product.seo_description !== null,
    kind: 'product',
    ...pageImage(product.pictures, product.name),
    trail: [{ name: texts.televisions, path: '/televisions' }],
    /* For search engines, which read the HTML of the server: browsers need not load what makes it. */
    ...(import.meta.env.SSR ? { structured: (origin: string) => [structuredData(product, origin)] } : {}),
  };
}
