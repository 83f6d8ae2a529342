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
 * with the page: the alert may be on.
 */
export function PriceAlert({ product }: { product: AlertedProduct }) {
  const [isOpen, setIsOpen] = useState(false);
  const isSignedIn = isShopper(useSession());
  const open = () => setIsOpen(true);
  const button = <AlertTextButton label={tellMe} onClick={open} />;
  if (!isSignedIn && !isOpen) return button;
  return (
    <Suspense fallback={button}>
      <PriceAlertFlow product={product} isOpen={isOpen} onOpen={open} onClose={() => setIsOpen(false)} />
    </Suspense>
  );
}
