import type { ReactNode } from 'react';

/* Sentences of the page of promises with links. */

export const ownCheck = (complain: (text: string) => ReactNode) => (
  <>
    This is our own check, not a certificate. Did we break a promise? {complain('Complain')}, or call the
    National Consumer Helpline at 1915.
  </>
);
export const lastCheck = (summary: ReactNode, day: ReactNode) => (
  <>
    {summary} Last check: {day}.
  </>
);
