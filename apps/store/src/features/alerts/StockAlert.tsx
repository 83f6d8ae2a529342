import { lazy, Suspense, useState } from 'react';
import { alertIsOn } from '@aabha/messages/alert-dialog';
import * as texts from '@aabha/messages/alerts';
import { Button } from '@aabha/ui/components/Button';
import { Link } from '@tanstack/react-router';
import { describeError } from '../../lib/describe-error';
import { notify } from '../../lib/notify';
import classes from './alerts.module.css';
import { useCreateAlert, useProductAlert, type AlertedProduct } from './use-product-alert';

const AlertDialog = lazy(() => import('./AlertDialog').then((module) => ({ default: module.AlertDialog })));

/**
 * The button of a television that is sold out: one click of a signed-in shopper, the dialog with the address of a visitor
 * (docs/spec/alerts.md#asking).
 */
export function StockAlert({ product }: { product: AlertedProduct }) {
  const [isOpen, setIsOpen] = useState(false);
  const { isSignedIn, alert } = useProductAlert(product._id, 'stock');
  const create = useCreateAlert(product);
  const ask = () =>
    create.mutate(
      { product: product._id, kind: 'stock' },
      {
        onSuccess: () => notify('success', alertIsOn),
        onError: (error) => notify('error', describeError(error).message),
      },
    );
  if (alert)
    return (
      <p className={classes.on} role="status">
        <span>{texts.weWillEmail}</span>
        <Link to="/my-alerts">{texts.myAlerts}</Link>
      </p>
    );
  return (
    <>
      <Button size="large" wide busy={create.isPending} onClick={isSignedIn ? ask : () => setIsOpen(true)}>
        {texts.notifyMe}
      </Button>
      <Suspense fallback={null}>
        {isOpen && <AlertDialog product={product} kind="stock" needsEmail onClose={() => setIsOpen(false)} />}
      </Suspense>
    </>
  );
}
