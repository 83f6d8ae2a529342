import type { PageProduct } from './product';
import { ProductInformation } from './ProductInformation';
import { Specifications } from './Specifications';

/** Specifications and product information, whose script comes after the first view; they need none to be read. */
export function MoreDetails({ product }: { product: PageProduct }) {
  return (
    <>
      <Specifications groups={product.specificationSchema} />
      <ProductInformation product={product} />
    </>
  );
}
