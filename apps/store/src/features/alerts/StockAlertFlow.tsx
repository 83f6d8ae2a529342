import { useEffect, useRef } from 'react';
import { notifyMe } from '@aabha/messages/alert-buttons';
import { alertIsOn } from '@aabha/messages/alert-dialog';
import * as texts from '@aabha/messages/alerts';
import { Button } from '@aabha/ui/components/Button';
import { Link } from '@tanstack/react-router';
import { describeError } from '../../lib/describe-error';
import { notify } from '../../lib/notify';
import { AlertDialog } from './AlertDialog';
import classes from './alerts.module.css';
import { useCreateAlert, useProductAlert, type AlertedProduct } from './use-product-alert';

interface StockAlertFlowProps {
  product: AlertedProduct;
  isAsked: boolean;
  onAsk: () => void;
  onEnd: () => void;
}

/** What the button leads to: the alert of a signed-in shopper at once, the dialog with the address of a visitor. */
export function StockAlertFlow({ product, isAsked, onAsk, onEnd }: StockAlertFlowProps) {
  const { isSignedIn, alert } = useProductAlert(product._id, 'stock');
  const { mutate } = useCreateAlert(product);
  const isSent = useRef(false);
  useEffect(() => {
    if (!isAsked) isSent.current = false;
    if (!isAsked || !isSignedIn || isSent.current) return;
    isSent.current = true;
    mutate(
      { product: product._id, kind: 'stock' },
      {
        onSuccess: () => notify('success', alertIsOn),
        onError: (error) => notify('error', describeError(error).message),
        onSettled: onEnd,
      },
    );
  }, [isAsked, isSignedIn, mutate, onEnd, product._id]);
  if (alert)
    return (
      <p className={classes.on} role="status">
        <span>{texts.weWillEmail}</span>
        <Link to="/my-alerts">{texts.myAlerts}</Link>
      </p>
    );
  return (
    <>
      <Button size="large" wide busy={isAsked && isSignedIn} onClick={onAsk}>
        {notifyMe}
      </Button>
      {isAsked && !isSignedIn && <AlertDialog product={product} kind="stock" needsEmail onClose={onEnd} />}
    </>
  );
}
