import { useLayoutEffect } from 'react';
import { formatRupees } from '@aabha/contracts/money/money-format';
import * as texts from '@aabha/messages/alerts';
import { AlertDialog } from './AlertDialog';
import { AlertTextButton } from './AlertTextButton';
import { useProductAlert, type AlertedProduct } from './use-product-alert';

interface PriceAlertFlowProps {
  product: AlertedProduct;
  isOpen: boolean;
  onOpen: () => void;
  /** Told whether an alert is on, which stands in place of the button. */
  onOn: (isOn: boolean) => void;
  onClose: () => void;
}

/** The target of the alert that is on, and the dialog that asks for another one. */
export function PriceAlertFlow({ product, isOpen, onOpen, onOn, onClose }: PriceAlertFlowProps) {
  const { isSignedIn, alert } = useProductAlert(product._id, 'price');
  const target = alert?.target ?? undefined;
  const isOn = target !== undefined;
  useLayoutEffect(() => {
    onOn(isOn);
    return () => onOn(false);
  }, [isOn, onOn]);
  return (
    <>
      {isOn && (
        <AlertTextButton
          text={<span className="soft">{texts.weWillEmailAt(formatRupees(target))} </span>}
          label={texts.change}
          onClick={onOpen}
        />
      )}
      {isOpen && (
        <AlertDialog
          product={product}
          kind="price"
          target={target}
          needsEmail={!isSignedIn}
          onClose={onClose}
        />
      )}
    </>
  );
}
