import { counted } from '@aabha/contracts/counts/counts';
import type { PageProduct } from './product';

const CM_PER_INCH = 2.54;

/** Returns the key facts of a television as text (docs/spec/products.md#facts). */
export function productFacts(product: PageProduct): { label: string; value: string }[] {
  const { screenInches } = product;
  return [
    { label: 'Screen', value: `${screenInches} inch (${Math.round(screenInches * CM_PER_INCH)} cm)` },
    { label: 'Resolution', value: product.resolution },
    { label: 'Technology', value: product.technology },
    { label: 'Refresh rate', value: `${product.refreshHz} Hz` },
    { label: 'BEE rating', value: counted(product.beeStars, 'star') },
    { label: 'Energy', value: `${product.energyKwhYear} kWh a year` },
    { label: 'Country of origin', value: product.countryOfOrigin },
    { label: 'HSN', value: product.hsn },
  ];
}
