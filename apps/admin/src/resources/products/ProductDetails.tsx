import { Box, Divider, Typography } from '@mui/material';
import { lazy, Suspense } from 'react';
import { formatRupees } from '@aabha/contracts/money/money-format';
import {
  DECLARATION_FIELDS,
  PRODUCT_DECLARATIONS,
} from '@aabha/contracts/products/product-declarations.values';
import { FACT_FIELDS, PRODUCT_FACTS } from '@aabha/contracts/products/product-facts.values';
import { warrantyDuration } from '@aabha/contracts/products/products.rules';
import { formatDateTime } from '@aabha/contracts/time/india-time';
import type { WholeProduct } from './products.data';
import { Facts } from '../../components/Facts';
import { NotListed } from './NotListed';
import { PictureCarousel } from './PictureCarousel';
import { ProductPriceField } from './ProductPriceField';
import { PriceHistoryField } from '../prices/PriceHistoryField';
import { ForecastField } from '../reorder/ForecastField';
import { StockHistoryField } from '../stock-moves/StockHistoryField';
import { SaleDay } from './SaleDay';
import { StockField } from './StockField';

/* Few staff publish, and the details are the largest dialog. */
const Publication = lazy(() => import('./Publication').then((module) => ({ default: module.Publication })));
const WaitingRoom = lazy(() => import('./WaitingRoom').then((module) => ({ default: module.WaitingRoom })));

type Row = readonly [string, string];

const keyFacts = (product: WholeProduct) =>
  FACT_FIELDS.map((field): Row => {
    const { label, unit = '' } = PRODUCT_FACTS[field];
    const value = product[field];
    return [label, value === null ? 'Not given' : `${value} ${unit}`.trim()];
  });

/** The declarations that are given; `NotListed` names the others. */
const declarations = (product: WholeProduct) =>
  DECLARATION_FIELDS.flatMap((field): Row[] => {
    const { label, unit = '' } = PRODUCT_DECLARATIONS[field];
    const value = product[field];
    return value === null ? [] : [[label, `${value} ${unit}`.trim()]];
  });

const factsOf = (product: WholeProduct): Row[] => [
  ['On hand', String(product.onHand)],
  ['Reserved for payments', String(product.held)],
  ['Available', String(product.onHand - product.held)],
  ['SKU', product.sku ?? 'None'],
  ['Category', product.category],
  ['Brand', product.companyName],
  ...keyFacts(product),
  ...declarations(product),
  ['Warranty', product.warranty_months > 0 ? warrantyDuration(product.warranty_months) : 'None'],
  ...Object.entries(product.warranty_pricing).map(([month, rupees]): Row => [
    `Extended by ${warrantyDuration(Number(month))}`,
    formatRupees(rupees),
  ]),
  [
    'Rating',
    product.reviewCount > 0
      ? `${product.averageRating.toFixed(1)} from ${product.reviewCount} reviews`
      : 'No reviews yet',
  ],
  ['Changed', formatDateTime(product.updated_at)],
];

/** All data of a television. */
export function ProductDetails({ product }: { product: WholeProduct }) {
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
      <Box sx={{ minWidth: 0 }}>
        <PictureCarousel urls={product.image} name={product.name} />
        {product.highlights.length > 0 && (
          <Box component="ul" sx={{ pl: 2.5, mb: 0 }}>
            {product.highlights.map((highlight) => (
              <Typography component="li" variant="body2" key={highlight}>
                {highlight}
              </Typography>
            ))}
          </Box>
        )}
        <Typography variant="body2" sx={{ mt: 1, whiteSpace: 'pre-line' }}>
          {product.description}
        </Typography>
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', mb: 1 }}>
          <Box>
            <ProductPriceField product={product} />
          </Box>
          <StockField onHand={product.onHand} />
        </Box>
        <NotListed product={product} />
        <Suspense>
          <Publication product={product} />
        </Suspense>
        <Facts rows={factsOf(product)} />
        <PriceHistoryField productId={product._id} />
        <ForecastField productId={product._id} />
        <StockHistoryField productId={product._id} />
        <SaleDay product={product} />
        <Suspense>
          <WaitingRoom product={product} />
        </Suspense>
        {product.specificationSchema.map(({ title, data }) => (
          <Box key={title}>
            <Divider sx={{ my: 1 }} />
            <Typography variant="h6" component="h3">
              {title}
            </Typography>
            <Facts rows={data.map(({ key, value }) => [key, value] as const)} />
          </Box>
        ))}
      </Box>
    </Box>
  );
}
