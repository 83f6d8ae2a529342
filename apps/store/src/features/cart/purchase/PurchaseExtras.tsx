import { lazy, Suspense, type RefObject } from 'react';
import { useHasScrolledPast } from './use-has-scrolled-past';
import type { Product, Purchase } from './use-purchase';
import { WarrantyDialog } from './WarrantyDialog';

const BuyBar = lazy(() => import('./BuyBar').then((module) => ({ default: module.BuyBar })));

interface StickyBarProps {
  product: Product;
  purchase: Purchase;
  /** The last part of the panel, which the bar stands for when it is scrolled away. */
  panelEnd: RefObject<HTMLElement | null>;
}

interface PurchaseExtrasProps {
  product: Pick<Product, 'name' | 'warranty_months' | 'warranty_pricing'>;
  purchase: Purchase;
  bar?: Omit<StickyBarProps, 'purchase'>;
}

/** What a purchase needs after the first view: the protection dialog, and the bar that stays on wide screens. */
export function PurchaseExtras({ product, purchase, bar }: PurchaseExtrasProps) {
  return (
    <>
      <WarrantyDialog
        key={purchase.additions} // remounted after each addition, so that nothing is preselected
        open={purchase.choosing}
        productName={product.name}
        standardMonths={product.warranty_months}
        pricing={product.warranty_pricing}
        busy={purchase.busy}
        onClose={purchase.stopChoosing}
        onDecide={purchase.decide}
      />
      {bar && bar.product.stock > 0 && <StickyBar purchase={purchase} {...bar} />}
    </>
  );
}

/** Loads the bar when the panel is scrolled away for the first time. */
function StickyBar({ product, purchase, panelEnd }: StickyBarProps) {
  const { isPast, wasPast } = useHasScrolledPast(panelEnd);
  return (
    <Suspense fallback={null}>
      {wasPast && <BuyBar product={product} purchase={purchase} isShown={isPast} />}
    </Suspense>
  );
}
