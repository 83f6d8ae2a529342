import type { PageProduct } from './product';

/** What search engines read of a television (schema.org/Product). */
export function structuredData(product: PageProduct) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    description: product.description,
    image: product.image,
    sku: product._id,
    category: product.category,
    brand: { '@type': 'Brand', name: product.companyName },
    offers: {
      '@type': 'Offer',
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
