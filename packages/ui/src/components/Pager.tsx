import type { ReactNode } from 'react';
import { formatCount } from '@aabha/contracts/counts/counts';
import { buttonClass } from './Button';
import classes from './Pager.module.css';

/** What a link to a page looks like and says; where it leads is its maker's. */
export interface PageLink {
  className: string;
  rel: 'prev' | 'next';
  children: ReactNode;
}

interface PagerProps {
  /** What is turned, for those who hear it: `Pages of orders`. */
  label: string;
  /** From 1. */
  page: number;
  pageCount: number;
  /** Makes the link to another page, of the router's own kind. */
  link: (page: number, look: PageLink) => ReactNode;
}

function Arrow({ points }: { points: string }) {
  return (
    <svg width="18" height="18" viewBox="0 0 24 24" aria-hidden="true">
      <polyline
        points={points}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

/**
 * Previous and Next with the count of pages (docs/spec/catalogue-search.md#listing). At the ends the word stays, but
 * leads nowhere; where there is one page only, and past the last, there is nothing to turn.
 */
export function Pager({ label, page, pageCount, link }: PagerProps) {
  if (pageCount <= 1 || page > pageCount) return null;
  const look = buttonClass({ kind: 'outline' });
  const step = (to: number, rel: PageLink['rel'], children: ReactNode) =>
    to < 1 || to > pageCount ? (
      <span className={`${look} ${classes.end}`} role="link" aria-disabled="true">
        {children}
      </span>
    ) : (
      link(to, { className: look, rel, children })
    );
  return (
    <nav className={classes.pager} aria-label={label}>
      {step(
        page - 1,
        'prev',
        <>
          <Arrow points="15 6 9 12 15 18" />
          Previous
        </>,
      )}
      <span className={classes.pageOf}>
        Page {formatCount(page)} of {formatCount(pageCount)}
      </span>
      {step(
        page + 1,
        'next',
        <>
          Next
          <Arrow points="9 6 15 12 9 18" />
        </>,
      )}
    </nav>
  );
}
