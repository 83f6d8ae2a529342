import { useEffect, useState } from 'react';
import * as texts from '@aabha/messages/layout';
import { useRouterState } from '@tanstack/react-router';

/** Delay before the line is shown; a shorter wait needs none. */
const DELAY_MS = 300;

/**
 * A thin progress line over the page while the next one loads, so that a click is acknowledged on a slow
 * network.
 */
export function NavigationProgress() {
  const loading = useRouterState({ select: ({ isLoading }) => isLoading });
  const [long, setLong] = useState(false);
  useEffect(() => {
    if (!loading) return;
    const timer = setTimeout(() => setLong(true), DELAY_MS);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [loading]);
  if (!long) return null;
  return (
    <div
      role="progressbar"
      aria-label={texts.loadingThePage}
      className="skeleton"
      style={{ position: 'fixed', inset: '0 0 auto', zIndex: 30, height: 3, background: 'var(--glow)' }}
    />
  );
}
