import { lazy, Suspense, useState } from 'react';
import { notifyMe } from '@aabha/messages/alert-buttons';
import { Button } from '@aabha/ui/components/Button';
import { isShopper, useSession } from '../../lib/session';
import type { AlertedProduct } from './use-product-alert';

const StockAlertFlow = lazy(() =>
  import('./StockAlertFlow').then((module) => ({ default: module.StockAlertFlow })),
);

/**
 * The button of a television that is sold out (docs/spec/alerts.md#asking). What follows loads with the first press, and for a
 * signed-in shopper with the page: the alert may be on.
 */
export function StockAlert({ product }: { product: AlertedProduct }) {
  const [isAsked, setIsAsked] = useState(false);
  const isSignedIn = isShopper(useSession());
  const button = (
    <Button size="large" wide busy={isAsked} onClick={() => setIsAsked(true)}>
      {notifyMe}
    </Button>
  );
  if (!isSignedIn && !isAsked) return button;
  return (
    <Suspense fallback={button}>
      <StockAlertFlow
        product={product}
        isAsked={isAsked}
        onAsk={() => setIsAsked(true)}
        onEnd={() => setIsAsked(false)}
      />
    </Suspense>
  );
}
