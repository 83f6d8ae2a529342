import { Alert } from '@mui/material';
import { PRODUCT_FACTS } from '@aabha/contracts/products/product-facts.values';
import { missingFacts } from '@aabha/contracts/products/products.staff.rules';
import type { ProductRecord, WholeProduct } from './products.data';

const list = new Intl.ListFormat('en-IN', { type: 'conjunction' });

/** Warns that shoppers do not see a television, and names the missing facts. Nothing for a listed one. */
export function NotListed({ product }: { product: ProductRecord | WholeProduct }) {
  if (product.isListed) return null;
  const missing = missingFacts(product).map((field) => PRODUCT_FACTS[field].noun);
  return (
    <Alert severity="warning" sx={{ mt: 1, py: 0 }}>
      Not shown in the shop. Missing: {list.format(missing)}.
    </Alert>
  );
}
