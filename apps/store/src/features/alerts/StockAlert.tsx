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
 * signed-in shopper with the page: the alert may be on. The button stays the same element meanwhile, or a press during
 * hydration would be lost.
 */
export function StockAlert({ product }: { product: AlertedProduct }) {
  const [isAsked, setIsAsked] = useState(false);
  const [stage, setStage] = useState<'button' | 'dialog' | 'on'>('button');
  const isSignedIn = isShopper(useSession());
  return (
    <>
      {stage !== 'on' && (
        <Button size="large" wide busy={isAsked && stage === 'button'} onClick={() => setIsAsked(true)}>
          {notifyMe}
        </Button>
      )}
      {(isSignedIn || isAsked) && (
        <Suspense fallback={null}>
          <StockAlertFlow
            product={product}
            isAsked={isAsked}
            onStage={setStage}
            onEnd={() => setIsAsked(false)}
          />
        </Suspense>
      )}
    </>
  );
}
