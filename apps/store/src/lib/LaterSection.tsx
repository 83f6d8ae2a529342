import { Suspense, type ReactNode } from 'react';
import { useNearViewport } from './use-near-viewport';

/** A section that is rendered when it comes near the viewport. */
export function LaterSection({ children }: { children: ReactNode }) {
  const { ref, near } = useNearViewport<HTMLDivElement>();
  return <div ref={ref}>{near && <Suspense fallback={null}>{children}</Suspense>}</div>;
}
