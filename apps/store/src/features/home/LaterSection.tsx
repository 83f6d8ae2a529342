import { Suspense, type ReactNode } from 'react';
import { useNearViewport } from '../../lib/use-near-viewport';

/** A part of the page that is only made when one scrolls towards it. */
export function LaterSection({ children }: { children: ReactNode }) {
  const { ref, near } = useNearViewport<HTMLDivElement>();
  return <div ref={ref}>{near && <Suspense fallback={null}>{children}</Suspense>}</div>;
}
