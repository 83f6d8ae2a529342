import { lazy, Suspense } from 'react';
import { formatRupees } from '@aabha/contracts/money/money-format';
import * as texts from '@aabha/messages/purchase';
import { Button, buttonClass } from '@aabha/ui/components/Button';
import { Link } from '@tanstack/react-router';
import { usePurchase, type PurchasedProduct } from './use-purchase';
import classes from './QuickPurchase.module.css';

const PurchaseExtras = lazy(() =>
  import('./PurchaseExtras').then((module) => ({ default: module.PurchaseExtras })),
);

interface QuickProduct extends PurchasedProduct {
  name: string;
  new_price: number;
  warranty_months: number;
}

/** Price and Add to Cart of one unit, where several televisions stand side by side. */
export function QuickPurchase({ product }: { product: QuickProduct }) {
  const purchase = usePurchase(product);
  return (
    <>
      <p className={classes.price}>{formatRupees(product.new_price)}</p>
      {product.stock > 0 ? (
        <Button
          wide
          busy={purchase.busy}
          onClick={() => purchase.start(false)}
          aria-label={`${texts.addToCart}: ${product.name}`}
        >
          {texts.addToCart}
        </Button>
      ) : (
        <p className="soft">{texts.outOfStock}</p>
      )}
      {purchase.problem && (
        <p className={classes.problem} role="alert">
          {purchase.problem}
        </p>
      )}
      {purchase.additions > 0 && (
        <Link to="/cart" className={buttonClass({ kind: 'quiet', wide: true })}>
          {texts.viewCart}
        </Link>
      )}
      <Suspense fallback={null}>
        {purchase.choosing && <PurchaseExtras product={product} purchase={purchase} />}
      </Suspense>
    </>
  );
}
