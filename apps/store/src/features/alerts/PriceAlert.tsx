import { lazy, Suspense, useState } from 'react';
import { tellMe } from '@aabha/messages/alert-buttons';
import { isShopper, useSession } from '../../lib/session';
import { AlertTextButton } from './AlertTextButton';
import type { AlertedProduct } from './use-product-alert';

const PriceAlertFlow = lazy(() =>
  import('./PriceAlertFlow').then((module) => ({ default: module.PriceAlertFlow })),
);

/**
 * The link beside the price (docs/spec/alerts.md#asking). What follows loads with the first press, and for a signed-in shopper
 * with the page: the alert may be on. The button stays the same element meanwhile, or a press during hydration would be lost.
 */
export function PriceAlert({ product }: { product: AlertedProduct }) {
  const [isOpen, setIsOpen] = useState(false);
  const [isOn, setIsOn] = useState(false);
  const isSignedIn = isShopper(useSession());
  const open = () => setIsOpen(true);
  return (
    <>
      {!isOn && <AlertTextButton label={tellMe} onClick={open} />}
      {(isSignedIn || isOpen) && (
        <Suspense fallback={null}>
          <PriceAlertFlow
            product={product}
            isOpen={isOpen}
            onOpen={open}
            onOn={setIsOn}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
