import { EmiSection } from './EmiSection';
import type { PageProduct } from './product';
import { ProductInformation } from './ProductInformation';
import { ProductStory } from './ProductStory';
import { RunningCost } from './RunningCost';
import { Specifications } from './Specifications';

/** Highlights, description, specifications, EMI plans and product information, whose script comes after the first view; they need none to be read. */
export function MoreDetails({ product }: { product: PageProduct }) {
  return (
    <>
      <ProductStory product={product} />
      <Specifications product={product} />
      <EmiSection product={product} />
      <RunningCost product={product} />
      <ProductInformation product={product} />
    </>
  );
}
