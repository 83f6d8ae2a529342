import { lazy, Suspense, useEffect, useState } from 'react';

const GoogleAnalytics = lazy(() =>
  import('./GoogleAnalytics').then((module) => ({ default: module.GoogleAnalytics })),
);

/** Loads the consent question and Google Analytics after hydration. */
export function GoogleAnalyticsOutlet({ id }: { id: string }) {
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return hydrated ? (
    <Suspense fallback={null}>
      <GoogleAnalytics id={id} />
    </Suspense>
  ) : null;
}
