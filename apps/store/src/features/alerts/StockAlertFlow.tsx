import { useEffect, useLayoutEffect, useRef } from 'react';
import { alertIsOn } from '@aabha/messages/alert-dialog';
import * as texts from '@aabha/messages/alerts';
import { Link } from '@tanstack/react-router';
import { describeError } from '../../lib/describe-error';
import { notify } from '../../lib/notify';
import { AlertDialog } from './AlertDialog';
import classes from './alerts.module.css';
import { useCreateAlert, useProductAlert, type AlertedProduct } from './use-product-alert';

interface StockAlertFlowProps {
  product: AlertedProduct;
  isAsked: boolean;
  /** Told what is to be seen: the button, the dialog before it, or that the alert is on. */
  onStage: (stage: 'button' | 'dialog' | 'on') => void;
  onEnd: () => void;
}

/** What the button leads to: the alert of a signed-in shopper at once, the dialog with the address of a visitor. */
export function StockAlertFlow({ product, isAsked, onStage, onEnd }: StockAlertFlowProps) {
  const { isSignedIn, alert } = useProductAlert(product._id, 'stock');
  const { mutate } = useCreateAlert(product);
  const isSent = useRef(false);
  const stage = alert ? 'on' : isAsked && !isSignedIn ? 'dialog' : 'button';
  useLayoutEffect(() => {
    onStage(stage);
    return () => onStage('button');
  }, [onStage, stage]);
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
  return stage === 'dialog' && <AlertDialog product={product} kind="stock" needsEmail onClose={onEnd} />;
}
