import { pageImage, type PageDescription, type StructuredData } from '../../../lib/page-head';
import type { PageProduct } from './product';

/** Returns the structured data of a television (schema.org/Product). */
function structuredData(product: PageProduct, origin: string): StructuredData {
  return {
    '@type': 'Product',
    name: product.name,
    description: product.description,
    image: product.image.map((path) => new URL(path, origin).href),
    sku: product._id,
    category: product.category,
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
    title: product.name,
    description: product.description,
    kind: 'product',
    ...pageImage(product.pictures, product.name),
    trail: [{ name: 'Televisions', path: '/televisions' }],
    structured: (origin) => [structuredData(product, origin)],
  };
}
