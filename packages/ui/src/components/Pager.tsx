import type { ReactNode } from 'react';
import { formatCount } from '@aabha/contracts/counts/counts';
import * as texts from '@aabha/messages/pager';
import { buttonClass } from './Button';
import classes from './Pager.module.css';

/** Look and label of a link to a page; the caller sets its target. */
interface PageLink {
  className: string;
  rel: 'prev' | 'next';
  children: ReactNode;
}

interface PagerProps {
  /** Accessible name: `Pages of orders`. */
  label: string;
  /** From 1. */
  page: number;
  pageCount: number;
  /** Renders the link to another page with the router's own component. */
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
 * Previous and Next with the number of pages (docs/spec/catalogue-search.md#listing). At the ends the label
 * stays without a link; for one page only, and beyond the last, nothing is shown.
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
          {texts.previous}
        </>,
      )}
      <span className={classes.pageOf}>{texts.pageOf(formatCount(page), formatCount(pageCount))}</span>
      {step(
        page + 1,
        'next',
        <>
          {texts.next}
          <Arrow points="9 6 15 12 9 18" />
        </>,
      )}
    </nav>
  );
}
