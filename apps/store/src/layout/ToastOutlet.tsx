import { lazy, Suspense, useEffect, useState } from 'react';
import { onFirstToast } from '../lib/notify';

const Toasts = lazy(() => import('./Toasts').then((module) => ({ default: module.Toasts })));

/** Placeholder of the toasts; their display is loaded with the first one. */
export function ToastOutlet() {
  const [needed, setNeeded] = useState(false);
  useEffect(() => onFirstToast(() => setNeeded(true)), []);
  return needed ? (
    <Suspense fallback={null}>
      <Toasts />
    </Suspense>
  ) : null;
}
