import { lazy, Suspense, useRef, type ReactNode } from 'react';
import * as texts from '@aabha/messages/purchase';
import { hurryText } from '@aabha/messages/stock';
import { Button, buttonClass } from '@aabha/ui/components/Button';
import { Price } from '@aabha/ui/components/Price';
import { formatRupees } from '@aabha/contracts/money/money-format';
import { Link } from '@tanstack/react-router';
import { QuantityField } from './QuantityField';
import { usePurchase, type Product, type Purchase } from './use-purchase';
import classes from './purchase.module.css';

// Not in the first view, so it loads afterwards.
const PurchaseExtras = lazy(() =>
  import('./PurchaseExtras').then((module) => ({ default: module.PurchaseExtras })),
);

interface PurchasePanelProps {
  product: Product;
  /** Stands below the price. */
  priceAlert?: ReactNode;
  /** Stands in place of Add to Cart when the product is out of stock. */
  stockAlert?: ReactNode;
}

/**
 * Price, stock, quantity, the button, which stays visible, and the protection dialog that it opens.
 * Products out of stock cannot be ordered.
 */
export function PurchasePanel({ product, priceAlert, stockAlert }: PurchasePanelProps) {
  const purchase = usePurchase(product);
  const panelEnd = useRef<HTMLButtonElement>(null);
  const hurry = hurryText(product.stock);
  const { lowestPriorPrice: lowest, emi_from: emi } = product;
  return (
    <>
      <div className={classes.cost}>
        <Price price={product.new_price} mrp={product.price} size="page" />
        <p className="soft small">
          {lowest ? texts.inclusiveWithLowestPrice(formatRupees(lowest)) : texts.inclusiveOfAllTaxes}
        </p>
        {emi && (
          <Link to="." hash="emi" className="small">
            {texts.emiFrom(formatRupees(emi))}
          </Link>
        )}
        {priceAlert}
      </div>
      {hurry && <p className={classes.hurry}>{hurry}</p>}
      {product.stock > 0 ? (
        <>
          <OrderBar product={product} purchase={purchase} />
          <Button ref={panelEnd} kind="outline" size="large" wide onClick={() => purchase.start(true)}>
            {texts.buyNow}
          </Button>
        </>
      ) : (
        <SoldOutBar product={product} stockAlert={stockAlert} />
      )}
      {purchase.problem && (
        <p className={classes.problem} role="alert">
          {purchase.problem}
        </p>
      )}
      {purchase.additions > 0 && (
        <p className={classes.added}>
          <span>{texts.inYourCart}</span>
          <Link to="/cart" className={buttonClass({ kind: 'quiet' })}>
            {texts.viewCart}
          </Link>
        </p>
      )}
      <Suspense fallback={null}>
        <PurchaseExtras product={product} purchase={purchase} bar={{ product, panelEnd }} />
      </Suspense>
    </>
  );
}

function OrderBar({ product, purchase }: { product: Product; purchase: Purchase }) {
  return (
    <div className={classes.order}>
      <QuantityField quantity={purchase.quantity} stock={product.stock} onChange={purchase.setQuantity} />
      <div className={classes.bar}>
        <p className={classes.barPrice}>
          <strong>{formatRupees(product.new_price)}</strong>
          <span className="soft">{texts.inclOfAllTaxes}</span>
        </p>
        <Button size="large" wide busy={purchase.busy} onClick={() => purchase.start(false)}>
          {texts.addToCart}
        </Button>
      </div>
    </div>
  );
}

/** Replaces the button when the product is out of stock, with an alert and a link to alternatives. */
function SoldOutBar({ product, stockAlert }: Pick<PurchasePanelProps, 'product' | 'stockAlert'>) {
  return (
    <>
      <div className={classes.bar}>
        <p className={classes.soldOut}>
          <strong>{texts.outOfStock}</strong>
          <span className="soft">{texts.cannotOrderNow}</span>
        </p>
        {stockAlert}
      </div>
      <Link
        to="/televisions"
        search={{ size: [product.screenInches], stock: 'in' }}
        className={buttonClass({ kind: 'outline', size: 'large' })}
      >
        {texts.seeOthersOfSize(product.screenInches)}
      </Link>
    </>
  );
}
