import { lazy, Suspense, useEffect, useState } from 'react';
import { televisionBody } from '@aabha/contracts/products/television-body.rules';
import * as texts from '@aabha/messages/turntable';
import { buttonClass } from '@aabha/ui/components/Button';
import type { PageProduct } from '../page/product';

const TurnDialog = lazy(() => import('./TurnDialog').then((module) => ({ default: module.TurnDialog })));

/** A ring around an axis. */
const SIGN =
  'M10 2v3.500M10 13v5M6.500 6.700C4.400 7.400 3 8.600 3 10c0 2.200 3.100 4 7 4s7-1.800 7-4c0-1.400-1.400-2.600-3.500-3.300M12.500 11.500L10 14l2.500 2.500';

/**
 * Opens the model of a television; nothing where its specification does not state its measures, and nothing without
 * scripts (docs/spec/products.md#turntable).
 */
export function TurnButton({ product }: { product: PageProduct }) {
  const [isMounted, setMounted] = useState(false);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => setMounted(true), []);
  const body = isMounted ? televisionBody(product) : null;
  if (!body) return null;
  return (
    <>
      <button type="button" className={buttonClass({ kind: 'outline' })} onClick={() => setOpen(true)}>
        <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
          <path
            d={SIGN}
            fill="none"
            stroke="currentColor"
            strokeWidth="1.5"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
        {texts.turnIt}
      </button>
      {isOpen && (
        <Suspense>
          <TurnDialog product={product} body={body} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
