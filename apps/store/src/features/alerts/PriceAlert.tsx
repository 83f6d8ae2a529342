import { lazy, Suspense, useState } from 'react';
import { formatRupees } from '@aabha/contracts/money/money-format';
import * as texts from '@aabha/messages/alerts';
import classes from './alerts.module.css';
import { useProductAlert, type AlertedProduct } from './use-product-alert';

const AlertDialog = lazy(() => import('./AlertDialog').then((module) => ({ default: module.AlertDialog })));

/** The link beside the price, which opens the dialog with a target; with an alert, its target. */
export function PriceAlert({ product }: { product: AlertedProduct }) {
  const [isOpen, setIsOpen] = useState(false);
  const { isSignedIn, alert } = useProductAlert(product._id, 'price');
  const target = alert?.target ?? undefined;
  return (
    <p className={`small ${classes.price}`}>
      {target !== undefined && <span className="soft">{texts.weWillEmailAt(formatRupees(target))} </span>}
      <button type="button" className={classes.link} onClick={() => setIsOpen(true)}>
        {target === undefined ? texts.tellMe : texts.change}
      </button>
      <Suspense fallback={null}>
        {isOpen && (
          <AlertDialog
            product={product}
            kind="price"
            target={target}
            needsEmail={!isSignedIn}
            onClose={() => setIsOpen(false)}
          />
        )}
      </Suspense>
    </p>
  );
}
